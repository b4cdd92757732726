import { toLatinDigits } from '../text/numbers.js';
import { plainPhone } from './phone.js';

/**
 * Returns a mobile number of Bangladesh in its international form: "01700000142" is "+880 1700-000142". Other texts stay as they are, and
 * numbers without a plus sign where they are those of another country.
 */
export const formatPhone = (text: string, countryCode = '880'): string => {
  const digits = plainPhone(text).replace(/[\s().-]/g, '');
  const [, operator, subscriber] = /^(?:\+?88)?0(1\d{3})(\d{6})$/.exec(digits) ?? [];
  return operator && (countryCode === '880' || digits.startsWith('+')) ? `+880 ${operator}-${subscriber}` : text;
};

/** Returns a number of Bangladesh as it is dialled there: "+880 1700-000142" is "01700-000142". Other texts and those of shops elsewhere stay as they are. */
export const localPhone = (text: string, countryCode = '880'): string => {
  if (countryCode !== '880') return text;
  const [code, rest] = /^\s*(?:\+|00)880[\s.-]*0?([1-9].*)$/.exec(toLatinDigits(text)) ?? [];
  return code === undefined ? text : `0${rest}`;
};
