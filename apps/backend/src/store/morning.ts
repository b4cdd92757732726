import { paymentMethods } from '@dealerkit/domain/books';
import { Part } from '@dealerkit/domain/entities';
import type { Overdue, PartToBuy, Today } from '@dealerkit/domain/overview';
import * as v from 'valibot';
import { type Books, query, type Steps } from './steps.ts';
import { stock, toBuy } from './stockLevels.ts';

/** What a dealer needs first in the morning. */
export interface Morning {
  today: Today;
  overdue: Overdue;
  /** Those with the lowest stock. */
  toBuy: PartToBuy[];
  toBuyCount: number;
}

/** How many parts to buy are listed, which is a purchase list of some pages. */
const maxToBuy = 200;

type Read = Pick<Books, 'dialect'>;

/** A time range: from, and to before. */
interface Day {
  start: number;
  end: number;
}

const sumOf = (amount: string) => `CAST(coalesce(sum(${amount}), 0) AS BIGINT)`;

function* readToday({ start, end }: Day): Steps<Today> {
  const [placed] = yield* query(
    `SELECT count(*) AS orders, ${sumOf('sum')} AS total FROM orders
     WHERE placed_at >= ? AND placed_at < ? AND placed + confirmed + packed + "handedOver" > 0`,
    start,
    end,
  );
  const methods = paymentMethods.map((method) => `'${method}'`).join(', ');
  const [paid] = yield* query(
    `SELECT ${sumOf('-amount')} AS received FROM ledger_entries WHERE method IN (${methods}) AND at >= ? AND at < ?`,
    start,
    end,
  );
  return { orders: Number(placed?.['orders']), sum: Number(placed?.['total']), received: Number(paid?.['received']) };
}

/** The debts since a time: standing ones, less what was returned of orders charged since then. */
const newDebts = `
  SELECT customer, ${sumOf('amount')} AS amount FROM ledger_entries AS entries
  WHERE at >= ? AND (
    amount > 0 AND reverses IS NULL
      AND _id NOT IN (
        SELECT reversals.reverses FROM ledger_entries AS reversals WHERE reversals.reverses IS NOT NULL AND reversals.at >= ?)
    OR kind = 'return' AND order_number IN (
      SELECT charges.order_number FROM ledger_entries AS charges WHERE charges.kind = 'charge' AND charges.at >= ?))
  GROUP BY customer`;

const overdue = `
  FROM customers LEFT JOIN (${newDebts}) AS newer ON newer.customer = customers._id
  WHERE balance > 0 AND balance > coalesce(newer.amount, 0)`;

const overdueAmount = 'balance - coalesce(newer.amount, 0)';

/** What is owed for longer: the balance less the debts since a time, since payments settle the oldest ones first. */
function* readOverdue(since: number, limit: number): Steps<Overdue> {
  // The window functions count all rows, of which the limit keeps some.
  const rows = yield* query(
    `SELECT customers._id, name, ${overdueAmount} AS overdue, count(*) OVER () AS customers,
       CAST(sum(${overdueAmount}) OVER () AS BIGINT) AS total
     ${overdue} ORDER BY overdue DESC, customers._id LIMIT ?`,
    since,
    since,
    since,
    limit,
  );
  return {
    amount: Number(rows[0]?.['total'] ?? 0),
    customerCount: Number(rows[0]?.['customers'] ?? 0),
    customers: rows.map((row) => ({
      _id: String(row['_id']),
      name: String(row['name']),
      amount: Number(row['overdue']),
    })),
  };
}

function* readToBuy({ dialect }: Read, since: number): Steps<Pick<Morning, 'toBuy' | 'toBuyCount'>> {
  const columns = `_id, product_name, description, ${dialect.price}, image, minimum_order_quantity, available_quantity, reorder_level`;
  const rows = yield* query(`SELECT ${columns} FROM parts WHERE ${toBuy} ORDER BY ${stock}, _id LIMIT ?`, maxToBuy);
  const [all] = yield* query(`SELECT count(*) AS parts FROM parts WHERE ${toBuy}`);
  const sold = yield* query(
    `SELECT part_id, ${sumOf(`CASE status WHEN 'returned' THEN -"orderQuantity" ELSE "orderQuantity" END`)} AS pieces
     FROM order_lines WHERE ${dialect.among('part_id')} AND placed_at >= ? AND status <> 'cancelled' GROUP BY part_id`,
    JSON.stringify(rows.map(({ _id }) => _id)),
    since,
  );
  const pieces = new Map(sold.map((row) => [String(row['part_id']), Number(row['pieces'])]));
  const parts = rows.map((row) => {
    const price = row['price'] ?? row['price_number'] ?? row['price_text'];
    const part = v.parse(Part, { ...row, price });
    return { ...part, sold: pieces.get(part._id) ?? 0 };
  });
  return { toBuy: parts, toBuyCount: Number(all?.['parts']) };
}

/** Reads the morning of the last of the days that start at these times, the last one being the end. */
export function* readMorning(read: Read, dayStarts: readonly number[], limit: number): Steps<Morning> {
  const [first = 0, start = 0, end = 0] = [dayStarts[0], dayStarts.at(-2), dayStarts.at(-1)];
  return {
    today: yield* readToday({ start, end }),
    overdue: yield* readOverdue(first, limit),
    ...(yield* readToBuy(read, first)),
  };
}
