import { LARGE_AMOUNT, MAX_LARGE_AMOUNTS } from '@dealerkit/domain/money/amounts';
import { LedgerEntry } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { AmountTooHighError } from './AmountTooHighError.ts';
import { type SqlContext, type ResultRow, type SqlValue, send, type Statements } from '../sql/transactions.ts';

const closedUntil = '(SELECT max(ends) FROM closed_days)';

/** The columns that say on which day an entry stands. */
export const placeColumns = 'at, belongs_to';

/** Their values: an entry of a closed day stands at the start of the next open one. One statement, so that no close comes between. */
export const places = `CASE WHEN CAST(? AS BIGINT) < ${closedUntil} THEN ${closedUntil} ELSE CAST(? AS BIGINT) END,
  CASE WHEN CAST(? AS BIGINT) < ${closedUntil} THEN CAST(? AS TEXT) END`;

/** The placeholders of `places` for a time. */
export const placeOf = (at: number, dateOf: SqlContext['dateOf']): SqlValue[] => [at, at, at, dateOf(at)];

/** The columns of an entry, without its running balance. */
export const entryColumns = `_id, at, belongs_to AS "belongsTo", kind, amount, method, reference, cheque_date AS "chequeDate", note,
  order_number AS "orderNumber", reverses, by`;

/** The entry of a row with `entryColumns` and `balance`. */
export function entryOf({ at, ...row }: ResultRow): LedgerEntry {
  const values = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return v.parse(LedgerEntry, { ...values, at: new Date(Number(at)).toISOString() });
}

/** The condition of an `entry` that no other one reverses. For `NOT EXISTS` PostgreSQL may read all entries. */
export const stands = '(SELECT 1 FROM ledger_entries AS reversal WHERE reversal.reverses = entry._id) IS NULL';

/** An entry that is about to be stored. */
export interface StoredEntry extends Pick<
  LedgerEntry,
  'kind' | 'amount' | 'method' | 'reference' | 'chequeDate' | 'note' | 'orderNumber' | 'reverses' | 'by'
> {
  customer: string;
  /** Milliseconds since 1970; now without it. */
  at?: number | undefined;
  /** The charged or returned line. */
  line?: string | undefined;
}

/** The sum of the entries of an order. */
export function* sumOfOrder(number: number): Statements<number> {
  const sql = 'SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM ledger_entries WHERE order_number = ?';
  return Number((yield* first(sql, number))?.['amount']);
}

/** The new entry, and the balance of the customer after it. */
export interface InsertedEntry {
  _id: string;
  balance: number;
}

/** The index of large amounts has this condition. */
const largeAmounts = `
  SELECT CAST(coalesce(sum(abs(amount)), 0) AS BIGINT) AS amount FROM ledger_entries WHERE abs(amount) >= ${LARGE_AMOUNT}`;

/** Two transactions at once may both pass, which the highest sum leaves room for. @throws AmountTooHighError */
function* requireExactSums(amount: number): Statements<void> {
  if (Math.abs(amount) < LARGE_AMOUNT) return;
  const stored = Number((yield* first(largeAmounts))?.['amount']);
  if (stored + Math.abs(amount) > MAX_LARGE_AMOUNTS) throw new AmountTooHighError();
}

/** Stores an entry on an open day, and adds its amount to the balance of the customer. @throws AmountTooHighError */
export function* insertEntry({ newId, dateOf }: SqlContext, entry: StoredEntry): Statements<InsertedEntry> {
  const _id = newId();
  const now = Date.now();
  const { customer, kind, amount, by, at = now } = entry;
  yield* requireExactSums(amount);
  const optional: (string | number | undefined)[] = [
    entry.method,
    entry.reference,
    entry.chequeDate,
    entry.note,
    entry.orderNumber,
    entry.line,
    entry.reverses,
  ];
  const values: SqlValue[] = [
    _id,
    customer,
    ...placeOf(at, dateOf),
    now,
    kind,
    amount,
    ...optional.map((value) => value ?? null),
    by,
  ];
  yield* send(
    `INSERT INTO ledger_entries (_id, customer, ${placeColumns}, recorded_at, kind, amount,
       method, reference, cheque_date, note, order_number, line, reverses, by)
     VALUES (?, ?, ${places}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...values,
  );
  const sql = 'UPDATE customers SET balance = balance + ? WHERE _id = ? RETURNING balance';
  const changed = yield* first(sql, amount, customer);
  return { _id, balance: Number(changed?.['balance']) };
}
