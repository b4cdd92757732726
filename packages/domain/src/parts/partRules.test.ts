import { expect, it } from 'vitest';
import { isOutOfStock, nameKey, partPrice, quantityBounds } from './partRules.js';

it.each([
  [14500, 14500],
  ['$1,119.84', '$1,119.84'],
  [' on request ', 'on request'],
  ['  ', undefined],
  [undefined, undefined],
  [1e12, 1e12],
  [1e300, undefined],
])('returns the price %j as %j', (price, result) => {
  expect(partPrice({ price })).toBe(result);
});

it.each([
  { available: 9, minimum: 10, out: true },
  { available: 10, minimum: 10, out: false },
  { available: 0, minimum: undefined, out: true },
  { available: 1, minimum: undefined, out: false },
  { available: 0, minimum: 0, out: true },
  { available: undefined, minimum: 10, out: false },
])('returns $out for $available in stock and a minimum of $minimum', ({ available, minimum, out }) => {
  expect(isOutOfStock({ _id: '1', available_quantity: available, minimum_order_quantity: minimum })).toBe(out);
});

it('bounds the quantity by the part', () => {
  expect(quantityBounds({ _id: '1', minimum_order_quantity: 2, available_quantity: 36 })).toEqual({
    minimum: 2,
    available: 36,
  });
});

it('bounds the quantity by at least 1 and by no maximum if the part has no bounds', () => {
  expect(quantityBounds({ _id: '1' })).toEqual({ minimum: 1, available: Infinity });
  expect(quantityBounds({ _id: '1', minimum_order_quantity: 0 }).minimum).toBe(1);
});

it.each([
  ['Brake Disc', ' brake disc\t'],
  ['STRASSE', 'straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['Brücke', 'BRU\u0308CKE'],
])('gives "%s" and "%s" the same name key', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it('keeps different names different', () => {
  expect(nameKey('Brake Disc 1')).not.toBe(nameKey('Brake Disc 2'));
  expect(nameKey('ব্রেক')).not.toBe(nameKey('ব্রেকার'));
});
