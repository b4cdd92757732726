import { OrderCounts } from '@dealerkit/domain/books/overview';
import type { Order } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { type Owner, StoredOwner } from '../sql/Owner.ts';
import { query, type SqlContext, type SqlValue, type Statements } from '../sql/transactions.ts';
import { lineColumns, linesOfOrders, orderColumns, orderOf, readLines } from './lineRows.ts';
import { numberBefore } from './orderLines.ts';
import { readOrderMoney, withMoneyOfAccount } from './orderMoney.ts';
import type { NumberedOrder } from './orderResults.ts';
import type { OrderStore } from './OrderStore.ts';

const owner = '"userEmail" AS email, placed_by AS "placedBy"';

function* find(_id: string): Statements<Order | undefined> {
  const row = yield* first(`SELECT ${lineColumns} FROM ${linesOfOrders} WHERE _id = ?`, _id);
  return row && orderOf(row);
}

function* findOwner(from: string, value: string | number): Statements<Owner | undefined> {
  return v.parse(v.optional(StoredOwner), yield* first(`SELECT ${owner} FROM ${from} = ?`, value));
}

function* findNumbered(context: SqlContext, number: number): Statements<NumberedOrder | undefined> {
  const sql = `SELECT ${lineColumns}, ${owner} FROM ${linesOfOrders} WHERE number = ? ORDER BY _id`;
  const rows = yield* query(sql, number);
  if (!rows[0]) return undefined;
  const money = yield* readOrderMoney(context, number);
  return money && { owner: v.parse(StoredOwner, rows[0]), lines: rows.map(orderOf), ...money };
}

function* count({ dialect }: SqlContext): Statements<OrderCounts> {
  const rows = yield* query(`SELECT status, total FROM ${dialect.orderTotals} AS totals`);
  return v.parse(OrderCounts, Object.fromEntries(rows.map(({ status, total }) => [status, total])));
}

type OrderReads = Pick<
  OrderStore,
  'getOrder' | 'getOrderOwner' | 'getNumberedOrder' | 'getNumberedOrderOwner' | 'getOrderCounts' | 'listOrders'
>;

/** The reads of orders of both databases, without their search. */
export function createOrderReads(context: SqlContext): OrderReads {
  const { read, readInTurns } = context;
  return {
    getOrder: (_id) => read(find(_id)),
    getOrderOwner: (_id) => read(findOwner(`${linesOfOrders} WHERE _id`, _id)),
    getNumberedOrderOwner: (number) => read(findOwner('orders WHERE number', number)),
    getNumberedOrder: (number) => readInTurns(findNumbered(context, number)),
    getOrderCounts: () => read(count(context)),

    async listOrders(userEmail, { limit = Number.MAX_SAFE_INTEGER, before, placedBy } = {}) {
      const own: [string, SqlValue][] = [['"userEmail" = ?', userEmail]];
      if (placedBy !== undefined) own.push(['placed_by = ?', placedBy]);
      const [conditions, values] = [own.map(([sql]) => sql).join(' AND '), own.map(([, value]) => value)];
      const next = before === undefined ? '' : ` AND number < ${numberBefore}`;
      const page = `SELECT ${orderColumns} FROM orders WHERE ${conditions}${next} ORDER BY number DESC LIMIT ?`;
      const start = before === undefined ? [] : [before, before, before];
      const [rows, counted] = await Promise.all([
        read(query(page, ...values, ...start, limit)),
        read(first(`SELECT count(*) AS total FROM orders WHERE ${conditions}`, ...values)),
      ]);
      const { rows: lines, isCut } = await read(readLines(context, rows, { isReversed: true }));
      const isOwn = placedBy !== undefined;
      const all = isOwn ? lines : await readInTurns(withMoneyOfAccount(context, lines, userEmail));
      return { rows: all, isCut, total: Number(counted?.['total']) };
    },
  };
}
