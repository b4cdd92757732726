import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../Store.ts';
import { aPart, aReview, anOrder } from './entities.ts';
import { ordersConform } from './orders.ts';
import { partsConform } from './parts.ts';
import { usersConform } from './users.ts';

/** Opens a store over a folder, also one that an earlier store of the same kind has left. */
export type OpenStore = (folder: string) => Promise<Store>;

/** What every engine behind the Store port must do. */
export function storeConforms(open: OpenStore): void {
  async function folderOfItsOwn(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'dealerkit-store-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async function openFresh(): Promise<Store> {
    const store = await open(await folderOfItsOwn());
    onTestFinished(() => store.close());
    return store;
  }

  describe('parts', () => partsConform(openFresh));
  describe('orders', () => ordersConform(openFresh));
  describe('users', () => usersConform(openFresh));

  describe('reviews', () => {
    test('come in the order of insertion, and only the newest where there are too many', async () => {
      const store = await openFresh();
      for (const rating of [6, -1, 4.5]) await store.addReview({ ...aReview, rating });
      const { rows, total } = await store.listReviews(2);
      expect(rows.map(({ rating }) => rating)).toEqual([-1, 4.5]);
      expect(rows[0]).toMatchObject({ ...aReview, rating: -1 });
      expect(total).toBe(3);
    });
  });

  describe('what is kept', () => {
    test('is there when the store is opened again, and ids go on rising', async () => {
      const folder = await folderOfItsOwn();
      const first = await open(folder);
      await first.addPart(aPart);
      await first.signIn({ email: 'a@b.com', username: 'A', admin: true });
      await first.placeOrder(anOrder);
      await first.close();

      const second = await open(folder);
      const [order] = await second.listOrders(anOrder.userEmail);
      const { rows } = await second.findParts({ limit: 10 });
      expect(rows).toMatchObject([{ ...aPart, available_quantity: 34 }]);
      expect(order).toMatchObject(anOrder);
      expect(await second.getUser('a@b.com')).toMatchObject({ role: 'admin' });
      expect((await second.addReview(aReview)) > String(order?._id)).toBe(true);
      await second.close();
    });

    test('includes all that was asked for before closing', async () => {
      const folder = await folderOfItsOwn();
      const first = await open(folder);
      const asked = first.addPart(aPart);
      await first.close();
      expect(await asked).toMatchObject({ outcome: 'added' });

      const second = await open(folder);
      expect((await second.findParts({ limit: 10 })).total).toBe(1);
      await second.close();
    });
  });

  describe('a seed', () => {
    const seed = { parts: [aPart, { ...aPart, product_name: 'Clutch Kit' }], reviews: [aReview] };

    test('fills a fresh store, in its order, once', async () => {
      const store = await openFresh();
      expect(await store.seed(seed)).toBe(true);
      const { rows } = await store.findParts({ limit: 10 });
      expect(rows.map(({ product_name }) => product_name)).toEqual(['Brake Disc', 'Clutch Kit']);
      expect((await store.listReviews(10)).rows).toMatchObject([aReview]);

      for (const { _id } of rows) await store.deletePart(_id, 'admin@dealer.example');
      expect(await store.seed(seed)).toBe(false);
      expect((await store.findParts({ limit: 10 })).total).toBe(0);
    });

    test('leaves a store alone that somebody has used', async () => {
      const store = await openFresh();
      await store.signIn({ email: 'a@b.com', admin: false });
      expect(await store.seed(seed)).toBe(false);
      expect((await store.findParts({ limit: 10 })).total).toBe(0);
    });
  });
}
