import { numberBefore } from './orderLines.ts';
import { withMoneyOfAccount } from './orderMoney.ts';
import type { OrderStore } from './OrderStore.ts';
import type { Run } from '../engines/postgres/Database.ts';
import { orderColumns } from './lineRows.ts';
import { readLines } from './postgresOrderLines.ts';
import { postgresDialect, runStatements } from '../engines/postgres/transact.ts';

const own = '"userEmail" = $1 AND ($2::text IS NULL OR placed_by = $2)';

const select = `
  SELECT ${orderColumns} FROM orders
  WHERE ${own} AND ($3::text IS NULL OR number < ${numberBefore('$3')})
  ORDER BY number DESC LIMIT $4::int`;

/** The reads of the orders of one customer. */
export const postgresOwnOrders = (run: Run): Pick<OrderStore, 'listOrders'> => ({
  async listOrders(userEmail, { limit, before, placedBy } = {}) {
    const [rows, [count]] = await Promise.all([
      run({ sql: select, values: [userEmail, placedBy ?? null, before ?? null, limit ?? null] }),
      run({ sql: `SELECT count(*)::int AS total FROM orders WHERE ${own}`, values: [userEmail, placedBy ?? null] }),
    ]);
    const { rows: lines, isCut } = await readLines(run, rows, { isReversed: true });
    const page = { isCut, total: Number(count?.['total']) };
    if (placedBy !== undefined) return { rows: lines, ...page };
    const context = { dialect: postgresDialect };
    return { rows: await runStatements(run, withMoneyOfAccount(context, lines, userEmail)), ...page };
  },
});
