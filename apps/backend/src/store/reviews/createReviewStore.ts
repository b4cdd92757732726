import { Review } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import type { Changes } from '../sql/changes.ts';
import { first } from '../sql/first.ts';
import { StoredOwner } from '../sql/Owner.ts';
import { query, send, type SqlContext, type SqlValue, type Statements } from '../sql/transactions.ts';
import { maxReviewBytes, type NewReview, type ReviewStore } from './ReviewStore.ts';

const columns = '_id, "reviewName", "reviewerEmail", "productName", description, rating';

const insert = `INSERT INTO reviews (${columns}, placed_by) VALUES (?, ?, ?, ?, ?, ?, ?)`;

const update = 'UPDATE reviews SET "productName" = ?, description = ?, rating = ? WHERE _id = ?';

const valuesOf = (_id: string, review: NewReview, placedBy?: string): SqlValue[] => {
  const { reviewName, reviewerEmail, productName, description, rating } = review;
  return [_id, reviewName, reviewerEmail ?? null, productName, description, rating, placedBy ?? null];
};

/** Adds the reviews of a new demo. */
export function* seedReviews(
  { newId }: Pick<SqlContext, 'newId'>,
  changes: Changes,
  reviews: readonly NewReview[],
): Statements<void> {
  for (const review of reviews) yield* send(insert, ...valuesOf(newId(), review));
  changes.rows.reviews += reviews.length;
  changes.reviews = true;
}

/** The reads of reviews, also at replicas. */
export function reviewReads({
  read,
  dialect,
}: Pick<SqlContext, 'read' | 'dialect'>): Pick<
  ReviewStore,
  'getReview' | 'getReviewOwner' | 'listReviewsOf' | 'listReviews'
> {
  const newest = `SELECT ${columns} FROM reviews ORDER BY _id DESC LIMIT ?`;
  const { jsonSize } = dialect;
  /** Where each row is sent over a network, only those that can be listed. */
  const newestWithin = jsonSize
    ? `SELECT ${columns} FROM (
         SELECT *, sum(${jsonSize('reviews')}) OVER (ORDER BY _id DESC) AS bytes FROM (${newest}) AS reviews
       ) AS sized WHERE bytes <= ${maxReviewBytes} ORDER BY _id DESC`
    : newest;

  return {
    async getReview(_id) {
      const row = await read(first(`SELECT ${columns} FROM reviews WHERE _id = ?`, _id));
      return v.parse(v.optional(Review), row);
    },

    async getReviewOwner(_id) {
      const sql = `SELECT coalesce("reviewerEmail", '') AS email, placed_by AS "placedBy" FROM reviews WHERE _id = ?`;
      return v.parse(v.optional(StoredOwner), await read(first(sql, _id)));
    },

    async listReviewsOf(email, placedBy) {
      const own = placedBy === undefined ? '' : ' AND placed_by = ?';
      const values: SqlValue[] = placedBy === undefined ? [email] : [email, placedBy];
      const sql = `SELECT ${columns} FROM reviews WHERE "reviewerEmail" = ?${own} ORDER BY _id DESC LIMIT 100`;
      return v.parse(v.array(Review), (await read(query(sql, ...values))).toReversed());
    },

    async listReviews(limit) {
      const [rows, count] = await Promise.all([
        read(query(newestWithin, limit)),
        read(first(`SELECT ${dialect.total('reviews')} AS total`)),
      ]);
      let bytes = 2;
      // The size of the JSON, with a comma for each review.
      const end = rows.findIndex((row) => (bytes += Buffer.byteLength(JSON.stringify(row)) + 1) > maxReviewBytes);
      const listed = end === -1 ? rows : rows.slice(0, end);
      return { rows: v.parse(v.array(Review), listed.toReversed()), total: Number(count?.['total']) };
    },
  };
}

/** The reviews of both databases. */
export function createReviewStore(context: SqlContext): ReviewStore {
  const { changeRows, newId } = context;
  return {
    ...reviewReads(context),

    async addReview(review, placedBy) {
      const _id = newId();
      await changeRows(insert, valuesOf(_id, review, placedBy), { table: 'reviews', added: 1 });
      return _id;
    },

    updateReview: (_id, { productName, description, rating }) =>
      changeRows(update, [productName, description, rating, _id], { table: 'reviews' }),

    deleteReview(_id, actor) {
      const detail = `coalesce("reviewerEmail", '')`;
      const audit = { actor, action: 'delete review', subject: _id, detail } as const;
      return changeRows('DELETE FROM reviews WHERE _id = ?', [_id], { table: 'reviews', added: -1, audit });
    },
  };
}
