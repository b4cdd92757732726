import { expect, it } from 'vitest';
import { createSearch } from './search.js';

const texts = ['Ventilated Brake Disc 430 mm', 'Clutch Kit 430 mm', 'ক্লাচ কিট ৪৩০ মিমি', 'Price 1,23,456', 'Caf\u00e9'];

const find = (query: string, order?: Uint32Array) => [...createSearch(texts, String).find(query, order)];

it('finds rows that contain every word, in any case and order', () => {
  expect(find('430 KIT')).toEqual([1]);
  expect(find('430 disc clutch')).toEqual([]);
});

it('finds Latin digits with a query in Bangla digits and vice versa', () => {
  expect(find('৪৩০')).toEqual([0, 1, 2]);
  expect(find('ক্লাচ 430')).toEqual([2]);
});

it('ignores grouping commas in numbers', () => {
  expect(find('123456')).toEqual([3]);
  expect(find('123,456')).toEqual([3]);
});

it('finds a local phone number by its international form', () => {
  const rows = ['Nasrin 01700-000142', 'Karim +880 1711 000000'];
  expect([...createSearch(rows, String).find('+880 17')]).toEqual([0, 1]);
  expect([...createSearch(rows, String).find('01711')]).toEqual([1]);
});

it('finds all rows for an empty query', () => {
  expect(find('  ')).toEqual([0, 1, 2, 3, 4]);
});

it('keeps the order it is given', () => {
  expect(find('430', Uint32Array.of(2, 3, 1, 0))).toEqual([2, 1, 0]);
});

it('finds a letter in composed and decomposed form', () => {
  expect(find('cafe\u0301')).toEqual([4]);
});

it('prepares in chunks, and prepares the remaining rows in a search', () => {
  const read: number[] = [];
  const rows = Array.from({ length: 2000 }, (_, row) => row);
  const search = createSearch(rows, (row) => {
    read.push(row);
    return String(row);
  });
  expect(search.prepare(0)).toBe(false);
  expect(read.length).toBeLessThan(rows.length);
  expect([...search.find('1999')]).toEqual([1999]);
  expect(search.prepare(0)).toBe(true);
  expect(read).toEqual(rows);
});
