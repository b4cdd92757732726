import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { addPart, dealer } from './shop.ts';
import { disc, identityOf, order, review } from '../../fixtures.ts';
import { describeFindPartsByNumber } from './findPartsByNumber.ts';
import { describeZeroResultSearches } from './zeroResultSearches.ts';
import { describePictures } from './pictures.ts';
import { describeSearch } from './search.ts';
import { describeSynonyms } from './synonyms.ts';

/** The tests of parts for every store. */
export function describeParts(openFresh: () => Promise<Store>): void {
  describe('searches', () => describeSearch(openFresh));
  describe('whole numbers', () => describeFindPartsByNumber(openFresh));
  describe('synonyms', () => describeSynonyms(openFresh));
  describe('zero-result searches', () => describeZeroResultSearches(openFresh));
  describe('uploaded pictures', () => describePictures(openFresh));

  test('stores a part', async () => {
    const store = await openFresh();
    const added = await store.addPart(disc);
    const _id = added.outcome === 'added' ? added._id : '';
    expect(_id).toMatch(/^[\da-f]{24}$/);
    expect(await store.getPart(_id)).toEqual({ _id, ...disc });
    expect(await store.getPart('0'.repeat(24))).toBeUndefined();
  });

  test('reads several parts by their ids, in that order and without those that do not exist', async () => {
    const store = await openFresh();
    const [first, second] = [
      await addPart(store, { product_name: 'First' }),
      await addPart(store, { product_name: 'Second' }),
    ];
    const parts = await store.getParts([second, '0'.repeat(24), first, "'; --"]);
    expect(parts.map(({ product_name }) => product_name)).toEqual(['Second', 'First']);
    expect(await store.getParts([])).toEqual([]);
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

  test('tells the name of a deleted part', async () => {
    const store = await openFresh();
    const added = await store.addPart(disc);
    const _id = added.outcome === 'added' ? added._id : '';
    expect(await store.getDeletedName(_id)).toBeUndefined();
    await store.deletePart(_id, 'admin@dealer.example');
    expect(await store.getDeletedName(_id)).toBe(disc.product_name);
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
    const [placed] = (await store.listOrders(order.userEmail)).rows;
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

  test('keeps the shelf of a part out of every read but that of shelves and the list for admins', async () => {
    const store = await openFresh();
    const shelved = await addPart(store, { ...disc, shelf: 'A-12' });
    const other = await addPart(store, { ...disc, product_name: 'Clutch Kit' });
    const stored = { _id: shelved, ...disc };
    expect(await store.getPart(shelved)).toEqual(stored);
    expect(await store.getParts([shelved])).toEqual([stored]);
    expect((await store.findParts({ limit: 9 })).rows[0]).toEqual(stored);
    expect((await store.findParts({ search: 'A-12', limit: 9 })).rows).toEqual([]);
    expect(await store.listPartsAfter({ limit: 1 })).toEqual([{ ...stored, shelf: 'A-12' }]);
    expect(await store.listShelves()).toEqual([{ _id: shelved, shelf: 'A-12' }]);
    expect(await store.listShelves([other])).toEqual([]);
    const stale = { read: { shelf: null }, changes: { shelf: 'B-1' } };
    expect(await store.updatePart(shelved, stale, dealer)).toEqual({
      outcome: 'conflict',
      part: { ...stored, shelf: 'A-12' },
    });
    const change = { read: { price: disc.price, shelf: 'A-12' }, changes: { price: 9, shelf: 'B-1' } };
    expect(await store.updatePart(shelved, change, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.updatePart(shelved, { read: { price: 9 }, changes: { price: 8 } }, dealer)).toEqual({
      outcome: 'changed',
    });
    expect(await store.listShelves([shelved, other])).toEqual([{ _id: shelved, shelf: 'B-1' }]);
  });

  test('changes a part whose values are still the ones that were read, and records it (D34)', async () => {
    const store = await openFresh();
    const _id = await addPart(store, disc);
    const version = await store.catalogueVersion();
    const change = {
      read: { price: disc.price, description: disc.description },
      changes: { price: 15_000.5, description: 'OEM: 7-7' },
    };
    expect(await store.updatePart(_id, change, dealer)).toEqual({ outcome: 'changed' });
    const changed = { _id, ...disc, price: 15_000.5, description: 'OEM: 7-7' };
    expect(await store.getPart(_id)).toEqual(changed);
    expect(await store.catalogueVersion()).not.toBe(version);
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([
      { actor: dealer, action: 'change part', subject: _id, detail: 'Brake Disc: price 14500 -> 15000.5, description' },
    ]);
    expect(await store.updatePart(_id, change, dealer)).toEqual({ outcome: 'conflict', part: changed });
    expect((await store.findAudit({ limit: 9 })).rows).toHaveLength(1);
  });

  test('stores the own values of a part, and finds it by the present ones', async () => {
    const store = await openFresh();
    const extra = { Finish: 'Zinc plated', গ্যারান্টি: '৬ মাস' };
    const _id = await addPart(store, { ...disc, extra });
    await addPart(store, { ...disc, product_name: 'Hub' });
    const found = async (search: string) =>
      (await store.findParts({ limit: 9, search, sort: 'price' })).rows.map((part) => part.extra);
    expect(await store.getPart(_id)).toMatchObject({ extra });
    expect(await store.listPartsAfter({ limit: 1 })).toMatchObject([{ extra }]);
    expect(await found('zinc')).toEqual([extra]);
    const changed = { Finish: 'Galvanised' };
    const stale = { read: { extra: null }, changes: { extra: changed } };
    expect(await store.updatePart(_id, stale, dealer)).toMatchObject({ outcome: 'conflict', part: { extra } });
    expect(await store.updatePart(_id, { read: { extra }, changes: { extra: changed } }, dealer)).toEqual({
      outcome: 'changed',
    });
    expect([await found('zinc'), await found('galvanised')]).toEqual([[], [changed]]);
    await store.updatePart(_id, { read: { price: disc.price }, changes: { price: 9 } }, dealer);
    expect(await store.getPart(_id)).toMatchObject({ price: 9, extra: changed });
    expect((await store.findAudit({ limit: 9 })).rows.map(({ detail }) => detail)).toContain('Brake Disc: extra');
    await store.updatePart(_id, { read: { extra: changed }, changes: { extra: undefined } }, dealer);
    expect((await store.getPart(_id))?.extra).toBeUndefined();
  });

  test('finds a changed part by its new texts only', async () => {
    const store = await openFresh();
    const _id = await addPart(store, { ...disc, description: 'OEM: 1-2-345' });
    await addPart(store, { ...disc, product_name: 'Hub 12345', description: 'OEM: 123456, 778123' });
    const read = { product_name: 'Brake Disc', description: 'OEM: 1-2-345' };
    await store.updatePart(_id, { read, changes: { product_name: 'Drum', description: 'Replaces: 77.8123' } }, dealer);
    const names = async (search: string) =>
      (await store.findParts({ limit: 9, search, sort: 'price' })).rows.map(({ product_name }) => product_name);
    expect(await names('12345')).toEqual(['Hub 12345']);
    expect(await names('brake')).toEqual([]);
    expect(await names('778123')).toEqual(['Drum', 'Hub 12345']);
    expect(await store.placeOrder({ ...order, product_name: 'drum' })).toMatchObject({ outcome: 'placed' });
    expect(await store.addPart(disc)).toMatchObject({ outcome: 'added' });
  });

  test('adds and removes values of a part, and changes a price between number and text', async () => {
    const store = await openFresh();
    const _id = await addPart(store, { image: 'a.jpg', minimum_order_quantity: 1 });
    const values = { product_name: 'Hub', description: 'Round.', price: 'ask', available_quantity: 0 };
    const read = { product_name: null, description: null, price: null, available_quantity: null };
    expect(await store.updatePart(_id, { read, changes: values }, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.getPart(_id)).toEqual({ _id, image: 'a.jpg', minimum_order_quantity: 1, ...values });
    const changes = { price: undefined, available_quantity: undefined };
    await store.updatePart(_id, { read: { price: 'ask', available_quantity: 0 }, changes }, dealer);
    const bare = { _id, image: 'a.jpg', minimum_order_quantity: 1, product_name: 'Hub', description: 'Round.' };
    expect(await store.getPart(_id)).toEqual(bare);
  });

  test('refuses a change of a value that is not as it was read, of a taken name, and of an unknown part', async () => {
    const store = await openFresh();
    const _id = await addPart(store, disc);
    await addPart(store, { ...disc, product_name: 'Clutch Kit' });
    const part = await store.getPart(_id);
    for (const read of [{ price: 1 }, { price: disc.price, available_quantity: 35 }, { price: null }]) {
      expect(await store.updatePart(_id, { read, changes: { price: 7 } }, dealer)).toEqual({
        outcome: 'conflict',
        part,
      });
    }
    const rename = { read: { product_name: 'Brake Disc' }, changes: { product_name: ' clutch KIT ' } };
    expect(await store.updatePart(_id, rename, dealer)).toEqual({ outcome: 'name taken' });
    expect(await store.getPart(_id)).toEqual(part);
    const recase = { read: { product_name: 'Brake Disc' }, changes: { product_name: 'BRAKE DISC' } };
    expect(await store.updatePart(_id, recase, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.updatePart('0'.repeat(24), rename, dealer)).toEqual({ outcome: 'no such part' });
  });

  test('makes one of several concurrent changes of the same value, and keeps concurrent orders', async () => {
    const store = await openFresh();
    const _id = await addPart(store, disc);
    const [placed, ...changes] = await Promise.all([
      store.placeOrder(order),
      ...[1, 2, 3, 4].map((price) =>
        store.updatePart(_id, { read: { price: disc.price }, changes: { price } }, dealer),
      ),
    ]);
    expect(placed.outcome).toBe('placed');
    expect(changes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    expect((await store.getPart(_id))?.available_quantity).toBe(34);
  });
}
