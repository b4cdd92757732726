import { expect, test } from 'vitest';
import { nameKeyOf } from './nameKeyOf.ts';

test.each([
  ['Brake Disc', ' brake disc\t'],
  ['STRASSE', 'straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['Brücke', 'BRU\u0308CKE'],
])('"%s" and "%s" are the same name', (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other));
});

test('different names stay different', () => {
  expect(nameKeyOf('Brake Disc 1')).not.toBe(nameKeyOf('Brake Disc 2'));
  expect(nameKeyOf('ব্রেক')).not.toBe(nameKeyOf('ব্রেকার'));
});
