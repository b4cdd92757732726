import { expect, it } from 'vitest';
import { emptyPartQuery, partQueryParameters, queryParts, readPartQuery } from './partQuery.js';
import type { PartQuery } from './partQuery.js';

const parts = [
  { _id: 'disc', product_name: 'Brake Disc 430', price: 900, available_quantity: 5, description: 'OEM: 1823-45 B' },
  { _id: 'kit', product_name: 'Clutch Kit', price: '1,200', available_quantity: 0, description: 'OEM: 1823-45 A' },
  { _id: 'pump', product_name: 'Water Pump', price: 'On request', description: 'Fits: Tata 1823; Hino 45 A' },
  { _id: 'bare' },
];

const find = (query: Partial<PartQuery>) =>
  queryParts(parts, { ...emptyPartQuery, ...query }, 'en').map(({ _id }) => _id);

it('lists the newest part first', () => {
  expect(find({})).toEqual(['bare', 'pump', 'kit', 'disc']);
});

it.each([
  ['1823-45 A', ['kit', 'disc']],
  ['১৮২৩৪৫a', ['kit']],
  ['1823.45', ['kit', 'disc']],
  ['182345', ['kit', 'disc']],
  ['disc brake', ['disc']],
  ['1824', []],
])('finds "%s", the exact number first', (search, found) => {
  expect(find({ search })).toEqual(found);
});

it('filters by stock and price', () => {
  expect(find({ isInStock: true })).toEqual(['bare', 'pump', 'disc']);
  expect(find({ min: 1000 })).toEqual(['kit']);
  expect(find({ max: 1000 })).toEqual(['disc']);
});

it('sorts by price and name, parts without an amount last', () => {
  expect(find({ sort: 'price' })).toEqual(['disc', 'kit', 'bare', 'pump']);
  expect(find({ sort: '-price' })).toEqual(['kit', 'disc', 'bare', 'pump']);
  expect(find({ sort: 'name' })).toEqual(['bare', 'disc', 'kit', 'pump']);
});

it('reads from a URL what it writes, and ignores what is not valid', () => {
  const query: PartQuery = { search: 'disc 430', sort: '-price', isInStock: true, min: 100, max: 2000.5 };
  const parameters = partQueryParameters(query);
  expect(parameters).toEqual({ search: 'disc 430', sort: '-price', stock: 'in', min: '100', max: '2000.5' });
  expect(readPartQuery(new URLSearchParams(parameters))).toEqual(query);
  expect(partQueryParameters(emptyPartQuery)).toEqual({});
  expect(readPartQuery(new URLSearchParams('sort=rating&stock=out&min=cheap&max=-1'))).toEqual(emptyPartQuery);
});
