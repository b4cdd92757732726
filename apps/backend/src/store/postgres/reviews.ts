import { Review } from '@dealerkit/api-client';
import * as v from 'valibot';
import { maxReviewBytes, type Store } from '../Store.ts';
import type { Database, Run } from './Database.ts';
import { randomShard } from './shards.ts';
import { incrementVersionAfter } from './versions.ts';

const columns = '_id, "reviewName", "reviewerEmail", "productName", description, rating';

const insert = `
  WITH added AS (
    INSERT INTO reviews (${columns}) VALUES ($1, $2, $3, $4, $5, $6::float8) RETURNING _id
  ), ${incrementVersionAfter('added', '$7')}
  SELECT _id FROM added`;

/** The newest reviews while the sum of their JSON and commas stays below a size. */
const newest = `
  SELECT ${columns} FROM (
    SELECT *, sum(octet_length(row_to_json(reviews)::text) + 1) OVER (ORDER BY _id DESC) AS bytes
    FROM (SELECT ${columns} FROM reviews ORDER BY _id DESC LIMIT $1::int) AS reviews
  ) AS sized
  WHERE bytes + 2 <= $2::int
  ORDER BY _id DESC`;

/** Adds a review, alone or within a transaction. */
export async function insertReview(run: Run, _id: string, review: Omit<Review, '_id'>): Promise<string> {
  const { reviewName, reviewerEmail = null, productName, description, rating } = review;
  await run({
    sql: insert,
    values: [_id, reviewName, reviewerEmail, productName, description, rating, randomShard()],
  });
  return _id;
}

/** The reviews of the PostgreSQL store. */
export function postgresReviews({ run, newId }: Database): Pick<Store, 'addReview' | 'listReviews'> {
  return {
    addReview: (review) => insertReview(run, newId(), review),

    async listReviews(limit) {
      const [rows, [counted]] = await Promise.all([
        run({ sql: newest, values: [limit, maxReviewBytes] }),
        run({ sql: 'SELECT count(*)::int AS total FROM reviews' }),
      ]);
      return { rows: v.parse(v.array(Review), rows.toReversed()), total: Number(counted?.['total']) };
    },
  };
}
