import { AsYouType } from 'libphonenumber-js/max';
import { plainPhone } from './phone.js';

/** Fewer digits begin too many numbers. */
const minDigits = 3;

/**
 * Returns the digits of a number that is still being typed, without its country code and the zero before it, which every writing of the
 * number contains; undefined for a text that is no beginning of a number.
 */
export const unfinishedPhone = (text: string, countryCode: string): string | undefined => {
  const typed = plainPhone(text).trim();
  if (!/^\(?(?:\+|0)[\d\s().-]*$/.test(typed)) return undefined;
  const reader = new AsYouType({ defaultCallingCode: countryCode });
  reader.input(typed.replace(/^\(?00/, '+').replace(/\(0\)/, ''));
  const digits = reader.getNumber()?.nationalNumber ?? '';
  return digits.length < minDigits ? undefined : digits;
};
