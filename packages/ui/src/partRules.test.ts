import { expect, it } from 'vitest';
import { en } from './texts/en.js';
import { isOutOfStock, partName, partPrice } from './partRules.js';

it('calls a part without a name the same everywhere', () => {
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
])('takes the price %j for %j', (price, taken) => {
  expect(partPrice({ price })).toBe(taken);
});

it.each([
  { available: 9, minimum: 10, out: true },
  { available: 10, minimum: 10, out: false },
  { available: 0, minimum: undefined, out: true },
  { available: 1, minimum: undefined, out: false },
  { available: 0, minimum: 0, out: true },
  { available: undefined, minimum: 10, out: false },
])('takes $available left with a minimum of $minimum for out of stock: $out', ({ available, minimum, out }) => {
  expect(isOutOfStock({ _id: '1', available_quantity: available, minimum_order_quantity: minimum })).toBe(out);
});
