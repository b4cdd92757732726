import { expect, it } from 'vitest';
import { customerName } from './customerName.js';
import { en } from './texts/en.js';

it('names a customer without a name "Unnamed customer"', () => {
  expect(['', '  '].map((name) => customerName({ name }, en))).toEqual(['Unnamed customer', 'Unnamed customer']);
  expect(customerName({ name: ' Rahim ' }, en)).toBe('Rahim');
});
