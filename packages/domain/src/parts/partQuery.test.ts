import { expect, it } from 'vitest';
import { emptyPartQuery, parsePriceLimit, partQueryParameters, readPartQuery } from './partQuery.js';
import type { PartQuery } from './partQuery.js';
import { MAX_PRICE } from './partRules.js';

const read = (parameters: string) => readPartQuery(new URLSearchParams(parameters));

it('reads from a URL what it writes', () => {
  const query: PartQuery = {
    search: 'disc 430',
    sort: '-price',
    isInStock: true,
    min: 100,
    max: 2000.5,
    categories: ['Brakes', 'Clutch & gearbox'],
    vehicles: ['Tata LPT 1613'],
    brands: ['রানে'],
    isExact: true,
  };
  const parameters = partQueryParameters(query);
  expect(new URLSearchParams(parameters).toString()).toBe(
    'search=disc+430&exact=1&sort=-price&stock=in&min=100&max=2000.5&category=Brakes&category=Clutch+%26+gearbox' +
      '&vehicle=Tata+LPT+1613&brand=%E0%A6%B0%E0%A6%BE%E0%A6%A8%E0%A7%87',
  );
  expect(readPartQuery(new URLSearchParams(parameters))).toEqual(query);
  expect(partQueryParameters(emptyPartQuery)).toEqual([]);
});

it('reads the beginning of a very long search, without half a character and NUL', () => {
  expect(read(`search=${'brake+'.repeat(1700)}`).search).toBe('brake '.repeat(34).slice(0, 200));
  expect(read(`search=${'x'.repeat(199)}%F0%9F%9A%9A`).search).toBe('x'.repeat(199));
  expect(read('search=%00clutch')).toMatchObject({ search: 'clutch', sort: 'relevance' });
  expect(read('search=%00')).toMatchObject({ search: '', sort: 'newest' });
});

it('ignores what is not valid, empty or repeated', () => {
  expect(read('sort=rating&stock=out&min=cheap&max=-1&category=&exact=1&search=%20')).toEqual({
    ...emptyPartQuery,
    search: ' ',
  });
  expect(read('brand=Valeo&brand=Valeo').brands).toEqual(['Valeo']);
});

it.each([
  ['1,200', 1200],
  ['৪৫', 45],
  ['0.0000001', 0],
  ['0.0000015', 0.000002],
  ['1000000000000', MAX_PRICE],
  ['9'.repeat(400), MAX_PRICE],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads the price limit %j as %j, and what it writes again as the same', (typed, limit) => {
  expect(parsePriceLimit(typed)).toBe(limit);
  expect(parsePriceLimit(String(limit))).toBe(limit);
});

it('sorts a search by relevance unless another order is given, and a list never', () => {
  expect(read('search=disc').sort).toBe('relevance');
  expect(read('search=disc&sort=newest').sort).toBe('newest');
  expect(read('sort=relevance').sort).toBe('newest');
  expect(partQueryParameters({ ...emptyPartQuery, search: 'disc', sort: 'relevance' })).toEqual([['search', 'disc']]);
  expect(partQueryParameters({ ...emptyPartQuery, search: 'disc' })).toEqual([
    ['search', 'disc'],
    ['sort', 'newest'],
  ]);
});
