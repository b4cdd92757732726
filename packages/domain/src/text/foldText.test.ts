import { expect, it } from 'vitest';
import { foldText, foldWords } from './foldText.js';

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
  ['+880 1700-000142', '01700000142'],
  ['+৮৮০ ১৭০০ ০০০১৪২', '01700000142'],
  ['+88 01700 000142', '01700000142'],
  ['+880 (0)821-712345', '0821712345'],
  ['+880 1711-000000, 8801819000000 or 00880 1911 000000', '0171100000001819000000or01911000000'],
  ['OEM 8801234, 00880171, 88017000001421 and 1880', 'oem88012340088017188017000001421and1880'],
  ['(01700) 000-142', '01700000142'],
  ['(880) 1700 (000) 142', '01700000142'],
  ['STRASSE', 'strasse'],
  ['straße', 'strasse'],
])('folds "%s" to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('splits a query into folded words, and ignores words of separators only', () => {
  expect(foldWords('  Clutch - ৪৩০  18-23 ')).toEqual(['clutch', '430', '1823']);
  expect(foldWords(' - . ')).toEqual([]);
});

it('finds a phone number in its local and its international form, also while it is typed', () => {
  const forms = ['01700-000142', '+880 1700-000142', '8801700000142', '০১৭০০ ০০০১৪২'];
  const queries = [
    '+880 17',
    '+880 1700 000142',
    '+88 01700',
    '01700',
    '1700-000142',
    '+880',
    '8801700000142',
    '+৮৮০ ১৭',
    '(01700) 000142',
    '+880 (1700) 000-142',
    '(017',
  ];
  for (const query of queries)
    for (const form of forms)
      expect(
        foldWords(query).every((word) => foldText(form).includes(word)),
        `${query} in ${form}`,
      ).toBe(true);
});
