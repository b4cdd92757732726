import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { order, disc, review } from '../../fixtures.ts';

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
    await store.signIn({ email: 'rahim@example.com', admin: false });
    await store.addPart({ ...disc, product_name: 'A' });
    await store.addPart({ ...disc, product_name: 'A' });
    const version = await store.catalogueVersion();
    await store.placeOrder({ ...order, orderQuantity: 1000 });
    await store.signIn({ email: 'karim@example.com', admin: false });
    expect(await store.catalogueVersion()).toBe(version);
  });
}
