import { toLatinDigits } from '../text/numbers.js';

/** A text with Latin digits and ASCII dashes, without invisible characters. */
export const plainPhone = (text: string): string =>
  toLatinDigits(text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}−]/gu, '-'));

/** Returns the digits of the first phone number in a text, with a leading + if it has one; empty without one. */
export const phoneDigits = (phone: string): string =>
  /\+?\d[\d\s().-]*/.exec(plainPhone(phone))?.[0].replace(/[^\d+]/g, '') ?? '';

/** The highest number of phone numbers that an admin enters of a customer. */
export const MAX_PHONES = 10;

const minimumDigits = 6;

/** Whether a text contains a phone number: at least 6 digits of any script, perhaps with a remark. */
export const isPhone = (text: string): boolean => (text.match(/\p{Nd}/gu) ?? []).length >= minimumDigits;

/** Returns the `tel:` URL of a phone number as people write it, or undefined if it has no digits. */
export const callHref = (phone: string): string | undefined => {
  const number = phoneDigits(phone);
  return number ? `tel:${number}` : undefined;
};
