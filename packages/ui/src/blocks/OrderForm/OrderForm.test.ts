import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { orderSchema } from './OrderForm.schema.js';

const good = { address: '14 Zindabazar Road', phone: '01700-000142', orderQuantity: '4' };

const parse = (typed: Partial<typeof good>, bounds = { minimum: 4, available: 40 }) =>
  safeParse(orderSchema(en, bounds), { ...good, ...typed }, { abortPipeEarly: true });

const messagesOf = (typed: Partial<typeof good>) => (parse(typed).issues ?? []).map(({ message }) => message);

const outOfRange = 'Quantity should be grater than default value and less than maximum value';

describe('the quantity of an order', () => {
  it.each(['4', '40', '12', ' 12 ', '১২', '৪০', '1২'])(
    'accepts %j within the bounds, which are inclusive (S103, S104)',
    (typed) => {
      expect(messagesOf({ orderQuantity: typed })).toEqual([]);
    },
  );

  it.each(['3', '41', '0', '-4', '', '  ', '৪১', '1,000'])('rejects %j as out of range (S105)', (typed) => {
    expect(messagesOf({ orderQuantity: typed })).toEqual([outOfRange]);
  });

  it.each(['4.5', 'four', '4 pcs', '4-5', 'NaN', 'Infinity'])('rejects %j as not a whole number', (typed) => {
    expect(messagesOf({ orderQuantity: typed })).toEqual(['Quantity must be a whole number']);
  });

  it('compares numbers, not text', () => {
    expect(parse({ orderQuantity: '9' }, { minimum: 4, available: 40 }).success).toBe(true);
    expect(parse({ orderQuantity: '1,200' }, { minimum: 900, available: 10_000 }).output).toMatchObject({
      orderQuantity: 1200,
    });
  });
});

it.each([
  [{ address: '' }, 'Address is Required'],
  [{ address: ' \n ' }, 'Address is Required'],
  [{ phone: '' }, 'Phone is Required'],
  [{ phone: 'abc' }, 'Enter a phone number with at least 6 digits'],
])('rejects %j with the message %j (S100, S101)', (typed, message) => {
  expect(messagesOf(typed)).toEqual([message]);
});

it('returns numbers and trimmed text', () => {
  expect(parse({ address: ' 14 Zindabazar Road\n', orderQuantity: '১২' }).output).toEqual({
    address: '14 Zindabazar Road',
    phone: '01700-000142',
    orderQuantity: 12,
  });
});
