import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords, numberInWords } from './amountInWords.js';
import { languageCodes } from '../text/languages.js';

it.each([
  [0, 'zero', 'শূন্য'],
  [7, 'seven', 'সাত'],
  [40, 'forty', 'চল্লিশ'],
  [99, 'ninety-nine', 'নিরানব্বই'],
  [100, 'one hundred', 'একশ'],
  [119, 'one hundred nineteen', 'একশ উনিশ'],
  [1000, 'one thousand', 'এক হাজার'],
  [1500, 'one thousand five hundred', 'এক হাজার পাঁচশ'],
  [99_999, 'ninety-nine thousand nine hundred ninety-nine', 'নিরানব্বই হাজার নয়শ নিরানব্বই'],
  [100_000, 'one lakh', 'এক লাখ'],
  [1_234_567, 'twelve lakh thirty-four thousand five hundred sixty-seven', 'বারো লাখ চৌত্রিশ হাজার পাঁচশ সাতষট্টি'],
  [10_000_000, 'one crore', 'এক কোটি'],
  [25_000_001, 'two crore fifty lakh one', 'দুই কোটি পঞ্চাশ লাখ এক'],
  [1_000_000_000, 'one hundred crore', 'একশ কোটি'],
  [1_000_000_000_000, 'one lakh crore', 'এক লাখ কোটি'],
])('reads %i as "%s" and "%s"', (value, english, bangla) => {
  expect(numberInWords(value, 'en')).toBe(english);
  expect(numberInWords(value, 'bn').normalize('NFC')).toBe(bangla.normalize('NFC'));
});

it.each([
  [0, 'Zero taka only', 'শূন্য টাকা মাত্র'],
  [50, 'Fifty paisa only', 'পঞ্চাশ পয়সা মাত্র'],
  [1_450_000, 'Fourteen thousand five hundred taka only', 'চৌদ্দ হাজার পাঁচশ টাকা মাত্র'],
  [12_000_050, 'One lakh twenty thousand taka and fifty paisa only', 'এক লাখ বিশ হাজার টাকা পঞ্চাশ পয়সা মাত্র'],
])('states %i of the smallest unit as "%s" and "%s"', (amount, english, bangla) => {
  expect(amountInWords(amount, 'en')).toBe(english);
  expect(amountInWords(amount, 'bn').normalize('NFC')).toBe(bangla.normalize('NFC'));
});

it('states the amount of a currency without a smaller unit, with the names given', () => {
  expect(amountInWords(1200, 'en', { digits: 0, names: { major: 'yen', minor: '' } })).toBe(
    'One thousand two hundred yen only',
  );
});

const unitWords = { en: ['crore', 'lakh', 'thousand'], bn: ['কোটি', 'লাখ', 'হাজার'] } as const;

/** Reads words back, by the rules of the language and not by those of the writer. */
function readWords(text: string, language: 'en' | 'bn'): number {
  const names = new Map(Array.from({ length: 100 }, (_, value) => [numberInWords(value, language), value]));
  const [crore, lakh, thousand] = unitWords[language];
  const at = text.lastIndexOf(` ${crore}`);
  if (at !== -1) {
    const rest = text.slice(at + crore.length + 1).trim();
    return readWords(text.slice(0, at), language) * 10_000_000 + (rest === '' ? 0 : readWords(rest, language));
  }
  let sum = 0;
  let count = 0;
  for (const word of text.split(' ')) {
    const hundreds = /^(.+)শ$/.exec(word)?.[1];
    if (word === lakh) [sum, count] = [sum + count * 100_000, 0];
    else if (word === thousand) [sum, count] = [sum + count * 1000, 0];
    else if (word === 'hundred') count *= 100;
    else if (names.has(word)) count += names.get(word) ?? Number.NaN;
    else if (hundreds !== undefined) count += (names.get(hundreds) ?? Number.NaN) * 100;
    else return Number.NaN;
  }
  return sum + count;
}

it('gives each number below 100 a name of its own', () => {
  for (const language of languageCodes) {
    const names = Array.from({ length: 100 }, (_, value) => numberInWords(value, language));
    expect(new Set(names).size).toBe(100);
    expect(names.every((name) => name.trim() === name && name !== '' && !name.includes('undefined'))).toBe(true);
  }
});

it('can be read back, for every number', () => {
  const anyNumber = fc.oneof(fc.nat({ max: 200_000 }), fc.nat({ max: 999_999_999 }), fc.maxSafeNat());
  fc.assert(
    fc.property(anyNumber, fc.constantFrom(...languageCodes), (value, language) => {
      expect(readWords(numberInWords(value, language), language)).toBe(value);
    }),
    { numRuns: 3000 },
  );
});
