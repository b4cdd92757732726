import { expect, it } from 'vitest';
import { hasTooManyDecimals, parseAmount } from './amounts.js';

it.each([
  ['500/-', 50_000],
  ['৫০০/-', 50_000],
  ['1,500', 150_000],
  ['১৫০০', 150_000],
  ['Tk. 1.10', 110],
  ['-500', -50_000],
  ['-২.৬৭', -267],
  ['1,50,000.50', 15_000_050],
  ['১,৫০,০০০.৫', 15_000_050],
  ['0', 0],
  ['10000000000', 1_000_000_000_000],
])('reads %s', (typed, amount) => {
  expect(parseAmount(typed, 'BDT')).toBe(amount);
});

it.each(['', 'five hundred', '1.005', '1e15', '1000000000000000', '1,2'])('rejects "%s"', (typed) => {
  expect(parseAmount(typed, 'BDT')).toBeNaN();
});

it('follows the digits of the currency', () => {
  expect(parseAmount('500', 'JPY')).toBe(500);
  expect(parseAmount('0.5', 'JPY')).toBeNaN();
});

const tooPrecise = ['1.005', '8.575', 'Tk 10.075', '০.২৮৫', '-2.675', '1,50,000.505', '১,৫০,০০০.৫০৫', '৳ ০.১৪৫/-'];

it.each(tooPrecise)('finds more decimals than the currency has in %s', (typed) => {
  expect([hasTooManyDecimals(typed, 'BDT'), parseAmount(typed, 'BDT')]).toEqual([true, Number.NaN]);
});

it.each(['', 'ask', '1.10', '1.100', '500/-', '0.29'])('finds no decimals too many in "%s"', (typed) => {
  expect(hasTooManyDecimals(typed, 'BDT')).toBe(false);
});
