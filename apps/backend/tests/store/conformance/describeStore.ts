import { describe, expect, onTestFinished, test } from 'vitest';
import { maxReviewBytes, type Store } from '../../../src/store/Store.ts';
import { disc, review, order } from '../../fixtures.ts';
import { describeFindOrders } from './findOrders.ts';
import { describeFindParts } from './findParts.ts';
import { describeOrders } from './orders.ts';
import { describeOrderStatus } from './orderStatus.ts';
import { describeParts } from './parts.ts';
import { describeUsers } from './users.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** Opens a store in a folder, which may contain the data of an earlier one. */
export type OpenStore = (folder: string) => Promise<Store>;

/** Tests that every implementation of Store must pass. */
export function describeStore(open: OpenStore): void {
  async function openFresh(): Promise<Store> {
    const store = await open(temporaryFolder());
    onTestFinished(() => store.close());
    return store;
  }

  describe('parts', () => describeParts(openFresh));
  describe('lists of parts', () => describeFindParts(openFresh));
  describe('orders', () => describeOrders(openFresh));
  describe('the status of an order', () => describeOrderStatus(openFresh));
  describe('lists of orders', () => describeFindOrders(openFresh));
  describe('users', () => describeUsers(openFresh));

  describe('reviews', () => {
    test('are listed in insertion order, limited to the newest', async () => {
      const store = await openFresh();
      for (const rating of [6, -1, 4.5]) await store.addReview({ ...review, rating });
      const { rows, total } = await store.listReviews(2);
      expect(rows.map(({ rating }) => rating)).toEqual([-1, 4.5]);
      expect(rows[0]).toMatchObject({ ...review, rating: -1 });
      expect(total).toBe(3);
    });
  });

  test('a review can be changed and deleted, which is recorded', async () => {
    const store = await openFresh();
    const _id = await store.addReview(review);
    await store.addReview({ ...review, rating: 1 });
    const values = { productName: 'Hub', description: 'Round.', rating: 2 };
    const version = await store.catalogueVersion();
    expect(await store.updateReview(_id, values)).toBe(1);
    expect(await store.catalogueVersion()).not.toBe(version);
    expect(await store.getReview(_id)).toEqual({ _id, ...review, ...values });
    expect(await store.deleteReview(_id, 'admin@dealer.example')).toBe(1);
    expect(await store.deleteReview(_id, 'admin@dealer.example')).toBe(0);
    expect(await store.updateReview(_id, values)).toBe(0);
    expect(await store.getReview(_id)).toBeUndefined();
    expect(await store.listReviews(9)).toMatchObject({ rows: [{ rating: 1 }], total: 1 });
    expect(await store.listAudit(9)).toMatchObject([
      { actor: 'admin@dealer.example', action: 'delete review', subject: _id, detail: review.reviewerEmail },
    ]);
  });

  describe('long reviews', () => {
    test('are limited to the newest ones of a total size, with the count of all', async () => {
      const store = await openFresh();
      const long = { ...review, description: 'ব'.repeat(5000) };
      await Promise.all(Array.from({ length: 30 }, (_, rating) => store.addReview({ ...long, rating })));
      const { rows, total } = await store.listReviews(1000);
      expect(rows.map(({ rating }) => rating)).toEqual(
        Array.from({ length: rows.length }, (_, n) => 30 - rows.length + n),
      );
      expect(rows.length).toBe(19);
      expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThanOrEqual(maxReviewBytes);
      expect(total).toBe(30);
    });
  });

  describe('persistence', () => {
    test('keeps all data when the store is opened again, and ids continue to increase', async () => {
      const folder = temporaryFolder();
      const first = await open(folder);
      await first.addPart(disc);
      await first.signIn({ email: 'a@b.com', username: 'A', admin: true });
      await first.placeOrder(order);
      await first.close();

      const second = await open(folder);
      const [placed] = await second.listOrders(order.userEmail);
      const { rows } = await second.findParts({ limit: 10 });
      expect(rows).toMatchObject([{ ...disc, available_quantity: 34 }]);
      expect(placed).toMatchObject(order);
      expect(await second.getUser('a@b.com')).toMatchObject({ role: 'admin' });
      expect((await second.addReview(review)) > String(placed?._id)).toBe(true);
      await second.close();
    });

    test('finishes the writes that were started before closing', async () => {
      const folder = temporaryFolder();
      const first = await open(folder);
      const adding = first.addPart(disc);
      await first.close();
      expect(await adding).toMatchObject({ outcome: 'added' });

      const second = await open(folder);
      expect((await second.findParts({ limit: 10 })).total).toBe(1);
      await second.close();
    });
  });

  describe('seed', () => {
    const seed = { parts: [disc, { ...disc, product_name: 'Clutch Kit' }], reviews: [review] };

    test('fills a new store once, in the given order', async () => {
      const store = await openFresh();
      expect(await store.seed(seed)).toBe(true);
      const { rows } = await store.findParts({ limit: 10 });
      expect(rows.map(({ product_name }) => product_name)).toEqual(['Brake Disc', 'Clutch Kit']);
      expect((await store.listReviews(10)).rows).toMatchObject([review]);

      for (const { _id } of rows) await store.deletePart(_id, 'admin@dealer.example');
      expect(await store.seed(seed)).toBe(false);
      expect((await store.findParts({ limit: 10 })).total).toBe(0);
    });

    test('leaves a used store unchanged', async () => {
      const store = await openFresh();
      await store.signIn({ email: 'a@b.com', admin: false });
      expect(await store.seed(seed)).toBe(false);
      expect((await store.findParts({ limit: 10 })).total).toBe(0);
    });
  });
}
