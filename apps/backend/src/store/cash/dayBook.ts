import { type DayBook, type LedgerEntry, paymentMethods } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { type SqlContext, query, type Statements } from '../sql/transactions.ts';
import { cashAt } from './cashAt.ts';
import { closeOf, lastClosedDay } from './closedDays.ts';
import { entryColumns, entryOf } from '../ledger/entries.ts';
import { inTimeSlices } from '../ledger/timeSlices.ts';
import type { CashStore } from './CashStore.ts';

type Context = Pick<SqlContext, 'dialect'>;

const CashRow = v.object({
  _id: v.string(),
  at: v.number(),
  belongsTo: v.pipe(
    v.nullable(v.string()),
    v.transform((day) => day ?? undefined),
  ),
  amount: v.number(),
  note: v.string(),
  by: v.string(),
});

/** How many entries one statement reads. */
const readPerStatement = 1000;

/** For how many customers one statement sums what they owe. */
const customersPerStatement = 100;

/** Every method is named, so that the index by method is used. */
const hasMethod = `method IN (${paymentMethods.map((method) => `'${method}'`).join(', ')})`;

/** What customers owe at a time: their balance less the entries since then, of which today's book has few. */
function* balancesAt({ dialect }: Context, customers: readonly string[], at: number): Statements<Map<string, number>> {
  const sql = `
    SELECT _id, balance - CAST(coalesce((
      SELECT sum(amount) FROM ledger_entries WHERE customer = customers._id AND at >= ?
    ), 0) AS BIGINT) AS balance
    FROM customers WHERE ${dialect.among('_id')}`;
  const balances = new Map<string, number>();
  for (let start = 0; start < customers.length; start += customersPerStatement) {
    const rows = yield* query(sql, at, JSON.stringify(customers.slice(start, start + customersPerStatement)));
    for (const { _id, balance } of rows) balances.set(String(_id), Number(balance));
  }
  return balances;
}

const amountsOfTime = 'SELECT _id, customer, amount FROM ledger_entries WHERE at >= ? AND at < ? ORDER BY at, _id';

/** The payments, refunds and their reversals of a time. */
const paymentsOfTime = `
  SELECT entry.*, name FROM (
    SELECT ${entryColumns}, customer FROM ledger_entries WHERE ${hasMethod} AND at >= ? AND at < ?
  ) AS entry JOIN customers ON customers._id = customer
  ORDER BY at, entry._id`;

/** The payments, refunds and their reversals with the balances of their customers, for which all entries of the time are added up once. */
function* readEntries(context: Context, from: number, to: number): Statements<DayBook['entries']> {
  const changes = new Map<string, number>();
  const payments: (LedgerEntry & { customer: { _id: string; name: string } })[] = [];
  yield* inTimeSlices({ condition: 'true', from, to }, readPerStatement, function* (start, end) {
    const changeAt = new Map<string, number>();
    for (const { _id, customer, amount } of yield* query(amountsOfTime, start, end)) {
      const change = (changes.get(String(customer)) ?? 0) + Number(amount);
      changes.set(String(customer), change);
      changeAt.set(String(_id), change);
    }
    for (const { customer, name, ...row } of yield* query(paymentsOfTime, start, end)) {
      const balance = changeAt.get(String(row['_id'])) ?? 0;
      payments.push({ ...entryOf({ ...row, balance }), customer: { _id: String(customer), name: String(name) } });
    }
  });
  const customers = [...new Set(payments.map(({ customer }) => customer._id))];
  const balances = yield* balancesAt(context, customers, from);
  for (const payment of payments) payment.balance += balances.get(payment.customer._id) ?? 0;
  return payments;
}

/** The cash without a customer of a time, as entries of a ledger: money that comes in is negative there. */
function* readOtherCash(from: number, to: number): Statements<DayBook['entries']> {
  const sql = `SELECT _id, at, belongs_to AS "belongsTo", amount, note, by FROM cash_entries
    WHERE at >= ? AND at < ? ORDER BY at, _id`;
  const rows = v.parse(v.array(CashRow), yield* query(sql, from, to));
  return rows.map(({ at, amount, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    kind: amount > 0 ? 'cashIn' : 'cashOut',
    method: 'cash',
    amount: -amount,
  }));
}

function* find(context: Context, from: number, to: number): Statements<Omit<DayBook, 'date' | 'today'>> {
  const openingCash = yield* cashAt(from);
  const all = [...(yield* readEntries(context, from, to)), ...(yield* readOtherCash(from, to))];
  const entries = all.toSorted((a, b) => (a.at === b.at ? (a._id < b._id ? -1 : 1) : a.at < b.at ? -1 : 1));
  const methods = paymentMethods.flatMap((method) => {
    const own = entries.filter((entry) => entry.method === method);
    const sumOf = (...kinds: DayBook['entries'][number]['kind'][]) =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
    const sums = {
      received: 0 - sumOf('payment', 'cashIn'),
      paidOut: sumOf('refund', 'cashOut'),
      reversed: sumOf('reversal'),
    };
    return own.length === 0 ? [] : [{ method, ...sums }];
  });
  const cash = methods.find(({ method }) => method === 'cash') ?? { received: 0, paidOut: 0, reversed: 0 };
  const closingCash = openingCash + cash.received - cash.paidOut - cash.reversed;
  const [closed, closedUntil] = [yield* closeOf(to), yield* lastClosedDay()];
  return { closed, closedUntil, openingCash, closingCash, methods, entries };
}

/** The money of a day in both databases. */
export const dayBook = (context: SqlContext): Pick<CashStore, 'getDayBook'> => ({
  getDayBook: (from, to) => context.readInTurns(find(context, from, to)),
});
