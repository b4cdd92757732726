import { toLatinDigits } from '../text/numbers.js';
import { plainPhone } from './phone.js';

/** Returns a mobile number of Bangladesh in its international form: "01700000142" is "+880 1700-000142". Other texts stay as they are. */
export const formatPhone = (text: string): string => {
  const digits = plainPhone(text).replace(/[\s().-]/g, '');
  const [, operator, subscriber] = /^(?:\+?88)?0(1\d{3})(\d{6})$/.exec(digits) ?? [];
  return operator ? `+880 ${operator}-${subscriber}` : text;
};

/** Returns a number of Bangladesh as it is dialled there: "+880 1700-000142" is "01700-000142". Other texts stay as they are. */
export const localPhone = (text: string): string => {
  const [code, rest] = /^\s*(?:\+|00)880[\s.-]*0?([1-9].*)$/.exec(toLatinDigits(text)) ?? [];
  return code === undefined ? text : `0${rest}`;
};
