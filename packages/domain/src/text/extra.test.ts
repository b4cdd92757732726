import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { extraLimits, Extra } from './extra.js';

const { count, name, value } = extraLimits;
const values = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`Field ${index}`, 'x']));

it.each([
  ['values in any script', { 'ট্রাকের নম্বর': 'ঢাকা মেট্রো-ট ১১-১২৩৪', VAT: 'x'.repeat(value) }],
  ['as many values as possible', values(count)],
  ['a name of the greatest length', { ['n'.repeat(name)]: 'x' }],
  ['nothing', {}],
])('takes %s', (_title, extra) => {
  expect(safeParse(Extra, extra)).toMatchObject({ success: true, output: extra });
});

it('leaves empty values out, which do not count', () => {
  expect(safeParse(Extra, { ...values(count), Truck: ' ' })).toMatchObject({
    success: true,
    output: values(count),
  });
});

it.each([
  ['too many values', values(count + 1)],
  ['a long value', { VAT: 'x'.repeat(value + 1) }],
  ['a long name', { ['n'.repeat(name + 1)]: 'x' }],
  ['an empty name', { ' ': 'x' }],
  ['a name of two lines', { 'Truck\nnumber': 'x' }],
  ['a value that no database stores', { VAT: '\0' }],
  ['a number', { VAT: 1 }],
  ['a text', 'VAT'],
])('refuses %s', (_title, extra) => {
  expect(safeParse(Extra, extra).success).toBe(false);
});
