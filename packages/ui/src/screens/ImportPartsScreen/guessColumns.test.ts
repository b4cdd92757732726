import { expect, it } from 'vitest';
import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { guessColumns } from './guessColumns.js';
import { partFields } from '@dealerkit/domain/import/partImport';
import { fieldsOf, labelOf } from './partFields.js';

const allInOrder = Object.fromEntries(partFields.map((field, index) => [field, index]));

it.each([
  ['of the API', partFields],
  ['of the English form', partFields.map((field) => labelOf(field, en, false))],
  ['of the Bangla form', partFields.map((field) => labelOf(field, bn, false))],
  ['of the English form on a host that takes pictures', partFields.map((field) => labelOf(field, en, true))],
  ['of the Bangla form on a host that takes pictures', partFields.map((field) => labelOf(field, bn, true))],
])('knows the names %s', (_, headers) => {
  expect(guessColumns(headers)).toEqual(allInOrder);
});

it('finds the reorder level only for a host that keeps it', () => {
  const headers = ['Name', 'Stock', 'Min stock', 'Reorder Level'];
  expect(guessColumns(headers)).toEqual({ product_name: 0, available_quantity: 1, reorder_level: 3 });
  expect(guessColumns(headers, fieldsOf(false))).toEqual({ product_name: 0, available_quantity: 1 });
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
  [['Name', 'Remarks', 'Notes'], { product_name: 0 }],
  [['Name', 'Pictures'], { product_name: 0, image: 1 }],
  [['Name', 'Image file'], { product_name: 0, image: 1 }],
  [['নাম', 'ছবির ফাইল'], { product_name: 0, image: 1 }],
  [['Category', 'Brand', 'Origin', 'Unit', 'Truck'], { category: 0, brand: 1, origin: 2, unit: 3, fits: 4 }],
  [['Unit price', 'Unit', 'Brand name', 'Part name'], { price: 0, unit: 1, brand: 2, product_name: 3 }],
  [['ব্র্যান্ড', 'ট্রাক', 'একক', 'তৈরির দেশ', 'ধরন'], { brand: 0, fits: 1, unit: 2, origin: 3, category: 4 }],
  [['Replaces', 'Superseded by', 'Quality'], { replaces: 0, replacedBy: 1, grade: 2 }],
])('guesses the columns of %j', (headers, columns) => {
  expect(guessColumns(headers)).toEqual(columns);
});
