import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';
import { toLatinDigits } from '@dealerkit/domain/text/numbers';
import { formatInputNumber } from './numbers.js';

/** Formats a phone number in its international form if it is known, in the digits of a locale; other text keeps its form. */
export const formatPhoneIn = (text: string, locale: string, countryCode: string): string =>
  toLatinDigits(formatPhone(text, countryCode)).replace(/\d/g, (digit) => formatInputNumber(Number(digit), locale));
