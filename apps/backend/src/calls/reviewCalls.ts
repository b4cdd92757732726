import type { Store } from '../store/Store.ts';
import { longestList } from './listQuery.ts';
import type { Handlers } from './ServedCall.ts';

/** What is done with reviews. */
export function reviewCalls(store: Store): Handlers<'addReview' | 'listReviews'> {
  return {
    async addReview(review, { reply }) {
      const insertedId = await store.addReview(review);
      reply.code(201);
      return { insertedId };
    },

    async listReviews(_, { head }) {
      const { rows, total } = await store.listReviews(longestList);
      head({ 'x-total-count': String(total) });
      // Everybody may read reviews, and nobody's address is everybody's business (D10).
      return rows.map(({ reviewerEmail: _private, ...review }) => review);
    },
  };
}
