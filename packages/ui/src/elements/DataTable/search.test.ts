import { expect, it } from 'vitest';
import { findRows, foldText } from './search.js';

const texts = ['Ventilated Brake Disc 430 mm', 'Clutch Kit 430 mm', 'ক্লাচ কিট ৪৩০ মিমি', 'Price 1,23,456'].map(foldText);

const find = (query: string, order?: Uint32Array) => [...findRows(texts, query, order)];

it('finds rows by every word, in any case and order', () => {
  expect(find('430 KIT')).toEqual([1]);
  expect(find('430 disc clutch')).toEqual([]);
});

it('finds Latin figures by Bangla digits, and the other way round', () => {
  expect(find('৪৩০')).toEqual([0, 1, 2]);
  expect(find('ক্লাচ 430')).toEqual([2]);
});

it('does not care how figures are grouped', () => {
  expect(find('123456')).toEqual([3]);
  expect(find('123,456')).toEqual([3]);
});

it('finds all rows when nothing is asked for', () => {
  expect(find('  ')).toEqual([0, 1, 2, 3]);
});

it('keeps the order it is given', () => {
  expect(find('430', Uint32Array.of(2, 3, 1, 0))).toEqual([2, 1, 0]);
});

it('finds a letter however it is composed', () => {
  expect(findRows([foldText('caf\u00e9')], 'cafe\u0301')).toHaveLength(1);
});
