import { toLatinDigits } from './numbers.js';

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** "34,82,083,232", "3,482,083,232", "3482083232.00" and "3482083232,00": one number with the separators of an amount. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.0+)?$/;
const withDecimals = /^\d{5,}(?:\.0+|,0{1,2})$/;

const isAmount = (text: string) => {
  const latin = toLatinDigits(text);
  return withDecimals.test(latin) || (grouped.test(latin) && digitsOf(latin.replace(/\..*/, '')) <= 15);
};

/** Removes what spreadsheet programs write into a number that they take for an amount, and the apostrophe that makes it text. */
export const plainNumber = (text: string): string => {
  const number = text.trim().replace(/^['’](?=[\p{L}\p{Nd}])/u, '');
  return isAmount(number) ? number.replace(/\.\p{Nd}+$|,\p{Nd}{1,2}$/u, '').replaceAll(',', '') : number;
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

/** Splits "3482083232 3482083233" and "3482 083 232 3482 083 233" into equal groups, if they are long numbers of one shape. */
const splitRepeats = (text: string): string[] => {
  const words = text.split(/\s+/);
  for (let size = 1; size <= words.length / 2; size += 1) {
    if (words.length % size > 0) continue;
    const groups = Array.from({ length: words.length / size }, (_, index) =>
      words.slice(index * size, (index + 1) * size),
    );
    const [first = []] = groups;
    const number = toLatinDigits(first.join(''));
    const isLong = digitsOf(number) >= 6 && number.replaceAll(/[^\p{L}\d]/gu, '').length >= 8;
    if (isLong && groups.every((group) => shapeOf(group) === shapeOf(first)))
      return groups.map((group) => group.join(' '));
  }
  return [text];
};

/** What can stand between two numbers or inside of one, and how many digits numbers have that it separates. */
const ambiguous = [
  [/[/\\&+|()=~]/u, 6],
  [/\s*\p{Pd}\s*/u, 8],
] as const;

/** Splits "3482083232/3482083233" if the pieces are long numbers of one shape; else the sign belongs to the number. */
const splitAmbiguous = (text: string): string[] => {
  for (const [sign, minDigits] of ambiguous) {
    const pieces = text
      .split(sign)
      .map((piece) => piece.trim())
      .filter(Boolean);
    const isList = pieces.every(
      (piece) => shapeOf([piece]) === shapeOf(pieces.slice(0, 1)) && digitsOf(toLatinDigits(piece)) >= minDigits,
    );
    if (pieces.length > 1 && isList) return pieces;
  }
  return [text];
};

const splitSigns = (text: string) => splitAmbiguous(text.trim()).flatMap(splitRepeats);

const splitCommas = (text: string) => (isAmount(text) ? [text] : text.split(/[,，]/));

/** Splits a text into the part numbers that it lists, without the separators of amounts. */
export const splitNumbers = (text: string): string[] =>
  text
    .split(/[;；،、।\r\n]|[,，]\s+|\s+[,，]/)
    .flatMap((piece) => piece.split(conjunction))
    // Numbers with the commas of amounts stand whole beside the other signs.
    .flatMap(splitSigns)
    .flatMap(splitCommas)
    .flatMap(splitSigns)
    .map(plainNumber)
    .filter(Boolean);
