import type { DatabaseSync } from 'node:sqlite';
import type { Order } from '@dealerkit/domain/entities';
import type { Store } from '../Store.ts';
import type { RawRows } from './pages.ts';

/** The reads of the orders under one address. */
export function sqliteOwnOrders(
  db: DatabaseSync,
  columns: string,
  orderOf: (row: RawRows[number]) => Order,
): Pick<Store, 'listOrders' | 'countOrders'> {
  const own = 'userEmail = ?1 AND (?2 IS NULL OR placed_by = ?2)';
  const select = db.prepare(
    `SELECT ${columns} FROM orders WHERE ${own} AND (?3 IS NULL OR _id < ?3) ORDER BY _id DESC LIMIT ?4`,
  );
  const count = db.prepare(`SELECT count(*) AS total FROM orders WHERE ${own}`);

  return {
    async listOrders(userEmail, { limit, before, placedBy } = {}) {
      const rows = select.all(userEmail, placedBy ?? null, before ?? null, limit ?? -1);
      return rows.map(orderOf).toReversed();
    },

    countOrders: async (userEmail, placedBy) => Number(count.get(userEmail, placedBy ?? null)?.['total']),
  };
}
