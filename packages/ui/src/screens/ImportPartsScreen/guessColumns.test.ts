import { expect, it } from 'vitest';
import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { guessColumns } from './guessColumns.js';
import { partFields } from '@dealerkit/domain/partImport';
import { labelOf } from './partFields.js';

const allInOrder = Object.fromEntries(partFields.map((field, index) => [field, index]));

it.each([
  ['of the API', partFields],
  ['of the English form', partFields.map((field) => labelOf(field, en))],
  ['of the Bangla form', partFields.map((field) => labelOf(field, bn))],
])('knows the names %s', (_, headers) => {
  expect(guessColumns(headers)).toEqual(allInOrder);
});

it.each([
  [['Item', 'Rate', 'MOQ', 'Qty'], { product_name: 0, price: 1, minimum_order_quantity: 2, available_quantity: 3 }],
  [['Name', 'Price', 'Min.', 'Qty'], { product_name: 0, price: 1, minimum_order_quantity: 2, available_quantity: 3 }],
  [['Min price', 'Price'], { price: 1 }],
  [['Price (BDT)', 'PART_NAME'], { price: 0, product_name: 1 }],
  [['নাম', 'মূল্য', 'মজুদ'], { product_name: 0, price: 1, available_quantity: 2 }],
  [['Retail price', 'Price'], { price: 1 }],
  [['Min qty', 'Quantity'], { minimum_order_quantity: 0, available_quantity: 1 }],
  [['Clutch Kit 430 mm', '41500'], {}],
  [['', ''], {}],
])('guesses the columns of %j', (headers, columns) => {
  expect(guessColumns(headers)).toEqual(columns);
});
