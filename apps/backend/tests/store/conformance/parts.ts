import { expect, test } from 'vitest';
import type { PartsQuery, Store } from '../../../src/store/Store.ts';
import { order, identityOf, disc, review } from '../../fixtures.ts';

async function namesOf(store: Store, query: Partial<PartsQuery> = {}) {
  const { rows } = await store.findParts({ limit: 100, ...query });
  return rows.map(({ product_name }) => product_name);
}

async function addParts(store: Store, names: readonly string[]): Promise<void> {
  for (const product_name of names) await store.addPart({ ...disc, product_name });
}

/** The tests of parts for every store. */
export function describeParts(openFresh: () => Promise<Store>): void {
  test('stores a part', async () => {
    const store = await openFresh();
    const added = await store.addPart(disc);
    const _id = added.outcome === 'added' ? added._id : '';
    expect(_id).toMatch(/^[\da-f]{24}$/);
    expect(await store.getPart(_id)).toEqual({ _id, ...disc });
    expect(await store.getPart('0'.repeat(24))).toBeUndefined();
  });

  test('stores several parts with only an image and a minimum quantity', async () => {
    const store = await openFresh();
    const _id: unknown = expect.any(String);
    const bare = { image: 'a.jpg', minimum_order_quantity: 1 };
    await store.addPart(bare);
    await store.addPart({ ...bare, product_name: '  ' });
    expect((await store.findParts({ limit: 10 })).rows).toEqual([
      { _id, ...bare },
      { _id, ...bare, product_name: '  ' },
    ]);
  });

  test('stores a text price as text and a numeric price as a number', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, product_name: 'A', price: '$1,119.84' });
    await store.addPart({ ...disc, product_name: 'B', price: 99.5 });
    const { rows } = await store.findParts({ limit: 10 });
    expect(rows.map(({ price }) => price)).toEqual(['$1,119.84', 99.5]);
  });

  test.each(['Brake Disc', ' brake disc ', 'BRAKE DISC'])('refuses a second part named "%s"', async (product_name) => {
    const store = await openFresh();
    await store.addPart(disc);
    expect(await store.addPart({ ...disc, product_name })).toEqual({ outcome: 'name taken' });
    expect((await store.findParts({ limit: 10 })).total).toBe(1);
  });

  test('frees the name of a deleted part', async () => {
    const store = await openFresh();
    const added = await store.addPart(disc);
    const _id = added.outcome === 'added' ? added._id : '';
    expect(await store.deletePart(_id, 'admin@dealer.example')).toBe(1);
    expect(await store.deletePart(_id, 'admin@dealer.example')).toBe(0);
    expect(await store.addPart(disc)).toMatchObject({ outcome: 'added' });
  });

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
    expect(await namesOf(store, { search: '%' })).toEqual(['100% Seal']);
    expect(await namesOf(store, { search: '' })).toHaveLength(5);
    expect((await store.findParts({ limit: 1, search: 'clutch' })).total).toBe(2);
  });

  test('finds texts of one and two characters and with quotes, and pages through them', async () => {
    const store = await openFresh();
    await addParts(store, ['Hub 1', 'Hub 2', '6" lamp', 'Hub 3', '9% oil']);
    expect(await namesOf(store, { search: 'b ', limit: 2 })).toEqual(['Hub 2', 'Hub 3']);
    expect(await namesOf(store, { search: '6"' })).toEqual(['6" lamp']);
    expect(await namesOf(store, { search: '6" l' })).toEqual(['6" lamp']);
    expect(await namesOf(store, { search: '9% oil' })).toEqual(['9% oil']);
    const [second] = (await store.findParts({ limit: 2, search: 'hub' })).rows;
    expect(await namesOf(store, { search: 'hub', before: second?._id })).toEqual(['Hub 1']);
    expect((await store.findParts({ limit: 1, search: 'hub', before: second?._id })).total).toBe(3);
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

  test('changes the catalogue version with parts, stock and reviews only', async () => {
    const store = await openFresh();
    const versions = [await store.catalogueVersion()];
    const after = async (change: Promise<unknown>) => {
      await change;
      versions.push(await store.catalogueVersion());
    };
    await after(store.addPart(disc));
    await after(store.placeOrder(order));
    const [placed] = await store.listOrders(order.userEmail);
    await after(store.deleteOrder(String(placed?._id), order.userEmail));
    await after(store.addReview(review));
    const [part] = (await store.findParts({ limit: 1 })).rows;
    await after(store.deletePart(String(part?._id), 'admin@dealer.example'));
    expect(new Set(versions).size).toBe(6);
    await store.signIn(identityOf('rahim@example.com'));
    await store.addPart({ ...disc, product_name: 'A' });
    await store.addPart({ ...disc, product_name: 'A' });
    const version = await store.catalogueVersion();
    await store.placeOrder({ ...order, orderQuantity: 1000 });
    await store.signIn(identityOf('karim@example.com'));
    expect(await store.catalogueVersion()).toBe(version);
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
