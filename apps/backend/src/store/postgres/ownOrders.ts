import type { Order } from '@dealerkit/api-client';
import type { Store } from '../Store.ts';
import type { Row, Run } from './Database.ts';
import { selectNewest } from './pages.ts';

/** The reads of the orders of one customer. */
export const postgresOwnOrders = (
  run: Run,
  columns: string,
  orderOf: (row: Row) => Order,
): Pick<Store, 'listOrders' | 'countOrders'> => ({
  async listOrders(userEmail, { limit, before } = {}) {
    const conditions = [{ sql: '"userEmail" = ?', values: [userEmail] }];
    const page = { limit: limit ?? null, before };
    return (await selectNewest(run, { table: 'orders', columns, conditions }, page)).map(orderOf).toReversed();
  },

  async countOrders(userEmail) {
    const sql = 'SELECT count(*)::int AS total FROM orders WHERE "userEmail" = $1';
    return Number((await run({ sql, values: [userEmail] }))[0]?.['total']);
  },
});
