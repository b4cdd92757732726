import { expect, it } from 'vitest';
import { exactKeys, foldText, foldWords } from './foldText.js';

it.each([
  ['Clutch KIT', 'clutchkit'],
  ['ক্লাচ ৪৩০', 'ক্লাচ430'],
  ['क्लच ४३०', 'क्लच430'],
  ['١٬٢٣٤', '1234'],
  ['1,23,456 BDT, new', '123456bdtnew'],
  ['1823-45 A', '182345a'],
  ['1823.45/A', '182345a'],
  ['১৮২৩–৪৫\u00a0A', '182345a'],
  ['1823\u201145\u2212A', '182345a'],
  ['cafe\u0301', 'caf\u00e9'],
  ['STRASSE', 'strasse'],
  ['straße', 'strasse'],
])('folds "%s" to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('splits a query into folded words, and ignores words of separators only', () => {
  expect(foldWords('  Clutch - ৪৩০  18-23 ')).toEqual(['clutch', '430', '1823']);
  expect(foldWords(' - . ')).toEqual([]);
});

it('returns the name and the numbers of a part as exact keys', () => {
  const description = 'For long trips.\nOEM: 1823-45 A, ১২৩;\nreplaces : 99.100\nFits: Hino 300\nSee OEM: 7';
  expect(exactKeys({ product_name: 'Clutch Kit', description })).toEqual(['clutchkit', '182345a', '123', '99100']);
  expect(exactKeys({})).toEqual([]);
});
