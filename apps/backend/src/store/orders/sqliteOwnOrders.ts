import type { DatabaseSync } from 'node:sqlite';
import { numberBefore } from './orderLines.ts';
import { withMoneyOfAccount } from './orderMoney.ts';
import type { SqlContext } from '../sql/transactions.ts';
import type { OrderStore } from './OrderStore.ts';
import { orderColumns } from './lineRows.ts';
import { createReadLines } from './sqliteOrderLines.ts';

/** The reads of the orders under one address. */
export function sqliteOwnOrders(
  db: DatabaseSync,
  context: Pick<SqlContext, 'dialect' | 'readInTurns'>,
): Pick<OrderStore, 'listOrders'> {
  const readLines = createReadLines(db);
  const own = 'userEmail = ?1 AND (?2 IS NULL OR placed_by = ?2)';
  const select = db.prepare(
    `SELECT ${orderColumns} FROM orders
     WHERE ${own} AND (?3 IS NULL OR number < ${numberBefore('?3')}) ORDER BY number DESC LIMIT ?4`,
  );
  const count = db.prepare(`SELECT count(*) AS total FROM orders WHERE ${own}`);

  return {
    async listOrders(userEmail, { limit, before: _id, placedBy } = {}) {
      const rows = select.all(userEmail, placedBy ?? null, _id ?? null, limit ?? -1);
      const total = Number(count.get(userEmail, placedBy ?? null)?.['total']);
      const { rows: lines, isCut } = readLines(rows, { isReversed: true });
      if (placedBy !== undefined) return { rows: lines, isCut, total };
      return { rows: await context.readInTurns(withMoneyOfAccount(context, lines, userEmail)), isCut, total };
    },
  };
}
