const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode keeps the ten digits of a script together, from zero to nine. */
const digitValue = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return String(value % 10);
};

/** Replaces the digits of every script by Latin ones, and keeps everything else. */
export const toLatinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitValue);

/** Replaces the separators of Arabic and Persian numbers by a comma and a point. */
const toLatinSeparators = (text: string): string => text.replaceAll('٬', ',').replaceAll('٫', '.');

/** Some locales write invisible direction marks around the sign, or a minus sign of their own. */
const toPlainSign = (text: string) => text.replace(/\p{Cf}/gu, '').replace('−', '-');

const plainNumber = /^[+-]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d*)?$/;

/**
 * Parses a number that a user typed, in the digits of any script and with grouping commas; NaN if it is not a plain number.
 * Stricter than the NumberParser of `@internationalized/number`, which reads "1,2" as 12 and "1e3" as 1000.
 */
export const parseNumber = (typed: string): number => {
  const latin = toPlainSign(toLatinSeparators(toLatinDigits(typed.trim())));
  return latin !== '' && plainNumber.test(latin) ? Number(latin.replaceAll(',', '')) : Number.NaN;
};
