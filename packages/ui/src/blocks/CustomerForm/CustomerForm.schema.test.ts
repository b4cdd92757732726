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

const parse = (typedPhones: string, before: string[] = [], countryCode?: string) => {
  const schema = customerSchema('BDT', before, countryCode)(en);
  const { success, output, issues } = safeParse(schema, {
    ...typedCustomerOf({ name: 'Rahim' }, () => ''),
    phones: typedPhones,
  });
  return success ? output.phones : flatten<typeof schema>(issues).nested?.phones?.[0];
};

it.each([
  ['01711\u2011000142', ['+8801711000142']],
  ['1712000142', ['+8801712000142']],
  ['+880 (0)1713-000142, 00880 01713000142', ['+8801713000142']],
  ['01714-000142 / 01814-000143', ['+8801714000142', '+8801814000143']],
  ['01711000142/43', ['+8801711000142', '+8801711000143']],
  ['01711-000142 (Rahim) বা ০১৮১১-০০০১৪৩ (office)', ['+8801711000142', '+8801811000143']],
])('reads the phone numbers of %j', (text, numbers) => expect(parse(text)).toEqual(numbers));

it.each([
  ['01711', '01711'],
  ['01711-0001', '01711-0001'],
  ['none', 'none'],
  ['01711-000142, 01811-00014', '01811-00014'],
  ['01711-000142 ext 5', '5'],
])('says what of %j is no phone number, with an example', (text, wrong) => {
  expect(parse(text)).toMatch(`“${wrong}” is not a phone number. Write one like 01812-345678`);
});

it('reads the local numbers of the country of the shop', () => {
  expect(parse('098300 12345', [], '91')).toEqual(['+919830012345']);
  expect(parse('01711-000142', [], '91')).toMatch('Write one like 081234 56789');
});

it('keeps a number that cannot exist as long as it is not changed', () => {
  expect(parse('+8801711', ['+8801711'])).toEqual(['+8801711']);
  expect(parse('+8801711, 01711000142', ['+8801711'])).toMatch('“+8801711” is not a phone number');
});
