import { Review } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { StoredOwner } from '../sql/Owner.ts';
import { query, type SqlContext, type SqlValue } from '../sql/transactions.ts';
import type { NewReview, ReviewStore } from './ReviewStore.ts';

/** The columns of a review. */
export const reviewColumns = '_id, "reviewName", "reviewerEmail", "productName", description, rating';

/** The values of a new review, in the order of its columns, and the account that placed it. */
export const reviewValues = (
  _id: string,
  { reviewName, reviewerEmail, productName, description, rating }: NewReview,
  placedBy: string | undefined,
): (string | number | null)[] => [
  _id,
  reviewName,
  reviewerEmail ?? null,
  productName,
  description,
  rating,
  placedBy ?? null,
];

/** The reads of single reviews, and of those of an author, in both databases. */
export const reviewReads = ({
  read,
}: Pick<SqlContext, 'read'>): Pick<ReviewStore, 'getReview' | 'getReviewOwner' | 'listReviewsOf'> => ({
  async getReview(_id) {
    const row = await read(first(`SELECT ${reviewColumns} FROM reviews WHERE _id = ?`, _id));
    return v.parse(v.optional(Review), row);
  },

  async getReviewOwner(_id) {
    const sql = `SELECT coalesce("reviewerEmail", '') AS email, placed_by AS "placedBy" FROM reviews WHERE _id = ?`;
    return v.parse(v.optional(StoredOwner), await read(first(sql, _id)));
  },

  async listReviewsOf(email, placedBy) {
    const own = placedBy === undefined ? '' : ' AND placed_by = ?';
    const values: SqlValue[] = placedBy === undefined ? [email] : [email, placedBy];
    const sql = `SELECT ${reviewColumns} FROM reviews WHERE "reviewerEmail" = ?${own} ORDER BY _id DESC LIMIT 100`;
    return v.parse(v.array(Review), (await read(query(sql, ...values))).toReversed());
  },
});
