import { expect, it } from 'vitest';
import { foldText } from './foldText.js';

it.each([
  ['Clutch KIT', 'clutch kit'],
  ['ক্লাচ ৪৩০', 'ক্লাচ 430'],
  ['क्लच ४३०', 'क्लच 430'],
  ['١٬٢٣٤', '1234'],
  ['1,23,456 BDT, new', '123456 bdt, new'],
  ['cafe\u0301', 'caf\u00e9'],
])('folds "%s" to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
