import { expect, it } from 'vitest';
import { createShiftCheck } from './shiftedColumns.js';

const discs = Array.from({ length: 40 }, (_, index) => ({
  kind: 'Brakes',
  price: 14_000 + index,
  quantity: index + 1,
}));
const bolts = Array.from({ length: 40 }, (_, index) => ({ kind: 'Bolts', price: 20 + index, quantity: 4000 + index }));
const isShifted = (shifted: (typeof discs)[number], others = [...discs, ...bolts]) =>
  createShiftCheck([...others, shifted])(shifted);

it.each([
  ['price and quantity in each other’s place', { kind: 'Brakes', price: 12, quantity: 14_500 }, true],
  ['a low price only', { kind: 'Brakes', price: 12, quantity: 8 }, false],
  ['a high quantity only', { kind: 'Brakes', price: 14_500, quantity: 14_500 }, false],
  ['values that are usual for the kind', { kind: 'Bolts', price: 20, quantity: 4100 }, false],
])('reads %s', (_, shifted, expected) => {
  expect(isShifted(shifted)).toBe(expected);
});

it('compares a part whose kind has few others with all parts', () => {
  const shifted = { kind: 'Clutch', price: 12, quantity: 41_500 };
  expect(isShifted(shifted, discs)).toBe(true);
  expect(isShifted(shifted, [])).toBe(false);
});
