import { expect, test } from 'vitest';
import { readConflict } from './readConflict.js';

test('reads the present part of a 409, with numbers written as text as numbers', () => {
  const part = { _id: '1', product_name: 'Clutch Kit', price: '120', image: '/kit.jpg' };
  expect(readConflict({ message: 'Changed.', issues: [], part })).toEqual({
    part: { ...part, price: 120 },
  });
});

test.each([undefined, 'Changed.', { message: 'Taken.' }, { part: { price: 1 } }])('reads nothing from %j', (body) => {
  expect(readConflict(body)).toEqual({});
});
