import { expect, it } from 'vitest';
import { en } from './texts/en.js';
import { barePart, brakeDisc } from '../stories/fixtures/index.js';
import { isOutOfStock, partName, partPrice, quantityBounds } from './partRules.js';

it('names a part without a name "Unnamed part"', () => {
  expect([undefined, '', '  '].map((product_name) => partName({ product_name }, en))).toEqual(
    Array.from({ length: 3 }, () => 'Unnamed part'),
  );
  expect(partName({ product_name: ' Clutch Kit ' }, en)).toBe('Clutch Kit');
});

it.each([
  [14500, 14500],
  ['9600', 9600],
  [' 1,119.84 ', 1119.84],
  ['৯৬০০', 9600],
  ['$1,119.84', '$1,119.84'],
  [' on request ', 'on request'],
  ['  ', undefined],
  [undefined, undefined],
  [1e12, 1e12],
  [1e300, undefined],
  ['9'.repeat(300), undefined],
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
  expect(quantityBounds(brakeDisc)).toEqual({ minimum: 2, available: 36 });
});

it('bounds the quantity by at least 1 and by no maximum if the part has no bounds', () => {
  expect(quantityBounds(barePart)).toEqual({ minimum: 1, available: Infinity });
  expect(quantityBounds({ ...barePart, minimum_order_quantity: 0 }).minimum).toBe(1);
});
