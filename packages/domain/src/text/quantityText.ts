import { withPlainNumbers } from './numberList.js';
import { parseNumber, toLatinDigits } from './numbers.js';

/** The words that stand after a number of pieces, in English, in Bangla, and in Bangla with Latin letters. */
const units = [
  "pcs?|pc's|pces?|pieces?|pice|pes|nos?|no's|units?|ea|each|sets?|pairs?|box(?:es)?",
  'ta|ti|khana|khan|pis|pich|jora',
  'টা|টি|টে|টো|খানা|খান|পিস|পিছ|পিচ|সেট|জোড়া|ইউনিট|বক্স',
]
  .join('|')
  .normalize();

const dozens = 'dozens?|doz|dz|ডজন';

const unitWord = new RegExp(`^(?:${dozens}|${units})\\.?$`, 'iu');

/** Whether a word can stand after a number of pieces, such as "pcs". */
export const isUnitWord = (word: string): boolean => unitWord.test(word);

/** A word is not followed by another letter, sign of a letter or digit; `\b` knows Latin letters only. */
const wordEnd = String.raw`(?![\p{L}\p{M}\d])`;
const wordStart = String.raw`(?<![\p{L}\p{M}\d])`;

/** What can stand for a number of pieces; one that is no whole number from 1 is read as a quantity that is not known. */
const amount = String.raw`[-+]?\d+(?:,\d+)*(?:\.\d+)?(?:e\d+)?`;

/** Sources of regular expressions; the groups are named by their use. */
export const pattern = {
  amount: String.raw`(?<amount>${amount})`,
  unit: String.raw`\s*(?:(?<dozens>${dozens})|${units})${wordEnd}\.?`,
  label: String.raw`(?:${wordStart}(?:qty|qnty|quantity|পরিমাণ|সংখ্যা)${wordEnd}\.?\s*[:=-]?)`,
} as const;

/** Whether a text is nothing but the word for pieces. */
export const isUnit = (text: string): boolean => new RegExp(`^(?:${dozens}|${units})$`, 'iu').test(text);

/** The digits of each word. */
const digitsByWord = (wordsByDigits: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(wordsByDigits).flatMap(([digits, words]) =>
      words
        .normalize()
        .split('|')
        .map((word): [string, string] => [word, digits]),
    ),
  );

const numberWords = digitsByWord({
  1: 'এক|ek|one|a',
  2: 'দুই|দু|dui|du|two',
  3: 'তিন|tin|three',
  4: 'চার|char|four',
  5: 'পাঁচ|pach|panch|five',
  6: 'ছয়|ছ|choy|chhoy|six',
  7: 'সাত|sat|shat|seven',
  8: 'আট|at|aat|eight',
  9: 'নয়|noy|nine',
  10: 'দশ|dosh|ten',
  12: 'বার|বারো|twelve',
  15: 'পনের|পনেরো',
  20: 'বিশ|কুড়ি',
});

const halfWords = digitsByWord({ 0.5: 'আধা|হাফ|adha|half', 1.5: 'দেড়|der' });

const wordsBefore = (words: ReadonlyMap<string, string>, following: string) =>
  new RegExp(
    String.raw`${wordStart}(${[...words.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?=\s*(?:${following})${wordEnd})`,
    'giu',
  );

const writtenNumber = wordsBefore(numberWords, `${dozens}|${units}`);
/** Not before other units, because a "half set" is a kind of part. */
const writtenHalf = wordsBefore(halfWords, dozens);

/** Marks of the writing direction and zero-width spaces, which chats and spreadsheets put around numbers. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Returns a line with Latin digits, one kind of multiplication sign and dash, and numbers in place of number words. */
export const plainText = (text: string): string =>
  withPlainNumbers(toLatinDigits(text.normalize()).replace(invisible, ''))
    .replace(/[\u2010-\u2015−]/g, '-')
    .replace(/[×✕✖⨯]/g, 'x')
    // oxlint-disable-next-line no-control-regex -- pasted text has them, and they separate words
    .replace(/[^\S\t]|[\0-\x08\x0B-\x1F\x7F]/g, ' ')
    .replace(writtenNumber, (word) => numberWords.get(word.toLowerCase()) ?? word)
    .replace(writtenHalf, (word) => halfWords.get(word.toLowerCase()) ?? word);

const writtenQuantity = new RegExp(`^${pattern.label}?\\s*${pattern.amount}(?:${pattern.unit})?$`, 'iu');

/** Parses a number of pieces in a cell, such as "12", "১২টি" or "২ ডজন"; NaN if it is none. */
export const parseQuantity = (text: string): number => {
  const { amount: count = text, dozens: inDozens } = writtenQuantity.exec(plainText(text).trim())?.groups ?? {};
  return parseNumber(count) * (inDozens === undefined ? 1 : 12);
};

/** Returns the whole number of pieces, or undefined if it is none from 1. */
export const readAmount = (text = '', isDozens = false): number | undefined => {
  const count = parseNumber(text) * (isDozens ? 12 : 1);
  return Number.isSafeInteger(count) && count >= 1 ? count : undefined;
};
