import type { Order } from '@dealerkit/domain/entities';
import { OrderCounts } from '@dealerkit/domain/books/overview';
import * as v from 'valibot';
import { StoredOwner } from '../sql/Owner.ts';
import { readOrderMoney } from './orderMoney.ts';
import { orderChanges } from '../orderChanges/orderChanges.ts';
import type { OrderStore } from './OrderStore.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { sqliteFindOrders } from './sqliteFindOrders.ts';
import { lineColumns, linesOfOrders, orderOf } from './lineRows.ts';
import { sqliteOwnOrders } from './sqliteOwnOrders.ts';
import { sqliteContext } from '../engines/sqlite/transact.ts';

type Orders = Omit<OrderStore, 'placeOrder' | 'placeOrderLines' | 'skipOrderNumbers'>;

/** The orders of the embedded store, and what changes their lines. */
export function sqliteOrders(connection: Connection): Orders {
  const { db } = connection;
  const context = sqliteContext(connection);
  const byId = db.prepare(`SELECT ${lineColumns} FROM ${linesOfOrders} WHERE _id = ?`);
  const byNumber = db.prepare(`SELECT ${lineColumns} FROM ${linesOfOrders} WHERE number = ? ORDER BY _id`);
  const owner = 'SELECT userEmail AS email, placed_by AS placedBy FROM';
  const ownerOf = db.prepare(`${owner} ${linesOfOrders} WHERE _id = ?`);
  const ownerOfNumber = db.prepare(`${owner} orders WHERE number = ?`);
  const counts = db.prepare(`SELECT name, rows FROM totals WHERE name LIKE 'orders %'`);

  function get(_id: string): Order | undefined {
    const row = byId.get(_id);
    return row && orderOf(row);
  }

  return {
    getOrderOwner: async (_id) => v.parse(v.optional(StoredOwner), ownerOf.get(_id)),

    getNumberedOrderOwner: async (number) => v.parse(v.optional(StoredOwner), ownerOfNumber.get(number)),

    getOrder: async (_id) => get(_id),

    async getNumberedOrder(number) {
      const row = ownerOfNumber.get(number);
      if (!row) return undefined;
      const lines = byNumber.all(number).map(orderOf);
      const money = await context.readInTurns(readOrderMoney(context, number));
      return money && { owner: v.parse(StoredOwner, row), lines, ...money };
    },

    ...sqliteOwnOrders(db, context),

    findOrders: sqliteFindOrders(db, context),

    async getOrderCounts() {
      const rows = counts.all().map(({ name, rows: total }) => [String(name).slice('orders '.length), total]);
      return v.parse(OrderCounts, Object.fromEntries(rows));
    },

    ...orderChanges(context),
  };
}
