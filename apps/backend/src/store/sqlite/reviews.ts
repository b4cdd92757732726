import { Review } from '@dealerkit/api-client';
import * as v from 'valibot';
import { maxReviewBytes, type Store } from '../Store.ts';
import type { Connection } from './Connection.ts';

const columns = '_id, reviewName, reviewerEmail, productName, description, rating';

type Reviews = Pick<Store, 'addReview' | 'listReviews'>;

/** The reviews of the embedded store. */
export function sqliteReviews({
  db,
  write,
  newId,
  catalogueChanged,
}: Connection): Reviews & { insertReview: InsertReview } {
  const insert = db.prepare(`INSERT INTO reviews (${columns}) VALUES (?, ?, ?, ?, ?, ?)`);
  const newest = db.prepare(`SELECT ${columns} FROM reviews ORDER BY _id DESC LIMIT ?`);
  const count = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'reviews'`);

  const insertReview: InsertReview = (review) => {
    const _id = newId();
    const { reviewName, reviewerEmail = null, productName, description, rating } = review;
    insert.run(_id, reviewName, reviewerEmail, productName, description, rating);
    catalogueChanged();
    return _id;
  };

  return {
    insertReview,

    addReview: (review) => write(() => insertReview(review)),

    async listReviews(limit) {
      const rows: Review[] = [];
      let bytes = 2;
      for (const row of newest.iterate(limit)) {
        bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
        if (bytes > maxReviewBytes) break;
        rows.unshift(v.parse(Review, row));
      }
      return { rows, total: Number(count.get()?.['total']) };
    },
  };
}

type InsertReview = (review: Omit<Review, '_id'>) => string;
