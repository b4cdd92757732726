import { paymentMethods } from '@dealerkit/domain/books';
import type { Overdue, PartToBuy, Today } from '@dealerkit/domain/books/overview';
import { debtsLessReturns } from '@dealerkit/domain/books/ledgerRules';
import { partColumns, partOf } from '../parts/partRows.ts';
import { stands } from '../ledger/entries.ts';
import { entryOf } from '../orders/orderDues.ts';
import { type SqlContext, query, type Statements } from '../sql/transactions.ts';
import { inTimeSlices } from '../ledger/timeSlices.ts';
import { stock, toBuy } from './stockLevels.ts';

/** The part of the overview that both databases read by the same statements. */
export interface SharedOverview {
  today: Today;
  overdue: Overdue;
  /** Those with the lowest stock. */
  toBuy: PartToBuy[];
  toBuyCount: number;
}

/** How many parts to buy are listed, which is a purchase list of some pages. */
const maxToBuy = 200;

type Context = Pick<SqlContext, 'dialect'>;

/** A time range: from, and to before. */
interface Day {
  start: number;
  end: number;
}

const sumOf = (amount: string) => `CAST(coalesce(sum(${amount}), 0) AS BIGINT)`;

/** Orders are not bounded as the books are, so that their sum may be inexact above 2^53. */
function* readToday({ start, end }: Day): Statements<Today> {
  const [placed] = yield* query(
    `SELECT count(*) AS orders, CAST(coalesce(sum(sum), 0) AS DOUBLE PRECISION) AS total FROM orders
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

/** The standing debts of a time by customer. Only the index by time suits these conditions, so that a time reads its own entries. */
const newDebts = `
  SELECT customer, ${sumOf('amount')} AS amount FROM ledger_entries AS entry
  WHERE at >= ? AND at < ? AND amount > 0 AND coalesce(reverses, '') = '' AND ${stands} GROUP BY customer`;

/** The orders that are charged in a time, and from which was returned at any time. */
const returnedOrders = `
  SELECT DISTINCT order_number FROM ledger_entries AS entry
  WHERE at >= ? AND at < ? AND kind = 'charge' AND EXISTS (
    SELECT 1 FROM ledger_entries AS credit WHERE credit.order_number = entry.order_number AND credit.kind = 'return')`;

/** Calls back with what returns settle of the charges of a time, by customer. */
function* readSettled({ dialect }: Context, { start, end }: Day, add: (_id: string, amount: number) => void) {
  const orders = yield* query(returnedOrders, start, end);
  if (orders.length === 0) return;
  const rows = yield* query(
    `SELECT customer, _id, at, kind, amount, order_number FROM ledger_entries AS entry
     WHERE ${dialect.among('order_number', 'BIGINT')} AND kind IN ('charge', 'return') AND ${stands}`,
    JSON.stringify(orders.map((row) => Number(row['order_number']))),
  );
  // An order belongs to one customer from its first charge on.
  const customers = new Map(rows.map((row) => [Number(row['order_number']), String(row['customer'])]));
  for (const { at, orderNumber = 0, amount, due } of debtsLessReturns(rows.map(entryOf))) {
    if (Date.parse(at) >= start && Date.parse(at) < end) add(customers.get(orderNumber) ?? '', amount - due);
  }
}

/** How many entries one statement adds up. */
const entriesPerStatement = 5000;

/** Adds up what customers owe since a time: standing debts less what returns settle of them. */
function* readNewDebts(context: Context, from: number): Statements<Map<string, number>> {
  const debts = new Map<string, number>();
  const add = (_id: string, amount: number) => debts.set(_id, (debts.get(_id) ?? 0) + amount);
  yield* inTimeSlices({ condition: 'true', from }, entriesPerStatement, function* (start, end) {
    for (const { customer, amount } of yield* query(newDebts, start, end)) add(String(customer), Number(amount));
    yield* readSettled(context, { start, end }, (_id, amount) => add(_id, -amount));
  });
  return debts;
}

/** How many customers one statement reads. */
const customersPerStatement = 2000;

interface Debtor {
  _id: string;
  amount: number;
}

const mostFirst = (a: Debtor, b: Debtor) => b.amount - a.amount || (a._id < b._id ? -1 : 1);

const owing = 'SELECT _id, balance FROM customers WHERE (balance, _id) > (?, ?) ORDER BY balance, _id LIMIT ?';

/** What is owed for longer: the balance less the debts since a time, since payments settle the oldest ones first. */
function* readOverdue({ dialect }: Context, since: number, limit: number): Statements<Overdue> {
  const newer = yield* readNewDebts({ dialect }, since);
  let [amount, customerCount] = [0, 0];
  let most: Debtor[] = [];
  // Amounts are whole numbers, so that every balance above 0 follows this one.
  for (let last = { balance: 1, _id: '' }; ;) {
    const rows = yield* query(owing, last.balance, last._id, customersPerStatement);
    const found: Debtor[] = [];
    for (const row of rows) {
      last = { balance: Number(row['balance']), _id: String(row['_id']) };
      const older = last.balance - (newer.get(last._id) ?? 0);
      if (older > 0) found.push({ _id: last._id, amount: older });
    }
    amount += found.reduce((sum, debtor) => sum + debtor.amount, 0);
    customerCount += found.length;
    // Sorting all of them at the end would keep the process from other calls.
    most = [...most, ...found].toSorted(mostFirst).slice(0, limit);
    if (rows.length < customersPerStatement) break;
  }
  const named = yield* query(
    `SELECT _id, name FROM customers WHERE ${dialect.among('_id')}`,
    JSON.stringify(most.map(({ _id }) => _id)),
  );
  const names = new Map(named.map(({ _id, name }) => [_id, String(name)]));
  return {
    amount,
    customerCount,
    customers: most.map((debtor) => ({ ...debtor, name: names.get(debtor._id) ?? '' })),
  };
}

function* readToBuy({ dialect }: Context, since: number): Statements<Pick<SharedOverview, 'toBuy' | 'toBuyCount'>> {
  const rows = yield* query(`SELECT ${partColumns} FROM parts WHERE ${toBuy} ORDER BY ${stock}, _id LIMIT ?`, maxToBuy);
  const [all] = yield* query(`SELECT count(*) AS parts FROM parts WHERE ${toBuy}`);
  const sold = yield* query(
    `SELECT part_id, ${sumOf(`CASE status WHEN 'returned' THEN -"orderQuantity" ELSE "orderQuantity" END`)} AS pieces
     FROM order_lines WHERE ${dialect.among('part_id')} AND placed_at >= ? AND status <> 'cancelled' GROUP BY part_id`,
    JSON.stringify(rows.map(({ _id }) => _id)),
    since,
  );
  const pieces = new Map(sold.map((row) => [String(row['part_id']), Number(row['pieces'])]));
  const parts = rows.map(partOf).map((part) => ({ ...part, sold: pieces.get(part._id) ?? 0 }));
  return { toBuy: parts, toBuyCount: Number(all?.['parts']) };
}

/** Reads the overview of the last of the days that start at these times, the last one being the end. */
export function* readSharedOverview(
  context: Context,
  dayStarts: readonly number[],
  limit: number,
): Statements<SharedOverview> {
  const [first = 0, start = 0, end = 0] = [dayStarts[0], dayStarts.at(-2), dayStarts.at(-1)];
  return {
    today: yield* readToday({ start, end }),
    overdue: yield* readOverdue(context, first, limit),
    ...(yield* readToBuy(context, first)),
  };
}
