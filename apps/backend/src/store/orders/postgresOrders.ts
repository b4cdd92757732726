import type { Order } from '@dealerkit/domain/entities';
import { OrderCounts } from '@dealerkit/domain/books/overview';
import * as v from 'valibot';
import { StoredOwner } from '../sql/Owner.ts';
import { readOrderMoney } from './orderMoney.ts';
import { orderChanges } from '../orderChanges/orderChanges.ts';
import type { OrderStore } from './OrderStore.ts';
import type { Database } from '../engines/postgres/Database.ts';
import { postgresFindOrders } from './postgresFindOrders.ts';
import { lineColumns, linesOfOrders, orderOf } from './lineRows.ts';
import { postgresOwnOrders } from './postgresOwnOrders.ts';
import { postgresContext } from '../engines/postgres/transact.ts';

type Orders = Omit<OrderStore, 'placeOrder' | 'placeOrderLines' | 'skipOrderNumbers'>;

const owner = '"userEmail" AS email, placed_by AS "placedBy"';

/** The orders of the PostgreSQL store, and what changes their lines. */
export function postgresOrders(database: Database): Orders {
  const { run, countryCode } = database;
  const context = postgresContext(database);

  async function get(_id: string): Promise<Order | undefined> {
    const [row] = await run({ sql: `SELECT ${lineColumns} FROM ${linesOfOrders} WHERE _id = $1`, values: [_id] });
    return row && orderOf(row);
  }

  return {
    getOrder: get,

    async getOrderOwner(_id) {
      const sql = `SELECT ${owner} FROM ${linesOfOrders} WHERE _id = $1`;
      return v.parse(v.optional(StoredOwner), (await run({ sql, values: [_id] }))[0]);
    },

    async getNumberedOrderOwner(number) {
      const sql = `SELECT ${owner} FROM orders WHERE number = $1::bigint`;
      return v.parse(v.optional(StoredOwner), (await run({ sql, values: [number] }))[0]);
    },

    async getNumberedOrder(number) {
      const sql = `SELECT ${lineColumns}, ${owner} FROM ${linesOfOrders} WHERE number = $1::bigint ORDER BY _id`;
      const rows = await run({ sql, values: [number] });
      if (!rows[0]) return undefined;
      const money = await context.read(readOrderMoney(context, number));
      return money && { owner: v.parse(StoredOwner, rows[0]), lines: rows.map(orderOf), ...money };
    },

    ...postgresOwnOrders(run),

    findOrders: postgresFindOrders(run, countryCode),

    async getOrderCounts() {
      const rows = await run({ sql: 'SELECT status, sum(rows)::int AS total FROM order_totals GROUP BY status' });
      return v.parse(OrderCounts, Object.fromEntries(rows.map(({ status, total }) => [status, total])));
    },

    ...orderChanges(context),
  };
}
