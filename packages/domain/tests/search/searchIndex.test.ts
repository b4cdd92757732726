import { expect, it } from 'vitest';
import type { Part } from '../../src/entities.js';
import { buildSearchIndex } from '../../src/search/index.js';
import { synonyms, synonymWords } from '../../src/synonyms/synonyms.js';
import { indexParts } from './quality.js';

const makePart = (_id: string, product_name: string, description = '', more: Partial<Part> = {}): Part => ({
  _id,
  product_name,
  description,
  price: 1000,
  image: undefined,
  minimum_order_quantity: 1,
  available_quantity: 10,
  ...more,
});

const parts = [
  makePart('pad', 'Brake Pad Front Tata 1613', 'OEM: 1823-45 A\nFits: Tata LPT 1613\nBrand: Rane'),
  makePart('turbo', 'Turbocharger HX35', 'Change the oil filter with it.\nBrand: Holset'),
  makePart('filter', 'Lub Oil Filter Hino 500', 'OEM: S1560-72190\nReplaces: 3482 083 231\nFits: Hino AK1J; Hino 500', {
    price: 300,
  }),
  makePart('filter2', 'Oil Filter Spin-on', 'OEM: 6666-12345', { available_quantity: 0 }),
  makePart('scattered', 'Brake Widget Pad'),
  makePart('primer', 'Epoxy Primer Grey 1L'),
  makePart('rim', 'Wheel Rim 7.50-20', 'For tyres 10.00-20'),
  makePart('jack', 'Hydraulic Bottle Jack 10 Ton'),
  makePart('jac', 'Brake Shoe JAC 1040', 'Fits: JAC 1040'),
  makePart('battery', 'Battery 12V 100Ah', 'OEM: 55012-24001'),
  makePart('lpt', 'Horn 24V LPT1613', 'Category: Sound'),
];

const idsOf = async (search: string, isExact = false) => {
  const { found } = (await indexParts(parts)).find({ search, isExact });
  return found.map(({ _id }) => _id);
};

it.each([
  ['1823.45/a', ['pad']],
  ['১৮২৩-৪৫ A', ['pad']],
  ['part no 182345A please', ['pad']],
  ['1823 45 a', ['pad']],
  ['1823-45a', ['pad']],
  ['18 23 45 A', ['pad']],
  ['1823/45', ['pad']],
  ['666612345', ['filter2']],
  ['6666-1234', ['filter2']],
  ['S156O-7219O', ['filter']],
  ['1823 45 B', []],
  ['1823-45-AB', []],
  ['182345B', []],
  ['24001', ['battery']],
])('finds a number: %s', async (search, ids) => {
  expect(await idsOf(search)).toEqual(ids);
});

it.each([
  ['oil filter', ['filter', 'filter2']],
  ['filter', ['filter', 'filter2', 'turbo']],
  ['widget pad', ['scattered']],
  ['brake widget', ['scattered']],
  ['brek pad', ['pad', 'scattered']],
  ['hinor oil filter', ['filter']],
  ['ol filter', ['filter', 'filter2']],
  ['ব্রেক প্যাড', ['pad', 'scattered']],
  ['rim', ['rim']],
  ['rims', ['rim']],
  ['jack', ['jack']],
  ['JAC brake shoe', ['jac']],
  ['lpt 1613 horn', ['lpt']],
  ['lpt1613 horn', ['lpt']],
  ['LPT1613 brake pad', ['pad']],
  ['10 ton jack', ['jack']],
  ['LPT 1613 V Horn', []],
  ['horn 24 v', ['lpt']],
  ['100 Ah battery', ['battery']],
  ['brake pad hino', []],
  ['sugar', []],
  ['mobile', []],
])('finds what a part is: %s', async (search, ids) => {
  const found = await idsOf(search);
  expect(found.slice(0, ids.length)).toEqual(ids);
  expect(found.length > 0).toBe(ids.length > 0);
});

it('treats both encodings of a Bangla letter alike', async () => {
  const index = await indexParts([
    makePart('tyre', 'টা\u09df\u09beর 7.50-16'),
    makePart('pump', 'ও\u09af\u09bc\u09beটার পাম্প'),
  ]);
  const find = (search: string) => index.find({ search }).found.map(({ _id }) => _id);
  expect(find('টা\u09af\u09bc\u09beর')).toEqual(['tyre']);
  expect(find('ও\u09df\u09beটার পাম্প')).toEqual(['pump']);
  expect(find('water pump')).toEqual(['pump']);
});

it('says what it corrected, and corrects nothing when asked for the words as typed', async () => {
  const index = await indexParts(parts);
  const { corrected, found, words } = index.find({ search: 'tubrocharger' });
  expect(corrected).toBe('turbocharger');
  expect(found.map(({ _id }) => _id)).toEqual(['turbo']);
  expect(words).toContain('turbocharger');
  expect(index.find({ search: 'tubrocharger', isExact: true })).toMatchObject({ found: [] });
  expect(index.find({ search: 'brake pad' }).corrected).toBeUndefined();
  expect(index.find({ search: 'ব্রেক প্যাড' }).corrected).toBeUndefined();
});

it('does not correct a word that the catalogue has', async () => {
  const index = await indexParts([makePart('a', 'Turbocharger'), makePart('b', 'Tubrocharger Special')]);
  expect(index.find({ search: 'tubrocharger' })).toMatchObject({ found: [{ _id: 'b' }] });
  expect(index.find({ search: 'tubrocharger' }).corrected).toBeUndefined();
});

it('sorts equal parts by stock, then by id', async () => {
  const index = await indexParts([
    makePart('c', 'Horn 24V', '', { available_quantity: 0 }),
    makePart('b', 'Horn 24V'),
    makePart('a', 'Horn 24V'),
  ]);
  expect(index.find({ search: 'horn' }).found.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
});

it('counts the values of each facet under the other filters', async () => {
  const index = await indexParts(parts);
  const all = index.find({ search: 'filter' }).facets;
  expect(all).toMatchObject({
    total: 3,
    vehicles: [
      { value: 'Hino 500', count: 1 },
      { value: 'Hino AK1J', count: 1 },
    ],
  });
  expect(all.categories).toEqual([
    { value: 'Filters', count: 2 },
    { value: 'Engine', count: 1 },
  ]);
  const filtered = index.find({ search: 'filter', categories: ['Engine'], isInStock: true });
  expect(filtered.found.map(({ _id }) => _id)).toEqual(['turbo']);
  expect(filtered.facets).toMatchObject({
    total: 1,
    categories: [
      { value: 'Engine', count: 1 },
      { value: 'Filters', count: 1 },
    ],
    brands: [{ value: 'Holset', count: 1 }],
    vehicles: [],
  });
  expect(index.find({ search: '', max: 500 }).parts.map(({ _id }) => _id)).toEqual(['filter']);
  expect(index.find({ search: '', categories: ['Sound', 'none such'] }).facets.total).toBe(1);
});

it('suggests categories, vehicles and parts for an unfinished text', async () => {
  const index = await indexParts(parts);
  expect(index.suggest('br')[0]).toEqual({ kind: 'category', text: 'Brakes', count: 3 });
  expect(index.suggest('oil fi').map(({ id }) => id)).toEqual(['filter', 'filter2']);
  expect(index.suggest('ব্রেক প্যা').map(({ id }) => id)).toEqual(['pad', 'scattered']);
  expect(index.suggest('হিনো')[0]).toEqual({ kind: 'vehicle', text: 'Hino 500', count: 1 });
  expect(index.suggest('1823')).toMatchObject([{ kind: 'part', id: 'pad', number: '1823-45 A', price: 1000 }]);
  expect(index.suggest('')).toEqual([]);
});

it('suggests what a misspelled or freely spelled beginning can mean, and nothing for words of other trades', async () => {
  const index = await indexParts([
    makePart('pad', 'Brake Pad Tata 1613'),
    makePart('plate', 'Clutch Plate 310mm'),
    makePart('nut', 'Wheel Nut M20'),
    makePart('tyre', 'Radial Tyre 10.00-20'),
    makePart('battery', 'Battery 12V 100Ah'),
    makePart('thermostat', 'Thermostat 82C'),
    makePart('filter', 'Oil Filter'),
    makePart('silencer', 'Silencer Assembly'),
  ]);
  const found = (text: string) => index.suggest(text).flatMap(({ id }) => id ?? []);
  for (const text of ['brek', 'breik', 'ব্রে']) expect(found(text)).toEqual(['pad']);
  for (const text of ['cluch', 'clac', 'klac', 'ক্লা', 'clutc pl']) expect(found(text)).toEqual(['plate']);
  // The name of a kind comes before those that begin with it, such as "tyre nut".
  for (const text of ['tair', 'tayar', 'টায়']) expect(found(text)[0]).toBe('tyre');
  expect(found('bater')).toEqual(['battery']);
  expect(found('termo')).toEqual(['thermostat']);
  expect(found('filt')).toEqual(['filter']);
  expect(found('silincer')).toEqual(['silencer']);
  expect(index.suggest('cluch')[0]).toMatchObject({ kind: 'category', text: 'Clutch' });
  // A number is never corrected to that of a model, here 1613.
  expect(found('1613')).toEqual(['pad']);
  expect(found('1666')).toEqual([]);
  for (const text of ['football', 'brick', 'চিনি', 'laptop', 'sugar', 'শাড়ি']) expect(index.suggest(text)).toEqual([]);
  for (const text of ['zzzz', 'aaaa', 'kkkk', 'qqqqqq', 'bbbb', 'ssss']) expect(index.suggest(text)).toEqual([]);
});

it('gives way to the page between slices', async () => {
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const many = Array.from({ length: 200 }, (_, index) => makePart(`part-${index}`, 'Brake Pad Tata 1613'));
  await buildSearchIndex(many, { names: synonyms, words: synonymWords }, { pause, sliceMs: 0 });
  expect(pauses).toBeGreaterThan(200 + synonyms.length);
});
