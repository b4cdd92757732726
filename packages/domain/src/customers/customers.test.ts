import { expect, it } from 'vitest';
import type { Customer } from '../books.js';
import { canMerge, customerChanges, isAboveLimit, mergedCustomer } from './customers.js';

const karim: Customer = {
  _id: '1',
  name: 'Abdul Karim',
  phones: ['+8801819000731'],
  address: 'Ambarkhana, Sylhet',
  creditLimit: 500_000,
  balance: 120_000,
};
const garage: Customer = {
  _id: '2',
  name: 'Karim Garage',
  phones: ['+8801700000555', '+8801819000731'],
  email: 'karim@example.com',
  balance: -20_000,
};

it('names only the changed values, null for what is missing, with the same keys in both', () => {
  expect(
    customerChanges(karim, { ...karim, name: 'Karim', note: 'Pays on Thursdays', creditLimit: undefined }),
  ).toEqual({
    read: { name: 'Abdul Karim', note: null, creditLimit: 500_000 },
    changes: { name: 'Karim', note: 'Pays on Thursdays', creditLimit: null },
  });
  expect(customerChanges(karim, { ...karim, phones: [...karim.phones] })).toBeUndefined();
});

it('adds phones, balance and account of a merged customer, and keeps the other values', () => {
  expect(mergedCustomer(karim, garage)).toEqual({
    ...karim,
    phones: ['+8801819000731', '+8801700000555'],
    email: 'karim@example.com',
    balance: 100_000,
  });
});

it('adds the cheques that have not cleared', () => {
  const cheques = { amount: 500, until: '2027-01-07' };
  const both = mergedCustomer({ ...karim, cheques }, { ...garage, cheques: { amount: 300, until: '2026-12-31' } });
  expect(both.cheques).toEqual({ amount: 800, until: '2027-01-07' });
  expect(mergedCustomer({ ...karim, cheques: { amount: 0 } }, { ...garage, cheques }).cheques).toEqual(cheques);
});

it('merges neither a customer with itself nor two with an account each', () => {
  expect(canMerge(karim, garage)).toBe(true);
  expect(canMerge(karim, karim)).toBe(false);
  expect(canMerge({ ...karim, email: 'a@example.com' }, garage)).toBe(false);
});

it('is above the limit only with more than it, also with an order', () => {
  expect(isAboveLimit({ balance: 500_000, creditLimit: 500_000 })).toBe(false);
  expect(isAboveLimit({ balance: 500_001, creditLimit: 500_000 })).toBe(true);
  expect(isAboveLimit({ balance: 500_001 })).toBe(false);
  expect(isAboveLimit({ balance: 400_000, creditLimit: 500_000 }, 100_000)).toBe(false);
  expect(isAboveLimit({ balance: 400_000, creditLimit: 500_000 }, 100_001)).toBe(true);
  expect(isAboveLimit({ balance: -100, creditLimit: 0 }, 100)).toBe(false);
  expect(isAboveLimit({ balance: 400_000 }, 1_000_000)).toBe(false);
});
