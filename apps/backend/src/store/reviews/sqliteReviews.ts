import { Review } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import type { SqlContext } from '../sql/transactions.ts';
import { reviewColumns, reviewReads, reviewValues } from './reviewReads.ts';
import { maxReviewBytes, type NewReview, type ReviewStore } from './ReviewStore.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';

/** The reviews of the embedded store. */
export function sqliteReviews(
  { db, write, newId, catalogueChanged, audit }: Connection,
  context: SqlContext,
): ReviewStore & { insertReview: InsertReview } {
  const insert = db.prepare(`INSERT INTO reviews (${reviewColumns}, placed_by) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const update = db.prepare('UPDATE reviews SET productName = ?, description = ?, rating = ? WHERE _id = ?');
  const remove = db.prepare('DELETE FROM reviews WHERE _id = ? RETURNING reviewerEmail');
  const newest = db.prepare(`SELECT ${reviewColumns} FROM reviews ORDER BY _id DESC LIMIT ?`);
  const count = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'reviews'`);

  const insertReview: InsertReview = (review, placedBy) => {
    const _id = newId();
    insert.run(...reviewValues(_id, review, placedBy));
    catalogueChanged();
    return _id;
  };

  function deleteAndAudit(_id: string, actor: string): number {
    const review = remove.get(_id);
    if (!review) return 0;
    audit({ actor, action: 'delete review', subject: _id, detail: String(review['reviewerEmail'] ?? '') });
    catalogueChanged();
    return 1;
  }

  return {
    insertReview,

    addReview: (review, placedBy) => write(() => insertReview(review, placedBy)),

    ...reviewReads(context),

    updateReview: (_id, { productName, description, rating }) =>
      write(() => {
        const changed = Number(update.run(productName, description, rating, _id).changes);
        if (changed) catalogueChanged();
        return changed;
      }),

    deleteReview: (_id, actor) => write(() => deleteAndAudit(_id, actor)),

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

type InsertReview = (review: NewReview, placedBy?: string) => string;
