const banglaDigits = '০১২৩৪৫৬৭৮৯';

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const patternOfCharacter = (character: string): string => {
  const digit = banglaDigits.includes(character) ? banglaDigits.indexOf(character) : Number.parseInt(character, 10);
  return Number.isNaN(digit) ? escape(character) : `[${digit}${banglaDigits.charAt(digit)}]`;
};

/** A number is found with any separators and in Bangla digits; other words as they are. */
const patternOfWord = (word: string): string => {
  const characters = Array.from(word.replaceAll(/[\s.,/\p{Pd}]/gu, ''));
  return /\d|[০-৯]/.test(word)
    ? characters.map(patternOfCharacter).join(String.raw`[\s.,/\p{Pd}]*`)
    : escape(characters.length > 0 ? word.trim() : '');
};

/** Splits a text at the words: every second piece is a match. A word matches only where a word of the text begins. */
export const splitAtWords = (text: string, words: readonly string[]): string[] => {
  const patterns = words
    .toSorted((one, other) => other.length - one.length)
    .map(patternOfWord)
    .filter(Boolean);
  if (patterns.length === 0) return [text];
  return text.split(new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}])(${patterns.join('|')})`, 'giu'));
};
