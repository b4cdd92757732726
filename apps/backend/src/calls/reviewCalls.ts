import { HttpError } from '../http/HttpError.ts';
import { ownRows } from '../policy/ownership.ts';
import type { Catalogue, Store } from '../store/Store.ts';
import type { Handlers, PublicHandlers } from './Handler.ts';

type ReviewCall = 'addReview' | 'findReviews' | 'listOwnReviews' | 'updateReview' | 'deleteReview';

/** The newest reviews. Reviews are public, the addresses of their authors are not (D10). */
async function listPublicReviews(catalogue: Pick<Catalogue, 'listReviews'>, limit: number) {
  const { rows, total } = await catalogue.listReviews(limit);
  return { rows: rows.map(({ reviewerEmail: _private, ...review }) => review), total };
}

/** The public reads of reviews. */
export const publicReviewCalls: PublicHandlers<'findReviews'> = {
  async findReviews({ limit }, { catalogue, setHeaders }) {
    const { rows, total } = await listPublicReviews(catalogue, Number(limit));
    setHeaders({ 'x-total-count': String(total) });
    return rows;
  },
};

/** The handlers of the calls about reviews. */
export function reviewCalls(store: Store): Handlers<ReviewCall> {
  return {
    async addReview(review, { caller }) {
      const insertedId = await store.addReview(review, caller.uid);
      return { insertedId };
    },

    async updateReview({ id, ...review }) {
      const modifiedCount = await store.updateReview(id, review);
      if (!modifiedCount) throw new HttpError(404, 'There is no such review.');
      return { modifiedCount };
    },

    async deleteReview({ id }, { caller }) {
      return { deletedCount: await store.deleteReview(id, caller.email) };
    },

    listOwnReviews: ({ email }, { caller }) => store.listReviewsOf(...ownRows(caller, email)),
    ...publicReviewCalls,
  };
}
