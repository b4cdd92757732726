import { toLatinDigits } from './numbers.js';

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** "34,82,083,232", "3,482,083,232" and "3482083232.00": one number with the separators of an amount. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.0+)?$/;
const withDecimals = /^\d{5,}\.0+$/;

const isAmount = (text: string) => {
  const latin = toLatinDigits(text);
  return withDecimals.test(latin) || (grouped.test(latin) && digitsOf(latin.replace(/\..*/, '')) <= 15);
};

/** Removes what spreadsheet programs write into a number that they take for an amount, and the apostrophe that makes it text. */
export const plainNumber = (text: string): string => {
  const number = text.trim().replace(/^['’](?=[\p{L}\p{Nd}])/u, '');
  return isAmount(number) ? number.replace(/\.\p{Nd}+$/u, '').replaceAll(',', '') : number;
};

/** A long number with the separators of an amount inside of a text; a row of short cells has fewer digits. */
const longAmount = /(?<![\d.,])(?:\d{1,3}(?:,\d{2,3})+(?:\.0+)?|\d{7,}\.0+)(?![\d,]|\.\d)/g;
const MIN_LONG_DIGITS = 9;

/** Removes the separators of amounts from the long numbers of a text with Latin digits; no quantity is that long. */
export const withPlainNumbers = (text: string): string =>
  text.replaceAll(longAmount, (amount) =>
    withDecimals.test(amount) || digitsOf(amount.replace(/\..*/, '')) >= MIN_LONG_DIGITS ? plainNumber(amount) : amount,
  );

/** Words that are written between two numbers of one part. */
const conjunction = /\s+(?:[/&+|]|or|and|বা|ও|অথবা|এবং)\s+|\s+[/|]|[/|]\s+/iu;

/** The lengths of the groups of digits and letters: "4-3-3" of "3482 083 232". */
const shapeOf = (words: readonly string[]) => words.map((word) => word.replaceAll(/\p{Nd}/gu, '0')).join(' ');

/** Splits "3482083232 3482083233" and "3482 083 232 3482 083 233" in the middle, if both halves are long numbers of one shape. */
const splitHalves = (text: string): string[] => {
  const words = text.split(/\s+/);
  const [first, second] = [words.slice(0, words.length / 2), words.slice(words.length / 2)];
  const isPair = words.length % 2 === 0 && shapeOf(first) === shapeOf(second);
  return isPair && digitsOf(toLatinDigits(first.join(''))) >= 8 ? [first.join(' '), second.join(' ')] : [text];
};

/** Splits "3482083232/3482083233" if the pieces are long numbers of one shape; else the slash belongs to the number. */
const splitSlashes = (text: string): string[] => {
  const pieces = text.split('/');
  const isList = pieces.every(
    (piece) => shapeOf([piece]) === shapeOf(pieces.slice(0, 1)) && digitsOf(toLatinDigits(piece)) >= 6,
  );
  return isList ? pieces : [text];
};

const splitCommas = (text: string) => (isAmount(text) ? [text] : text.split(','));

/** Splits a text into the part numbers that it lists, without the separators of amounts. */
export const splitNumbers = (text: string): string[] =>
  text
    .split(/[;\r\n]|,\s+|\s+,/)
    .flatMap((piece) => splitCommas(piece.trim()))
    .flatMap((piece) => piece.split(conjunction))
    .flatMap(splitSlashes)
    .flatMap((piece) => splitHalves(piece.trim()))
    .map(plainNumber)
    .filter(Boolean);
