import type { Order } from '@dealerkit/domain/entities';
import type { Store } from '../Store.ts';
import type { Row, Run } from './Database.ts';
import { selectNewest } from './pages.ts';

/** The reads of the orders of one customer. */
export const postgresOwnOrders = (
  run: Run,
  columns: string,
  orderOf: (row: Row) => Order,
): Pick<Store, 'listOrders' | 'countOrders'> => ({
  async listOrders(userEmail, { limit, before, placedBy } = {}) {
    const conditions = [
      { sql: '"userEmail" = ?', values: [userEmail] },
      ...(placedBy === undefined ? [] : [{ sql: 'placed_by = ?', values: [placedBy] }]),
    ];
    const page = { limit: limit ?? null, before };
    return (await selectNewest(run, { table: 'orders', columns, conditions }, page)).map(orderOf).toReversed();
  },

  async countOrders(userEmail, placedBy) {
    const sql = `SELECT count(*)::int AS total FROM orders
      WHERE "userEmail" = $1 AND ($2::text IS NULL OR placed_by = $2)`;
    return Number((await run({ sql, values: [userEmail, placedBy ?? null] }))[0]?.['total']);
  },
});
