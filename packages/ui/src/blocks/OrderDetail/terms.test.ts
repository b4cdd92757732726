import { expect, it } from 'vitest';
import { changesOf, termsOf, withPresent } from './terms.js';

const lines = [
  { _id: 'a', status: 'confirmed' as const, agreedPrice: 45_000 },
  { _id: 'b', status: 'placed' as const },
  { _id: 'c', status: 'cancelled' as const, agreedPrice: 100 },
];
const terms = termsOf({ lines, note: undefined }, { discount: 0, deliveryCharge: 15_000 });

it('reads what was never agreed as null, and prices of open lines only', () => {
  expect(terms).toEqual({ discount: null, deliveryCharge: 15_000, note: null, prices: { a: 45_000, b: null } });
});

it('sends what differs, with the same keys of the values that were seen', () => {
  const typed = { ...terms, discount: 500, prices: { a: 45_000, b: 20_000 } };
  expect(changesOf(terms, typed)).toEqual({
    read: { discount: null, prices: { b: null } },
    changes: { discount: 500, prices: { b: 20_000 } },
  });
  expect(changesOf(terms, { ...terms })).toBeUndefined();
});

it('takes the present values of another admin over', () => {
  expect(withPresent(terms, { discount: 900, prices: { b: 1 } })).toEqual({
    ...terms,
    discount: 900,
    prices: { a: 45_000, b: 1 },
  });
});
