import { seedBooks } from '../books/seedBooks.ts';
import { seedOrders } from '../orders/seedOrders.ts';
import { seedParts } from '../parts/partWrites.ts';
import { seedReviews } from '../reviews/createReviewStore.ts';
import type { Changes } from '../sql/changes.ts';
import { first } from '../sql/first.ts';
import { query, type SqlContext, type Statements } from '../sql/transactions.ts';
import type { Seed } from '../Store.ts';
import type { SynonymsInUse } from '../synonyms/synonymsInUse.ts';

const usedTables = ['parts', 'orders', 'reviews', 'users'];

/** Fills an unused store with the content of a demo; returns whether it did. */
export function* seedStore(
  context: SqlContext & { synonyms: SynonymsInUse },
  changes: Changes,
  { parts, reviews, orders = [], books }: Seed,
): Statements<boolean> {
  const used = usedTables.map((table) => `EXISTS (SELECT 1 FROM ${table})`).join(' OR ');
  if ((yield* first(`SELECT 1 WHERE ${used}`)) !== undefined) return false;
  // Another process may fill the store at the same time.
  const marked = yield* query(
    `INSERT INTO stored_values (name, value) VALUES ('seeded', ?) ON CONFLICT (name) DO NOTHING RETURNING name`,
    new Date().toISOString(),
  );
  if (marked.length === 0) return false;
  yield* seedParts(context, changes, parts);
  yield* seedReviews(context, changes, reviews);
  yield* seedOrders(context, changes, orders);
  if (books) yield* seedBooks(context, changes, books);
  return true;
}
