import { foldText } from '@dealerkit/domain/text/foldText';

/** A shorter text, such as "Ali" or "1", may be a part of anything. */
const shortest = 4;

const word = String.raw`[\p{L}\p{M}\p{N}_]`;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const isPhone = (text: string): boolean => /^0\d{8,}$/.test(foldText(text));

/** A phone number as people write it: with the code of the country or without, in groups, in Latin or Bangla digits. */
function phonePattern(text: string): string {
  const separators = String.raw`[\s\p{Pd}.()/]{0,3}`;
  const digits = Array.from(foldText(text), (digit) => `[${digit}${String.fromCodePoint(0x9e6 + Number(digit))}]`);
  return `(?:(?:\\+|00|০০)?(?:88|৮৮)${separators})?${digits.join(separators)}`;
}

/** The pattern of values that are not a part of a longer word, or of a longer e-mail address. */
function patternOf(values: readonly string[]): string {
  const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');
  const addresses = values.filter((value) => value.includes('@'));
  const phones = values.filter(isPhone).map(phonePattern);
  const others = values.filter((value) => !value.includes('@'));
  return [
    ...(addresses.length > 0 ? [`(?<!${word}[.+-]?)(?:${anyOf(addresses)})(?![.-]?${word})`] : []),
    ...(phones.length > 0 ? [`(?<!${word})(?:${phones.join('|')})(?!${word})`] : []),
    ...(others.length > 0 ? [`(?<!${word})(?:${anyOf(others)})(?!${word})`] : []),
  ].join('|');
}

/** Returns a function that replaces every one of the values in a text in any case, the longest first; short ones only where they are all of it. */
export function createHide(values: Iterable<string>, replacement: string): (text: string) => string {
  const known = new Set([...values].map((value) => value.trim().toLowerCase()).filter((value) => value !== ''));
  const longestFirst = [...known]
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length);
  // One pass, since a value may occur in the replacement.
  const pattern = longestFirst.length > 0 ? new RegExp(patternOf(longestFirst), 'giu') : undefined;
  return (text) => {
    if (known.has(text.trim().toLowerCase())) return replacement;
    return pattern ? text.replace(pattern, () => replacement) : text;
  };
}

/** A text as JSON escapes it within a string. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
