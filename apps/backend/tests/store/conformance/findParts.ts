import { maxTotalCount } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import { type PartsQuery, partSorts } from '../../../src/store/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc, order } from '../../fixtures.ts';

async function namesOf(store: Store, query: Partial<PartsQuery> = {}) {
  const { rows } = await store.findParts({ limit: 100, ...query });
  return rows.map(({ product_name }) => product_name);
}

/** The names on all pages of a sorted list. */
async function pagesOf(store: Store, query: Partial<PartsQuery>, limit: number) {
  const names: (string | undefined)[] = [];
  let before: string | undefined;
  do {
    const { rows } = await store.findParts({ ...query, limit, before });
    names.push(...rows.map(({ product_name }) => product_name));
    before = rows.length === limit ? rows.at(-1)?._id : undefined;
  } while (before);
  return names;
}

async function addParts(store: Store, names: readonly string[]): Promise<void> {
  for (const product_name of names) await store.addPart({ ...disc, product_name });
}

/** The tests of lists of parts for every store. */
export function describeFindParts(openFresh: () => Promise<Store>): void {
  test('lists parts in insertion order, limited to the newest', async () => {
    const store = await openFresh();
    await Promise.all(['C', 'A', 'D', 'B'].map((product_name) => store.addPart({ ...disc, product_name })));
    expect(await namesOf(store)).toEqual(['C', 'A', 'D', 'B']);
    expect(await namesOf(store, { limit: 2 })).toEqual(['D', 'B']);
    expect((await store.findParts({ limit: 2 })).total).toBe(4);
  });

  test('lists the parts that were added before a given one', async () => {
    const store = await openFresh();
    await addParts(store, ['C', 'A', 'D', 'B']);
    const [oldest] = (await store.findParts({ limit: 2 })).rows;
    expect(await namesOf(store, { limit: 2, before: oldest?._id })).toEqual(['C', 'A']);
  });

  test('finds a text in name and description, case-insensitively and in any script', async () => {
    const store = await openFresh();
    await addParts(store, ['Clutch Kit', 'Brücke', 'ব্রেক ডিস্ক', '100% Seal']);
    await store.addPart({ ...disc, product_name: 'Hub', description: 'Fits a CLUTCH.' });
    expect(await namesOf(store, { search: ' clutch' })).toEqual(['Clutch Kit', 'Hub']);
    expect(await namesOf(store, { search: 'BRÜCKE' })).toEqual(['Brücke']);
    expect(await namesOf(store, { search: 'ডিস্ক' })).toEqual(['ব্রেক ডিস্ক']);
    expect(await namesOf(store, { search: '0%' })).toEqual(['100% Seal']);
    expect(await namesOf(store, { search: '' })).toHaveLength(5);
    expect((await store.findParts({ limit: 1, search: 'clutch' })).total).toBe(2);
  });

  test('finds texts of two characters and with quotes, and pages through them', async () => {
    const store = await openFresh();
    await addParts(store, ['Hub 1', 'Hub 2', '6" lamp', 'Hub 3', '9% oil']);
    expect(await namesOf(store, { search: 'ub ', limit: 2 })).toEqual(['Hub 2', 'Hub 3']);
    expect(await namesOf(store, { search: '6"' })).toEqual(['6" lamp']);
    expect(await namesOf(store, { search: '6" l' })).toEqual(['6" lamp']);
    expect(await namesOf(store, { search: '9% oil' })).toEqual(['9% oil']);
    const [second] = (await store.findParts({ limit: 2, search: 'hub' })).rows;
    expect(await namesOf(store, { search: 'hub', before: second?._id })).toEqual(['Hub 1']);
    expect((await store.findParts({ limit: 1, search: 'hub', before: second?._id })).total).toBe(3);
  });

  test('finds the parts that contain every word, however its dashes, spaces, dots and digits are written (D36)', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, product_name: 'Clutch Kit 430 mm', description: 'For long trips.' });
    await store.addPart({ ...disc, product_name: 'Wheel Hub', description: 'OEM: 1823-45 A, 99.100\nFits: Hino 500' });
    expect(await namesOf(store, { search: 'kit trips' })).toEqual(['Clutch Kit 430 mm']);
    expect(await namesOf(store, { search: 'কিট' })).toEqual([]);
    expect(await namesOf(store, { search: '৪৩০' })).toEqual(['Clutch Kit 430 mm']);
    for (const search of ['182345a', '1823 45 a', '1823.45/A', '১৮২৩–৪৫', 'hub 99100']) {
      expect(await namesOf(store, { search })).toEqual(['Wheel Hub']);
    }
    expect(await namesOf(store, { search: 'kit hub' })).toEqual([]);
    expect(await namesOf(store, { search: ' - ' })).toHaveLength(2);
  });

  test('lists exact names and numbers first in every sort order, and on the first page only', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, product_name: 'B old', description: 'Replaces: X-100, Y-7', price: 500 });
    await store.addPart({ ...disc, product_name: 'X 100', description: 'None.', price: 900 });
    for (const n of [1, 2, 3]) await store.addPart({ ...disc, product_name: `X1002 ${n}`, price: n });
    for (const [sort, expected] of [
      ['newest', ['X 100', 'B old', 'X1002 3', 'X1002 2', 'X1002 1']],
      ['price', ['B old', 'X 100', 'X1002 1', 'X1002 2', 'X1002 3']],
      ['-price', ['X 100', 'B old', 'X1002 3', 'X1002 2', 'X1002 1']],
      ['name', ['B old', 'X 100', 'X1002 1', 'X1002 2', 'X1002 3']],
    ] as const) {
      expect(await pagesOf(store, { search: 'x100', sort }, 2)).toEqual(expected);
      expect(await namesOf(store, { search: 'X.100', sort })).toEqual(expected);
    }
    expect((await store.findParts({ limit: 1, search: 'x100', sort: 'newest' })).total).toBe(5);
  });

  test('pages through every sort order with and without a search', async () => {
    const store = await openFresh();
    const prices = [30, 10, undefined, 'ask', 20, 10, undefined, '$5'];
    for (const [n, price] of prices.entries()) {
      const name = n % 4 === 3 ? { product_name: undefined } : { product_name: `Hub ${prices.length - n}` };
      await store.addPart({ ...disc, ...name, price, available_quantity: n % 3 ? n : undefined, image: String(n) });
    }
    for (const sort of partSorts) {
      for (const search of [undefined, 'vented', 've']) {
        const whole = (await store.findParts({ limit: 100, sort, search })).rows.map(({ image }) => image);
        expect(new Set(whole).size).toBe(prices.length);
        const images: string[] = [];
        let before: string | undefined;
        do {
          const { rows, total } = await store.findParts({ limit: 3, sort, search, before });
          expect(total).toBe(prices.length);
          images.push(...rows.map(({ image = '' }) => image));
          before = rows.length === 3 ? rows[2]?._id : undefined;
        } while (before);
        expect(images).toEqual(whole);
      }
    }
    expect((await store.findParts({ limit: 3, sort: 'price', before: '0'.repeat(24) })).rows).toEqual([]);
  });

  test('continues a sorted list after a part that no longer passes the filter', async () => {
    const store = await openFresh();
    for (const n of [1, 2, 3]) await store.addPart({ ...disc, product_name: `Hub ${n}`, available_quantity: 2 });
    const page = await store.findParts({ limit: 1, sort: 'name', stock: 'in', search: 'hub' });
    await store.placeOrder({ ...order, product_name: 'Hub 1' });
    const before = page.rows[0]?._id;
    expect(await namesOf(store, { sort: 'name', stock: 'in', search: 'hub', before })).toEqual(['Hub 2', 'Hub 3']);
  });

  test('filters by stock and price, and counts what passes', async () => {
    const store = await openFresh();
    const bare = { image: 'a.jpg', minimum_order_quantity: 3 };
    await store.addPart({ ...bare, product_name: 'Below', price: 100, available_quantity: 2 });
    await store.addPart({ ...bare, product_name: 'Enough', price: 200, available_quantity: 3 });
    await store.addPart({ ...bare, product_name: 'Unknown', price: 300.5 });
    await store.addPart({ ...bare, product_name: 'Text', price: 'ask', available_quantity: 9 });
    await store.addPart({ ...bare, product_name: 'None', available_quantity: 9 });
    expect(await namesOf(store, { stock: 'in' })).toEqual(['Enough', 'Text', 'None']);
    expect(await namesOf(store, { min: 200 })).toEqual(['Enough', 'Unknown']);
    expect(await namesOf(store, { max: 200 })).toEqual(['Below', 'Enough']);
    expect(await namesOf(store, { min: 200, max: 300, sort: '-price' })).toEqual(['Enough']);
    expect(await namesOf(store, { min: 0, sort: '-price' })).toEqual(['Unknown', 'Enough', 'Below']);
    expect(await namesOf(store, { stock: 'in', search: 'en', sort: 'name' })).toEqual(['Enough']);
    expect((await store.findParts({ limit: 1, stock: 'in', sort: 'newest' })).total).toBe(3);
    expect((await store.findParts({ limit: 1, max: 50 })).total).toBe(0);
  });

  test('finds the beginnings of names by single characters, which count beside a longer word anywhere', async () => {
    const store = await openFresh();
    await addParts(store, ['Air Brake', 'Seal', 'Brake', 'ব্রেক ডিস্ক', '6% Oil', 'Hub 7 B']);
    expect(await namesOf(store, { search: 'b' })).toEqual(['Air Brake', 'Brake', 'Hub 7 B']);
    expect(await namesOf(store, { search: 'B a', sort: 'name' })).toEqual(['Air Brake']);
    expect(await namesOf(store, { search: 'ড' })).toEqual(['ব্রেক ডিস্ক']);
    expect(await namesOf(store, { search: '%' })).toEqual([]);
    expect(await namesOf(store, { search: '6' })).toEqual(['6% Oil']);
    expect(await namesOf(store, { search: 'rake e' })).toEqual(['Air Brake', 'Brake']);
  });

  test('reads the pages of common words in every order, and counts them', async () => {
    const store = await openFresh();
    const parts = Array.from({ length: maxTotalCount + 500 }, (_, n) => ({
      ...disc,
      product_name: `Hub ${String(n).padStart(5, '0')}`,
      description: n < 400 ? 'old' : 'new',
      price: 1 + (n % 1000),
    }));
    await store.seed({ parts, reviews: [] });
    const names = (numbers: number[]) => numbers.map((n) => parts[n]?.product_name);
    const last = parts.length - 1;
    expect(await store.findParts({ limit: 2, search: 'hub' })).toMatchObject({ total: maxTotalCount });
    expect(await namesOf(store, { search: 'hub', sort: 'newest', limit: 2 })).toEqual(names([last, last - 1]));
    expect(await namesOf(store, { search: 'hub', sort: '-price', limit: 2 })).toEqual(names([9999, 8999]));
    expect(await namesOf(store, { search: 'hub', sort: 'name', limit: 1000 })).toHaveLength(1000);
    expect(await namesOf(store, { search: 'new', sort: 'name', limit: 2 })).toEqual(names([400, 401]));
    const [part] = (await store.findParts({ limit: 1, search: '00401' })).rows;
    const before = part?._id;
    expect(await namesOf(store, { search: 'new', limit: 2, before })).toEqual(names([400]));
    expect(await namesOf(store, { search: 'new', sort: 'name', limit: 2, before })).toEqual(names([402, 403]));
    expect(await store.findParts({ limit: 1, min: 1000 })).toMatchObject({ rows: [{ price: 1000 }], total: 10 });
  });

  test('does not find deleted parts', async () => {
    const store = await openFresh();
    await addParts(store, ['Clutch Kit', 'Clutch Disc']);
    const [kit] = (await store.findParts({ limit: 2 })).rows;
    await store.deletePart(String(kit?._id), 'admin@dealer.example');
    expect(await store.findParts({ limit: 10, search: 'clutch' })).toMatchObject({
      rows: [{ product_name: 'Clutch Disc' }],
      total: 1,
    });
    expect((await store.findParts({ limit: 10 })).total).toBe(1);
  });

  test('sorts the matches of a search', async () => {
    const store = await openFresh();
    await addParts(store, ['Hub B', 'Disc', 'Hub A']);
    expect(await namesOf(store, { search: 'hub', sort: 'product_name' })).toEqual(['Hub A', 'Hub B']);
    expect((await store.findParts({ limit: 1, search: 'hub', sort: '-product_name' })).total).toBe(2);
  });

  test('sorts by name, price and stock, with missing values last', async () => {
    const store = await openFresh();
    const one = { image: 'a.jpg', minimum_order_quantity: 1 };
    await store.addPart({ ...one, product_name: 'b', price: 20, available_quantity: 0 });
    await store.addPart({ ...one, product_name: 'A', price: 'ask', available_quantity: 9 });
    await store.addPart({ ...one, price: 3 });
    await store.addPart({ ...one, product_name: 'C' });
    expect(await namesOf(store, { sort: 'product_name' })).toEqual(['A', 'b', 'C', undefined]);
    expect(await namesOf(store, { sort: '-product_name' })).toEqual(['C', 'b', 'A', undefined]);
    expect(await namesOf(store, { sort: 'price' })).toEqual([undefined, 'b', 'A', 'C']);
    expect(await namesOf(store, { sort: '-price' })).toEqual(['b', undefined, 'A', 'C']);
    expect(await namesOf(store, { sort: 'available_quantity', limit: 2 })).toEqual(['b', 'A']);
    expect(await namesOf(store, { sort: '-available_quantity', limit: 2 })).toEqual(['A', 'b']);
  });
}
