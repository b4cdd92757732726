import { toLatinDigits } from './numbers.js';
import { textKey } from './sameText.js';

/** ASCII text without control characters needs no Unicode folding, which saves most of the time in a table of 100,000 rows. */
const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** White space, dashes, dots, commas, slashes and parentheses: the same number is written with and without them. */
const separators = /[\s\p{Pd}−.,/٬٫()]+/gu;
const asciiSeparators = /[\s,./()-]+/g;

/** The code of Bangladesh with its plus sign, also while the number after it is not typed yet. */
const countryCode = /\+88[\s\p{Pd}.()]{0,3}0[\s\p{Pd}.()]{0,3}(?:0[\s\p{Pd}.()]{0,3})?(?=\d|$)/gu;

/** The same code without a plus sign, which only a whole mobile number after it distinguishes from another number. */
const bareCountryCode =
  /(?<!\d)\(?(?:00)?88[\s\p{Pd}.()]{0,3}0[\s\p{Pd}.()]{0,3}(?=1[3-9](?:[\s\p{Pd}.()]{0,2}\d){8}(?!\d))/gu;

/** Replaces the country code of phone numbers by the zero of a local number: +880 17... and 8801700000142 start with 017. */
const toLocalNumbers = (text: string): string =>
  text.includes('88') ? text.replace(countryCode, '0').replace(bareCountryCode, '0') : text;

/** Folds text for comparison in a search: one case, composed letters, Latin digits, local phone numbers, no separators. */
export const foldText = (text: string): string =>
  isAscii(text)
    ? toLocalNumbers(text.toLowerCase()).replace(asciiSeparators, '')
    : toLocalNumbers(toLatinDigits(textKey(text))).replace(separators, '');

/** The folded words of a query; a text matches if its folded form contains each of them. */
export const foldWords = (query: string): string[] =>
  toLocalNumbers(toLatinDigits(textKey(query)))
    .split(' ')
    .map(foldText)
    .filter(Boolean);
