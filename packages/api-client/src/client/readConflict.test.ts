import { expect, test } from 'vitest';
import { readConflict } from './readConflict.js';

test('reads the present part of a 409, with numbers written as text as numbers', () => {
  const part = { _id: '1', product_name: 'Clutch Kit', price: '120', image: '/kit.jpg' };
  expect(readConflict({ message: 'Changed.', issues: [], part })).toEqual({
    issues: [],
    part: { ...part, price: 120 },
  });
});

test.each([undefined, 'Changed.', { message: 'Taken.' }, { part: { price: 1 } }])('reads nothing from %j', (body) => {
  expect(readConflict(body)).toEqual({});
});

test('reads how much is left, with the order that needs more', () => {
  const order = { _id: '1', orderQuantity: '4', status: 'cancelled' };
  const read = readConflict({ message: 'Only 1 is left.', issues: [], order, available: 1 });
  expect(read).toMatchObject({ available: 1, order: { orderQuantity: 4, status: 'cancelled' } });
});

test('reads the present order beside lines of another form', () => {
  const order = { _id: '1', status: 'cancelled' };
  const { lines, ...others } = readConflict({ message: 'Changed.', lines: ['Hub'], order, available: 1 });
  expect([lines, others]).toEqual([undefined, { order, available: 1 }]);
});

test('reads which lines of an order were refused', () => {
  const lines = [{ index: 1, product_name: 'Hub', available_quantity: 1 }];
  expect(readConflict({ message: 'Nothing was ordered.', issues: [], lines }).lines).toEqual(lines);
});
