import { toLatinDigits } from './numbers.js';

/** A text with Latin digits and ASCII dashes, without invisible characters. */
const plainText = (text: string) => toLatinDigits(text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}−]/gu, '-'));

/** Returns the digits of the first phone number in a text, with a leading + if it has one; empty without one. */
const phoneDigits = (phone: string): string =>
  /\+?\d[\d\s().-]*/.exec(plainText(phone))?.[0].replace(/[^\d+]/g, '') ?? '';

/** The highest number of phone numbers that an admin enters of a customer. */
export const MAX_PHONES = 10;

const minimumDigits = 6;

/** Whether a text contains a phone number: at least 6 digits of any script, perhaps with a remark. */
export const isPhone = (text: string): boolean => (text.match(/\p{Nd}/gu) ?? []).length >= minimumDigits;

/** Returns a mobile number of Bangladesh in its international form: "01700000142" is "+880 1700-000142". Other texts stay as they are. */
export const formatPhone = (text: string): string => {
  const digits = plainText(text).replace(/[\s().-]/g, '');
  const [, operator, subscriber] = /^(?:\+?88)?0(1\d{3})(\d{6})$/.exec(digits) ?? [];
  return operator ? `+880 ${operator}-${subscriber}` : text;
};

/** Returns a number of Bangladesh as it is dialled there: "+880 1700-000142" is "01700-000142". Other texts stay as they are. */
export const localPhone = (text: string): string => {
  const [code, rest] = /^\s*(?:\+|00)880[\s.-]*0?([1-9].*)$/.exec(toLatinDigits(text)) ?? [];
  return code === undefined ? text : `0${rest}`;
};

/** Returns the `tel:` URL of a phone number as people write it, or undefined if it has no digits. */
export const callHref = (phone: string): string | undefined => {
  const number = phoneDigits(phone);
  return number ? `tel:${number}` : undefined;
};

/** Returns the URL that opens a WhatsApp message; a local number (01...) gets the country code of Bangladesh. */
export const whatsAppHref = (phone: string, message: string): string | undefined => {
  const number = phoneDigits(phone)
    .replace(/^\+|^00/, '')
    .replace(/^0/, '880');
  return number === '' ? undefined : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
};
