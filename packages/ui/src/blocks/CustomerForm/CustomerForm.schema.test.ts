import { flatten, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { customerSchema, typedCustomerOf } from './CustomerForm.schema.js';

const phones = (count: number) => Array.from({ length: count }, (_, index) => `+88018190007${String(10 + index)}`);
const typed = (count: number) => typedCustomerOf({ name: 'Rahim', phones: phones(count) }, () => '');

const parsePhones = (count: number, before: number) => {
  const schema = customerSchema('BDT', phones(before))(en);
  const { success, output, issues } = safeParse(schema, typed(count));
  return success ? output.phones : flatten<typeof schema>(issues).nested?.phones;
};

it('takes up to ten phone numbers', () => {
  expect(parsePhones(10, 0)).toEqual(phones(10));
  expect(parsePhones(11, 0)).toEqual(['Enter at most 10 phone numbers']);
});

it('keeps more phone numbers of a merged customer as long as they are not changed', () => {
  expect(parsePhones(12, 12)).toEqual(phones(12));
  expect(parsePhones(11, 12)).toEqual(['Enter at most 10 phone numbers']);
});
