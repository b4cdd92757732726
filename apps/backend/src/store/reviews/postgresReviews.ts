import { Review } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { reviewsKey } from '../../edge/surrogate.ts';
import type { SqlContext } from '../sql/transactions.ts';
import { reviewColumns, reviewReads, reviewValues } from './reviewReads.ts';
import { maxReviewBytes, type NewReview, type ReviewStore } from './ReviewStore.ts';
import type { Database, Row, Run } from '../engines/postgres/Database.ts';
import { purgeAfter } from '../engines/postgres/outbox.ts';
import { randomShard } from '../engines/postgres/shards.ts';
import { addToTotals, readTotal } from '../engines/postgres/totals.ts';
import { incrementVersionAfter } from '../engines/postgres/versions.ts';

const purgedKeys = `'${reviewsKey}'`;

const insert = `
  WITH added AS (
    INSERT INTO reviews (${reviewColumns}, placed_by) VALUES ($1, $2, $3, $4, $5, $6::float8, $7) RETURNING _id
  ), ${incrementVersionAfter('added', '$8')}, ${purgeAfter('added', purgedKeys, '$9')}, ${addToTotals('added', '$8', { reviews: 1 })}
  SELECT _id FROM added`;

const update = `
  WITH changed AS (
    UPDATE reviews SET "productName" = $2, description = $3, rating = $4::float8 WHERE _id = $1 RETURNING _id
  ), ${incrementVersionAfter('changed', '$5')}, ${purgeAfter('changed', purgedKeys, '$6')}
  SELECT _id FROM changed`;

const remove = `
  WITH deleted AS (
    DELETE FROM reviews WHERE _id = $1 RETURNING "reviewerEmail"
  ), ${incrementVersionAfter('deleted', '$2')}, ${purgeAfter('deleted', purgedKeys, '$6')}, ${addToTotals('deleted', '$2', { reviews: -1 })}
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete review', $1, coalesce("reviewerEmail", '') FROM deleted
  RETURNING _id`;

/** The newest reviews while the sum of their JSON and commas stays below a size. */
const newest = `
  SELECT ${reviewColumns} FROM (
    SELECT *, sum(octet_length(row_to_json(reviews)::text) + 1) OVER (ORDER BY _id DESC) AS bytes
    FROM (SELECT ${reviewColumns} FROM reviews ORDER BY _id DESC LIMIT $1::int) AS reviews
  ) AS sized
  WHERE bytes + 2 <= $2::int
  ORDER BY _id DESC`;

/** Adds a review, alone or within a transaction, and stores its purge unless the id of the purge is null. */
export async function insertReview(
  run: Run,
  { _id, purgeId }: { _id: string; purgeId: string | null },
  review: NewReview,
  placedBy?: string,
): Promise<string> {
  await run({ sql: insert, values: [...reviewValues(_id, review, placedBy), randomShard(), purgeId] });
  return _id;
}

/** The reads of all reviews. */
export function postgresReviewReads(run: Run): Pick<ReviewStore, 'listReviews'> {
  return {
    async listReviews(limit) {
      const [rows, total] = await Promise.all([
        run({ sql: newest, values: [limit, maxReviewBytes] }),
        readTotal(run, 'reviews'),
      ]);
      return { rows: v.parse(v.array(Review), rows.toReversed()), total };
    },
  };
}

/** The reviews of the PostgreSQL store. */
export function postgresReviews({ run, newId, purges }: Database, context: SqlContext): ReviewStore {
  /** Purges the responses with reviews if a statement has changed one; returns the number of changed reviews. */
  function purgeIfChanged({ length }: Row[]): number {
    if (length) purges.committed(reviewsKey);
    return length;
  }

  return {
    ...postgresReviewReads(run),
    ...reviewReads(context),

    async addReview(review, placedBy) {
      const _id = await insertReview(run, { _id: newId(), purgeId: purges.newId() }, review, placedBy);
      purges.committed(reviewsKey);
      return _id;
    },

    async updateReview(_id, { productName, description, rating }) {
      const values = [_id, productName, description, rating, randomShard(), purges.newId()];
      return purgeIfChanged(await run({ sql: update, values }));
    },

    async deleteReview(_id, actor) {
      const values = [_id, randomShard(), newId(), Date.now(), actor, purges.newId()];
      return purgeIfChanged(await run({ sql: remove, values }));
    },
  };
}
