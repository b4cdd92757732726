import { Review } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { StoredOwner } from '../sql/Owner.ts';
import { maxReviewBytes, type NewReview, type ReviewStore } from './ReviewStore.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';

const columns = '_id, reviewName, reviewerEmail, productName, description, rating';

/** The reviews of the embedded store. */
export function sqliteReviews({
  db,
  write,
  newId,
  catalogueChanged,
  audit,
}: Connection): ReviewStore & { insertReview: InsertReview } {
  const insert = db.prepare(`INSERT INTO reviews (${columns}, placed_by) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const byId = db.prepare(`SELECT ${columns} FROM reviews WHERE _id = ?`);
  const ownerOf = db.prepare(
    `SELECT coalesce(reviewerEmail, '') AS email, placed_by AS placedBy FROM reviews WHERE _id = ?`,
  );
  const update = db.prepare('UPDATE reviews SET productName = ?, description = ?, rating = ? WHERE _id = ?');
  const remove = db.prepare('DELETE FROM reviews WHERE _id = ? RETURNING reviewerEmail');
  const newest = db.prepare(`SELECT ${columns} FROM reviews ORDER BY _id DESC LIMIT ?`);
  const newestOf = db.prepare(
    `SELECT ${columns} FROM reviews WHERE reviewerEmail = ?1 AND (?2 IS NULL OR placed_by = ?2) ORDER BY _id DESC LIMIT 100`,
  );
  const count = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'reviews'`);

  const insertReview: InsertReview = (review, placedBy) => {
    const _id = newId();
    const { reviewName, reviewerEmail = null, productName, description, rating } = review;
    insert.run(_id, reviewName, reviewerEmail, productName, description, rating, placedBy ?? null);
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

    getReviewOwner: async (_id) => v.parse(v.optional(StoredOwner), ownerOf.get(_id)),

    async getReview(_id) {
      return v.parse(v.optional(Review), byId.get(_id));
    },

    updateReview: (_id, { productName, description, rating }) =>
      write(() => {
        const changed = Number(update.run(productName, description, rating, _id).changes);
        if (changed) catalogueChanged();
        return changed;
      }),

    deleteReview: (_id, actor) => write(() => deleteAndAudit(_id, actor)),

    async listReviewsOf(email, placedBy) {
      return v.parse(v.array(Review), newestOf.all(email, placedBy ?? null).toReversed());
    },

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
