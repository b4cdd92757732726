import { expect, it } from 'vitest';
import type { Part } from '../entities.js';
import { emptyPartQuery, type PartQuery } from '../parts/partQuery.js';
import { createPartSearch } from './partSearch.js';

const parts: Part[] = [
  { _id: 'disc', product_name: 'Brake Disc 430', price: 900, available_quantity: 5, description: 'OEM: 1823-45 B' },
  { _id: 'kit', product_name: 'Clutch Kit', price: 1_200, available_quantity: 0, description: 'Replaces: 1823-45 A' },
  { _id: 'pump', product_name: 'Water Pump', price: 'On request', description: 'Fits: Tata 1823; Hino 45 A' },
  { _id: 'bare' },
];

const find = async (query: Partial<PartQuery>) =>
  (await createPartSearch(parts)).find({ ...emptyPartQuery, ...query }, 'en');
const idsOf = async (query: Partial<PartQuery>) => (await find(query)).parts.map(({ _id }) => _id);

it('lists the newest part first', async () => {
  expect(await idsOf({})).toEqual(['bare', 'pump', 'kit', 'disc']);
});

it('filters by stock, price and vehicle', async () => {
  expect(await idsOf({ isInStock: true })).toEqual(['bare', 'pump', 'disc']);
  expect(await idsOf({ min: 1000 })).toEqual(['kit']);
  expect(await idsOf({ max: 1000 })).toEqual(['disc']);
  expect(await idsOf({ vehicles: ['Tata 1823'] })).toEqual(['pump']);
});

it('sorts by price and name, parts without an amount last', async () => {
  expect(await idsOf({ sort: 'price' })).toEqual(['disc', 'kit', 'bare', 'pump']);
  expect(await idsOf({ sort: '-price' })).toEqual(['kit', 'disc', 'bare', 'pump']);
  expect(await idsOf({ sort: 'name' })).toEqual(['bare', 'disc', 'kit', 'pump']);
});

it('ranks a search, says why a part is found, and corrects words unless the search is exact', async () => {
  const { parts: found, reasons } = await find({ search: '182345a', sort: 'relevance' });
  expect(found.map(({ _id }) => _id)).toEqual(['kit']);
  expect(reasons.get('kit')).toEqual({ kind: 'replaces', number: '1823-45 A' });
  const corrected = await find({ search: 'cluch kit', sort: 'relevance' });
  expect(corrected).toMatchObject({ corrected: 'clutch kit', total: 1, limit: undefined });
  expect(await idsOf({ search: 'cluch kit', sort: 'relevance', isExact: true })).toEqual([]);
});

it('lists at most 300 parts by relevance, and all of them in another order', async () => {
  const many = Array.from({ length: 301 }, (_, index) => ({ _id: String(index), product_name: 'Clutch Kit' }));
  const search = await createPartSearch(many);
  const ranked = search.find({ ...emptyPartQuery, search: 'clutch', sort: 'relevance' }, 'en');
  expect([ranked.parts.length, ranked.total, ranked.limit]).toEqual([300, 301, 300]);
  const newest = search.find({ ...emptyPartQuery, search: 'clutch' }, 'en');
  expect([newest.parts.length, newest.parts[0]?._id, newest.limit]).toEqual([301, '300', undefined]);
});
