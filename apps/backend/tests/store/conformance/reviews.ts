import { expect, test } from 'vitest';
import { maxReviewBytes } from '../../../src/store/reviews/ReviewStore.ts';
import type { Store } from '../../../src/store/Store.ts';
import { review } from '../../fixtures.ts';

/** Tests of the reviews of a store. */
export function describeReviews(openFresh: () => Promise<Store>): void {
  test('are listed in insertion order, limited to the newest', async () => {
    const store = await openFresh();
    for (const rating of [6, -1, 4.5]) await store.addReview({ ...review, rating });
    const { rows, total } = await store.listReviews(2);
    expect(rows.map(({ rating }) => rating)).toEqual([-1, 4.5]);
    expect(rows[0]).toMatchObject({ ...review, rating: -1 });
    expect(total).toBe(3);
  });

  test('can be changed and deleted, which is recorded', async () => {
    const store = await openFresh();
    const _id = await store.addReview(review);
    await store.addReview({ ...review, rating: 1 });
    const values = { productName: 'Hub', description: 'Round.', rating: 2 };
    const version = await store.catalogueVersion();
    expect(await store.updateReview(_id, values)).toBe(1);
    expect(await store.catalogueVersion()).not.toBe(version);
    expect(await store.getReview(_id)).toEqual({ _id, ...review, ...values });
    await store.addReview({ ...review, reviewerEmail: 'other@buyer.example' });
    expect(await store.listReviewsOf(review.reviewerEmail)).toMatchObject([{ _id, ...values }, { rating: 1 }]);
    expect(await store.deleteReview(_id, 'admin@dealer.example')).toBe(1);
    expect(await store.deleteReview(_id, 'admin@dealer.example')).toBe(0);
    expect(await store.updateReview(_id, values)).toBe(0);
    expect(await store.getReview(_id)).toBeUndefined();
    expect(await store.listReviews(9)).toMatchObject({
      rows: [{ rating: 1 }, { reviewerEmail: 'other@buyer.example' }],
      total: 2,
    });
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([
      { actor: 'admin@dealer.example', action: 'delete review', subject: _id, detail: review.reviewerEmail },
    ]);
  });

  test('that are long are limited to the newest ones of a total size, with the count of all', async () => {
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
}
