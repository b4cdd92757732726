import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['Brake Disc', ' brake disc\t'],
  ['STRASSE', 'straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['Brücke', 'BRU\u0308CKE'],
])('"%s" and "%s" are the same name', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('different names stay different', () => {
  expect(foldText('Brake Disc 1')).not.toBe(foldText('Brake Disc 2'));
  expect(foldText('ব্রেক')).not.toBe(foldText('ব্রেকার'));
});
