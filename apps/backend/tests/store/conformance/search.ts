import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '@dealerkit/domain/entities';
import { buildSearchIndex, type SearchIndex } from '@dealerkit/domain/search';
import { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { PartsFilter } from '../../../src/store/sql/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { numberedParts, numberQueries } from '../../../../../packages/domain/tests/search/numberForms.ts';
import { resolveInCatalogue } from '../../../src/calls/resolveCalls.ts';
import { disc } from '../../fixtures.ts';

const folder = join(import.meta.dirname, '../../../../../packages/domain/tests/search');

function readRows<Row>(file: string, row: v.GenericSchema<unknown, Row>): Row[] {
  return v.parse(v.array(row), JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

const catalogue = readRows(
  'firstCatalogue.json',
  v.object({
    product_name: v.string(),
    description: v.string(),
    price: v.number(),
    image: v.string(),
    minimum_order_quantity: v.number(),
    available_quantity: v.number(),
  }),
);
const queries = readRows('firstQueries.json', v.object({ query: v.string() })).map(({ query }) => query);

/** Sizes by their numbers alone. */
const sizeQueries = ['clutch 430', 'brake shoe 410', 'tyre 1020', 'engine oil 1540', 'hino 300 clutch', 'battery 150'];

/** What a user types by mistake, or to do harm. */
const strangeQueries = [
  'x'.repeat(10_000),
  'brake '.repeat(200),
  '!?.,;:-/\\"\'()*^~{}[]<>|&%$#@',
  '🚚 brake 🚚',
  '\u202eekarb pad',
  'brakeব্রেক pad',
  'brake AND OR NOT NEAR(pad',
  '"brake"*',
  'brake & !pad | (oil:*)',
  '0'.repeat(60),
  '%_%_%_',
];

/** The same parts as a list in a browser. */
async function indexOf(store: Store): Promise<{ parts: Part[]; index: SearchIndex }> {
  const parts = await store.listPartsAfter({ limit: 10_000 });
  const index = await buildSearchIndex(
    parts,
    { names: synonyms, words: synonymWords },
    { pause: () => Promise.resolve() },
  );
  return { parts, index };
}

/** Compares the ids, the total, the facets and the correction of a search with those of the list. */
async function expectSame(store: Store, index: SearchIndex, search: string, filters: PartsFilter = {}) {
  const { category: categories, vehicle: vehicles, brand: brands, stock, min, max, isExact } = filters;
  const listed = index.find({ search, isExact, categories, vehicles, brands, isInStock: stock === 'in', min, max });
  const { rows, total, corrected } = await store.findParts({ ...filters, search, limit: 10 });
  const found = listed.found.slice(0, 10).map(({ _id }) => _id);
  expect({ search, found: rows.map(({ _id }) => _id), total, corrected }).toEqual({
    search,
    found,
    total: listed.facets.total,
    corrected: listed.corrected,
  });
  const { corrected: correctedFacets, ...facets } = await store.findFacets({ ...filters, search });
  expect(facets).toEqual(listed.facets);
  expect(correctedFacets).toBe(listed.corrected);
}

/** The tests of ranked searches for every store. */
export function describeSearch(openFresh: () => Promise<Store>): void {
  test('find the same parts in the same order as a list in a browser, with the same facets', async () => {
    const store = await openFresh();
    await store.seed({ parts: catalogue, reviews: [] });
    const { index } = await indexOf(store);
    for (const query of [...queries, ...sizeQueries, ...strangeQueries]) await expectSame(store, index, query);
    const { categories, vehicles, brands } = await store.findFacets({});
    const values = (facet: typeof categories) => facet.slice(0, 2).map(({ value }) => value);
    const filters: PartsFilter[] = [
      { category: values(categories) },
      { vehicle: values(vehicles), stock: 'in' },
      { brand: values(brands), min: 1000, max: 9000 },
      { category: values(categories), brand: ['no such brand'] },
      { brand: ['no such brand', ...values(brands).toReversed(), ...values(brands)], vehicle: [] },
      { category: ['no such category'], vehicle: ['no such vehicle'], stock: 'in' },
      { vehicle: values(categories) },
      { category: values(categories), vehicle: values(vehicles), isExact: true },
    ];
    for (const filter of filters) {
      for (const query of ['filter', 'brake', 'hino', 'oil filter isuzu', 'brek']) {
        await expectSame(store, index, query, filter);
      }
    }
  });

  test('rank more parts than their pages lead through, of which each level comes before the next one', async () => {
    const store = await openFresh();
    const parts = Array.from({ length: 700 }, (_, n) => ({
      ...disc,
      product_name: n % 7 === 6 ? `Quorzel ${n}` : `Drum ${n}`,
      description: n % 7 === 5 ? 'Brand: Quorzel' : 'Beside a quorzel.',
      available_quantity: n % 2 ? 0 : 9,
    }));
    await store.seed({ parts, reviews: [] });
    const { index } = await indexOf(store);
    const ranked = index.find({ search: 'quorzel' }).found.map(({ _id }) => _id);
    expect(ranked).toHaveLength(300);
    const { rows, total, isLast } = await store.findParts({ search: 'quorzel', limit: 1000 });
    expect({ ids: rows.map(({ _id }) => _id), total, isLast }).toEqual({ ids: ranked, total: 700, isLast: true });
    const second = await store.findParts({ search: 'quorzel', limit: 100, before: ranked[249] });
    expect(second.rows.map(({ _id }) => _id)).toEqual(ranked.slice(250));
    expect(await store.findParts({ search: 'quorzel', limit: 5, before: '0'.repeat(24) })).toMatchObject({ rows: [] });
    for (const search of ['quorzel', 'drum', 'beside drum', 'drum 13']) {
      for (const isUnfinished of [false, true]) {
        const query = { search, isUnfinished, limit: 1000 };
        const counted = await store.findParts(query);
        const uncounted = await store.findParts({ ...query, isUncounted: true });
        expect({ query, rows: uncounted.rows }).toEqual({ query, rows: counted.rows });
      }
    }
  });

  test('find a number first in any spelling, and never another one', async () => {
    const store = await openFresh();
    const numbers = ['6666-12345', '1823-45 A', '6666-1234', '9-6666-1234'];
    for (const [n, number] of numbers.entries()) {
      const added = await store.addPart({
        ...disc,
        product_name: `Hub ${n}`,
        description: `OEM: ${number}`,
      });
      expect(added.outcome).toBe('added');
    }
    const find = async (search: string) =>
      (await store.findParts({ search, limit: 1 })).rows.map(({ description }) => description);
    for (const search of ['6666-1234', '66661234', '6666 1234', '৬৬৬৬-১২৩৪'])
      expect([search, await find(search)]).toEqual([search, ['OEM: 6666-1234']]);
    for (const search of ['1823 45 a', '182345A', '1823-45a', '1823.45/A', '1823-45'])
      expect([search, await find(search)]).toEqual([search, ['OEM: 1823-45 A']]);
    for (const search of ['1823 45 B', '1823-45b', '182345B'])
      expect([search, await find(search)]).toEqual([search, []]);
  });

  test('filter by fifty values that no part has, also texts that are none', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, description: 'Brand: Rane' });
    const strange = ['\ud83d', '\udc00', '\u202e', "' OR 1=1 --", '%', '', 'ক'.repeat(5000)];
    const none = Array.from({ length: 50 }, (_, n) => strange[n] ?? `no such brand ${n}`);
    for (const search of [undefined, 'brake', ...strange]) {
      const query: PartsFilter = {
        brand: none,
        vehicle: none,
        category: none,
        ...(search !== undefined && { search }),
      };
      expect(await store.findParts({ ...query, limit: 5 })).toMatchObject({ rows: [], total: 0 });
      expect((await store.findFacets(query)).total).toBe(0);
    }
    expect(await store.findParts({ brand: [...none, 'Rane'], limit: 5 })).toMatchObject({ total: 1 });
  });

  test('index texts of any length and script', async () => {
    const store = await openFresh();
    const descriptions = [
      'x'.repeat(5000),
      '🚚'.repeat(2500),
      'ক'.repeat(5000),
      `Fits: ${Array.from({ length: 900 }, (_, n) => `V${n}`).join('; ')}`,
      `Fits: ${'ট্রাক '.repeat(800)}`,
      `Brand: ${'b'.repeat(4900)}`,
      `OEM: ${'1'.repeat(4900)}`,
      '\u202e\u0001\u001f:*&|!',
    ];
    for (const [n, description] of descriptions.entries()) {
      const added = await store.addPart({ ...disc, product_name: `Hub ${n}`, description });
      expect(added.outcome).toBe('added');
    }
    expect((await store.findParts({ search: 'hub', limit: 10 })).rows).toHaveLength(descriptions.length);
    expect((await store.findFacets({ vehicle: ['V899'] })).total).toBe(1);
  });

  test('an order and a new price leave what a part is found by as it is', async () => {
    const store = await openFresh();
    const added = await store.addPart(disc);
    const _id = added.outcome === 'added' ? added._id : '';
    const change = { read: { price: disc.price }, changes: { price: 1 } };
    expect(await store.updatePart(_id, change, 'admin@dealer.example')).toEqual({ outcome: 'changed' });
    expect(await store.findParts({ search: 'brake disc', limit: 1 })).toMatchObject({ rows: [{ price: 1 }] });
  });

  test('find a number in every writing, in the list, the suggestions and a pasted list', async () => {
    const store = await openFresh();
    const parts = numberedParts.map(([, product_name, description]) => ({ ...disc, product_name, description }));
    await store.seed({ parts, reviews: [] });
    const { index } = await indexOf(store);
    const keyOf = (name = '') => numberedParts.find(([, product_name]) => product_name === name)?.[0];
    for (const [typed, ...keys] of numberQueries) {
      await expectSame(store, index, typed);
      const { rows } = await store.findParts({ search: typed, limit: 10 });
      const suggested = (await store.findSuggestions(typed)).filter(({ kind }) => kind === 'part');
      const [line] = await resolveInCatalogue([typed], store);
      expect({
        typed,
        listed: rows.map(({ product_name }) => keyOf(product_name)),
        suggested: suggested.slice(0, keys.length).map(({ text }) => keyOf(text)),
        pasted: keyOf(line?.parts[0]?.product_name),
      }).toEqual({ typed, listed: keys, suggested: keys, pasted: keys[0] });
    }
  });
}
