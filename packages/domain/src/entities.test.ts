import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Order, Part, Review, User } from './entities.js';

const _id = '0190a3f4c2b1000000000001';

describe('a part', () => {
  test('has the documented keys (S127)', () => {
    const part = {
      _id,
      product_name: 'Brake Disc',
      description: 'Vented.',
      price: 14500,
      image: '/photos/brake-disc-800.jpg',
      minimum_order_quantity: 2,
      available_quantity: 36,
    };
    expect(parse(Part, part)).toEqual(part);
  });

  test('has no picture at the address that stands for none', () => {
    expect(parse(Part, { _id, image: '/no-picture' })).toEqual({ _id });
  });

  test('may omit its name, description, price and stock', () => {
    const bare = { _id, image: 'a.jpg', minimum_order_quantity: 1 };
    expect(parse(Part, bare)).toEqual(bare);
    const nulls = { product_name: null, description: null, price: null, available_quantity: null };
    expect(parse(Part, { ...bare, ...nulls })).toEqual(bare);
  });

  test.each([
    ['45', 45],
    [' 45.50 ', 45.5],
    ['$1,119.84', '$1,119.84'],
    ['1,119', 1119],
    ['৪৫', 45],
    [' 1,119.84 ', 1119.84],
    ['9'.repeat(400), Infinity],
    ['1,2', '1,2'],
    ['0x10', '0x10'],
    ['', undefined],
    [0, 0],
  ])('with the price %o is read with the price %o', (price, expected) => {
    expect(parse(Part, { _id, price }).price).toBe(expected);
  });

  test.each([
    ['12', 12],
    ['', undefined],
    ['plenty', undefined],
    [0, 0],
  ])('with the stock %o is read with the stock %o', (available_quantity, expected) => {
    expect(parse(Part, { _id, available_quantity }).available_quantity).toBe(expected);
  });

  test.each([
    ['3', 3],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    ['a few', undefined],
  ])('with the minimum %o is read with the minimum %o', (minimum_order_quantity, expected) => {
    expect(parse(Part, { _id, minimum_order_quantity }).minimum_order_quantity).toBe(expected);
  });

  test('is invalid without an _id', () => {
    expect(safeParse(Part, { product_name: 'Brake Disc' }).success).toBe(false);
  });

  test('is invalid if its name is an object', () => {
    expect(safeParse(Part, { _id, product_name: {} }).success).toBe(false);
  });
});

test('an order has its documented keys and a numeric quantity (S128)', () => {
  const order = {
    _id,
    userEmail: 'rahim@example.com',
    userName: 'Rahim',
    product_name: 'Brake Disc',
    address: 'Zindabazar, Sylhet',
    phone: '01700000000',
    orderQuantity: 2,
  };
  expect(parse(Order, { ...order, orderQuantity: '2', phone: '01700000000', extra: true })).toEqual(order);
  expect(parse(Order, { ...order, userName: null }).userName).toBeUndefined();
  expect(safeParse(Order, { ...order, orderQuantity: 'two' }).success).toBe(false);
});

test('an order number is a whole number from 1; on another host any other value counts as missing', () => {
  const orderNumber = (value: unknown) => parse(Order, { _id, orderNumber: value }).orderNumber;
  expect([1042, '1042'].map(orderNumber)).toEqual([1042, 1042]);
  expect([undefined, null, 0, -1, 1.5, 1e300, 'A-17', {}].map(orderNumber).filter(Boolean)).toEqual([]);
});

test('a review may have a rating above 5, below 0 and written as text (S121, S129)', () => {
  const review = { _id, reviewName: 'Karim', productName: 'Clutch Kit', description: 'Fits.' };
  for (const rating of [6, -1, 4.5]) {
    expect(parse(Review, { ...review, rating }).rating).toBe(rating);
    expect(parse(Review, { ...review, rating: String(rating) }).rating).toBe(rating);
  }
});

test('a user has the documented spelling of the location (S130)', () => {
  const user = { _id, email: 'a@b.com', loaction: 'Sylhet', role: 'admin' };
  expect(parse(User, user)).toEqual(user);
});
