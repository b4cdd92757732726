import { Review } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import type { Changes } from '../sql/changes.ts';
import { first } from '../sql/first.ts';
import { StoredOwner } from '../sql/Owner.ts';
import { query, send, type SqlContext, type SqlValue, type Statements } from '../sql/transactions.ts';
import { maxReviewBytes, type NewReview, type ReviewStore } from './ReviewStore.ts';

const columnNames = ['_id', 'reviewName', 'reviewerEmail', 'productName', 'description', 'rating'];

const columns = columnNames.map((name) => `"${name}"`).join(', ');

const insert = `INSERT INTO reviews (${columns}, placed_by) VALUES (?, ?, ?, ?, ?, ?, ?)`;

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
  /** The newest reviews while the sum of their JSON and commas stays below a size. */
  const newest = `SELECT ${columns} FROM (
      SELECT *, sum(${dialect.jsonSize('reviews', columnNames)} + 1) OVER (ORDER BY _id DESC) AS bytes
      FROM (SELECT ${columns} FROM reviews ORDER BY _id DESC LIMIT ?) AS reviews
    ) AS sized
    WHERE bytes + 2 <= ? ORDER BY _id DESC`;

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
        read(query(newest, limit, maxReviewBytes)),
        read(first(`SELECT ${dialect.total('reviews')} AS total`)),
      ]);
      return { rows: v.parse(v.array(Review), rows.toReversed()), total: Number(count?.['total']) };
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
      const effects = { table: 'reviews', added: 1 } as const;
      await changeRows(`${insert} RETURNING _id`, valuesOf(_id, review, placedBy), effects);
      return _id;
    },

    async updateReview(_id, { productName, description, rating }) {
      const sql = 'UPDATE reviews SET "productName" = ?, description = ?, rating = ? WHERE _id = ? RETURNING _id';
      return (await changeRows(sql, [productName, description, rating, _id], { table: 'reviews' })).length;
    },

    async deleteReview(_id, actor) {
      const sql = `DELETE FROM reviews WHERE _id = ? RETURNING coalesce("reviewerEmail", '') AS detail`;
      const audit = { actor, action: 'delete review', subject: _id } as const;
      return (await changeRows(sql, [_id], { table: 'reviews', added: -1, audit })).length;
    },
  };
}
