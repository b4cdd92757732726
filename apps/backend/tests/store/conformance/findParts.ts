import { maxTotalCount } from '@dealerkit/api-client';
import { expect, test, vi } from 'vitest';
import { type PartsQuery, hostSorts } from '../../../src/store/sql/queries.ts';
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

  test('finds words of name and description, case-insensitively and in any script', async () => {
    const store = await openFresh();
    await addParts(store, ['Clutch Kit', 'Brücke', 'ব্রেক ডিস্ক', '100% Seal']);
    await store.addPart({ ...disc, product_name: 'Hub', description: 'Fits a CLUTCH.' });
    expect(await namesOf(store, { search: ' clutch' })).toEqual(['Clutch Kit', 'Hub']);
    expect(await namesOf(store, { search: 'BRÜCKE' })).toEqual(['Brücke']);
    expect(await namesOf(store, { search: 'ডিস্ক' })).toEqual(['ব্রেক ডিস্ক']);
    expect(await namesOf(store, { search: 'brake disc' })).toEqual(['ব্রেক ডিস্ক']);
    expect(await namesOf(store, { search: 'lutch', isExact: true })).toEqual([]);
    expect(await namesOf(store, { search: '' })).toHaveLength(5);
    expect((await store.findParts({ limit: 1, search: 'clutch' })).total).toBe(2);
  });

  test('finds a word that can only be mistyped, and says so', async () => {
    const store = await openFresh();
    await addParts(store, ['Clutch Kit', 'Wheel Hub']);
    expect(await store.findParts({ limit: 9, search: 'cluthc' })).toMatchObject({ corrected: 'clutch', total: 1 });
    expect(await store.findParts({ limit: 9, search: 'clutch' })).not.toHaveProperty('corrected', 'clutch');
    expect(await namesOf(store, { search: 'cluthc', isExact: true })).toEqual([]);
    // A new word is known at once, and one that no part has any more is not.
    const part = await store.addPart({ ...disc, product_name: 'Cluthc' });
    expect(await namesOf(store, { search: 'cluthc' })).toEqual(['Cluthc']);
    if (part.outcome === 'added') await store.deletePart(part._id, 'admin@dealer.example');
    expect(await namesOf(store, { search: 'cluthc' })).toEqual(['Clutch Kit']);
  });

  test('finds numbers however their dashes, spaces, dots and digits are written, the exact one first (D36)', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, product_name: 'Wheel Hub old', description: 'OEM: 11823-450 B1' });
    await store.addPart({ ...disc, product_name: 'Wheel Hub', description: 'OEM: 1823-450 B, 99.100\nFits: Hino 500' });
    for (const search of ['1823450b', '1823.45/0B', '১৮২৩–৪৫০b', 'part no 182345OB']) {
      expect(await namesOf(store, { search })).toEqual(['Wheel Hub', 'Wheel Hub old']);
      expect(await namesOf(store, { search, limit: 1 })).toEqual(['Wheel Hub']);
    }
    expect(await namesOf(store, { search: '99100' })).toEqual(['Wheel Hub']);
    expect(await namesOf(store, { search: ' - ' })).toEqual([]);
  });

  test('sorts a search only if a sort order is given, and otherwise ranks it', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, product_name: 'Drum', description: 'Quorzel beside it.', price: 1 });
    await store.addPart({ ...disc, product_name: 'Quorzel', description: '', price: 3 });
    await store.addPart({
      ...disc,
      product_name: 'Quorzel sold out',
      description: '',
      price: 2,
      available_quantity: 0,
    });
    expect(await pagesOf(store, { search: 'quorzel' }, 1)).toEqual(['Quorzel', 'Quorzel sold out', 'Drum']);
    expect(await pagesOf(store, { search: 'quorzel', sort: 'relevance' }, 2)).toEqual([
      'Quorzel',
      'Quorzel sold out',
      'Drum',
    ]);
    expect(await pagesOf(store, { search: 'quorzel', sort: 'price' }, 2)).toEqual([
      'Drum',
      'Quorzel sold out',
      'Quorzel',
    ]);
    expect(await pagesOf(store, { search: 'quorzel', sort: 'newest' }, 2)).toEqual([
      'Quorzel sold out',
      'Quorzel',
      'Drum',
    ]);
    expect((await store.findParts({ limit: 1, search: 'quorzel' })).isLast).toBe(false);
    expect((await store.findParts({ limit: 3, search: 'quorzel' })).isLast).toBe(true);
  });

  test('pages through every sort order with and without a search', async () => {
    const store = await openFresh();
    const prices = [30, 10, undefined, 'ask', 20, 10, undefined, '$5'];
    for (const [n, price] of prices.entries()) {
      const name = n % 4 === 3 ? { product_name: undefined } : { product_name: `Hub ${prices.length - n}` };
      await store.addPart({ ...disc, ...name, price, available_quantity: n % 3 ? n : undefined, image: String(n) });
    }
    for (const sort of hostSorts) {
      for (const search of [undefined, 'vented']) {
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
    expect(await namesOf(store, { stock: 'in', search: 'enough', sort: 'name' })).toEqual(['Enough']);
    expect((await store.findParts({ limit: 1, stock: 'in', sort: 'newest' })).total).toBe(3);
    expect((await store.findParts({ limit: 1, max: 50 })).total).toBe(0);
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
    // On a loaded machine a search may take more than a second, and is then refused until the next try.
    const found = (query: Partial<PartsQuery>) => vi.waitFor(() => namesOf(store, query), { timeout: 30_000 });
    expect(await store.findParts({ limit: 1 })).toMatchObject({ total: parts.length });
    expect(await store.findParts({ limit: 2, search: 'hub' })).toMatchObject({ total: maxTotalCount });
    expect(await store.findParts({ limit: 1, min: 1 })).toMatchObject({ total: maxTotalCount });
    expect(await found({ search: 'hub', sort: 'newest', limit: 2 })).toEqual(names([last, last - 1]));
    expect(await found({ search: 'hub', sort: '-price', limit: 2 })).toEqual(names([9999, 8999]));
    expect(await found({ search: 'hub', sort: 'name', limit: 1000 })).toHaveLength(1000);
    expect(await found({ search: 'new', sort: 'name', limit: 2 })).toEqual(names([400, 401]));
    const [part] = (await store.findParts({ limit: 1, search: 'hub 00401' })).rows;
    const before = part?._id;
    expect(await found({ search: 'hub', limit: 1000 })).toEqual(names(Array.from({ length: 300 }, (_, n) => n)));
    expect(await found({ search: 'new', sort: 'name', limit: 2, before })).toEqual(names([402, 403]));
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
