import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { barePart, brakeDisc } from '../../../stories/fixtures/index.js';
import { en } from '../../texts/en.js';
import { quantityBounds } from '../../partRules.js';
import { orderSchema } from './OrderForm.schema.js';

const good = { address: '14 Zindabazar Road', phone: '01700-000142', orderQuantity: '4' };

const parse = (typed: Partial<typeof good>, bounds = { minimum: 4, available: 40 }) =>
  safeParse(orderSchema(en, bounds), { ...good, ...typed }, { abortPipeEarly: true });

const messagesOf = (typed: Partial<typeof good>) => (parse(typed).issues ?? []).map(({ message }) => message);

const outOfRange = 'Quantity should be grater than default value and less than maximum value';

describe('the quantity of an order', () => {
  it.each(['4', '40', '12', ' 12 ', '১২', '৪০', '1২'])(
    'is accepted where it is %j, both bounds included (S103, S104)',
    (typed) => {
      expect(messagesOf({ orderQuantity: typed })).toEqual([]);
    },
  );

  it.each(['3', '41', '0', '-4', '', '  ', '৪১', '1,000'])('is out of range where it is %j (S105)', (typed) => {
    expect(messagesOf({ orderQuantity: typed })).toEqual([outOfRange]);
  });

  it.each(['4.5', 'four', '4 pcs', '4-5', 'NaN', 'Infinity'])('is no whole number where it is %j', (typed) => {
    expect(messagesOf({ orderQuantity: typed })).toEqual(['Quantity must be a whole number']);
  });

  it('is compared as a number, not as text', () => {
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
])('answers %j with %j (S100, S101)', (typed, message) => {
  expect(messagesOf(typed)).toEqual([message]);
});

it('hands on numbers and trimmed text', () => {
  expect(parse({ address: ' 14 Zindabazar Road\n', orderQuantity: '১২' }).output).toEqual({
    address: '14 Zindabazar Road',
    phone: '01700-000142',
    orderQuantity: 12,
  });
});

describe('the bounds of an order', () => {
  it('are those of the part', () => {
    expect(quantityBounds(brakeDisc)).toEqual({ minimum: 2, available: 36 });
  });

  it('start at one piece and have no end where the part names none', () => {
    expect(quantityBounds(barePart)).toEqual({ minimum: 1, available: Infinity });
    expect(quantityBounds({ ...barePart, minimum_order_quantity: 0 }).minimum).toBe(1);
  });
});
