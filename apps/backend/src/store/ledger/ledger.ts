import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { ChequeStatus, LedgerEntry } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import type { Page } from '../sql/Page.ts';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, type SqlValue, type Statements } from '../sql/transactions.ts';
import { receiveCheque, reopenCheque } from './cheques.ts';
import { currentIdOf, readCustomer } from '../customers/customerRows.ts';
import { entryColumns, entryOf, insertEntry, stands, type StoredEntry } from './entries.ts';
import type { AddedEntry, LedgerQuery, LedgerStore, NewEntry, ReversedEntry } from './LedgerStore.ts';
import type { Writer } from '../sql/once.ts';

const AddedRow = v.object({
  outcome: v.literal('added'),
  _id: v.string(),
  balance: v.number(),
  cheque: v.optional(ChequeStatus),
});

const ReversedRow = v.object({ outcome: v.literal('added'), _id: v.string() });

type Filter = readonly [sql: string, ...values: SqlValue[]];

const whereOf = (filters: readonly Filter[]) => filters.map(([sql]) => ` AND ${sql}`).join('');

const valuesOf = (filters: readonly Filter[]) => filters.flatMap(([, ...values]) => values);

/**
 * A page of entries of a customer with their running balances: the balance of the customer less the entries after the page, then less
 * each entry of the page.
 */
const withBalances = (filters: readonly Filter[]) => `
  WITH page AS (
    SELECT ${entryColumns} FROM ledger_entries WHERE customer = ?${whereOf(filters)}
    ORDER BY at DESC, _id DESC LIMIT ?
  ), newest AS (SELECT at, _id FROM page ORDER BY at DESC, _id DESC LIMIT 1)
  SELECT page.*, CAST(
    (SELECT balance FROM customers WHERE _id = ?)
    - coalesce((
      SELECT sum(amount) FROM newest JOIN ledger_entries AS later
        ON customer = ? AND (later.at, later._id) > (newest.at, newest._id)
    ), 0)
    - sum(amount) OVER (ORDER BY at DESC, _id DESC) + amount AS BIGINT) AS balance
  FROM page ORDER BY at DESC, _id DESC`;

function* find(id: string, { limit, before, after, from, to }: LedgerQuery): Statements<Page<LedgerEntry> | undefined> {
  const customer = yield* currentIdOf(id);
  if (customer === undefined) return undefined;
  const range: Filter[] = [];
  if (from !== undefined) range.push(['at >= ?', from]);
  if (to !== undefined) range.push(['at < ?', to]);
  const page = [...range];
  if (before !== undefined) {
    const last = yield* first('SELECT at FROM ledger_entries WHERE _id = ?', before);
    page.push(['(at, _id) < (?, ?)', Number(last?.['at'] ?? 0), before]);
  }
  if (after !== undefined) page.push(['(at, _id) < (?, ?)', Number(after.value), after._id]);
  const rows = yield* query(withBalances(page), customer, ...valuesOf(page), limit, customer, customer);
  const count = `SELECT count(*) AS total FROM ledger_entries WHERE customer = ?${whereOf(range)}`;
  const counted = yield* first(count, customer, ...valuesOf(range));
  const entries = rows.map(entryOf);
  const last = entries.length < limit ? undefined : entries.at(-1);
  const next = last && { segment: 0, value: Date.parse(last.at), _id: last._id };
  return { rows: entries, next, total: Number(counted?.['total']) };
}

const hour = 60 * 60 * 1000;

/**
 * When an entry of the same kind and amount by the same method, which is not reversed, was recorded less than an hour apart from a time, or
 * for the same closed day, of which no time is stored.
 */
function* timeOfSameEntry(
  { dateOf }: SqlContext,
  { customer, kind, amount, method }: Pick<StoredEntry, 'customer' | 'kind' | 'amount' | 'method'>,
  time: number,
): Statements<number | undefined> {
  const row = yield* first(
    `SELECT max(CASE WHEN belongs_to IS NULL THEN at ELSE recorded_at END) AS at FROM ledger_entries AS entry
     WHERE customer = ? AND at > ? AND ((at < ? AND belongs_to IS NULL) OR belongs_to = ?)
       AND kind = ? AND amount = ? AND method = ? AND ${stands}`,
    customer,
    time - hour,
    time + hour,
    dateOf(time),
    kind,
    amount,
    method ?? null,
  );
  return typeof row?.['at'] === 'number' ? row['at'] : undefined;
}

/** What a customer has paid less what is paid back: all entries with a method, of which reversals have that of the reversed entry. */
function* paidBy(customer: string): Statements<number> {
  const sql = `SELECT CAST(coalesce(sum(-amount), 0) AS BIGINT) AS paid FROM ledger_entries
    WHERE customer = ? AND method IS NOT NULL`;
  return Number((yield* first(sql, customer))?.['paid']);
}

function* add(
  context: SqlContext,
  changes: Changes,
  id: string,
  { at, actor: by, isRepeated, ...entry }: NewEntry & Pick<Writer, 'actor'>,
): Statements<AddedEntry> {
  const customer = yield* readCustomer(id, context.dialect.lock);
  if (!customer) return { outcome: 'no such customer' };
  if (entry.kind === 'payment' && entry.method === 'cheque') {
    return yield* receiveCheque(context, changes, customer, { ...entry, at, isRepeated, actor: by });
  }
  const amount = entry.kind === 'payment' ? -entry.amount : entry.amount;
  const time = at === undefined ? Date.now() : Date.parse(at);
  if (entry.kind === 'refund') {
    const paid = yield* paidBy(customer._id);
    if (amount > paid) return { outcome: 'above paid', paid };
  }
  if (entry.kind !== 'adjustment' && isRepeated === false) {
    const earlier = yield* timeOfSameEntry(context, { ...entry, amount, customer: customer._id }, time);
    if (earlier !== undefined) return { outcome: 'already recorded', at: new Date(earlier).toISOString() };
  }
  const inserted = yield* insertEntry(context, { ...entry, amount, customer: customer._id, at: time, by });
  const shown = fromSmallestUnit(amount, context.digits);
  const detail = `${[shown, entry.method, entry.note].filter((part) => part !== undefined).join(' ')}: ${customer.name}`;
  changes.audit.push({ actor: by, action: `add ${entry.kind}`, subject: inserted._id, detail });
  return { outcome: 'added', ...inserted };
}

const ReversibleRow = v.pick(LedgerEntry, ['kind', 'amount', 'method']);

function* reverse(
  context: SqlContext,
  { audit }: Changes,
  _id: string,
  { note, actor: by }: { note: string; actor: string },
): Statements<ReversedEntry> {
  const owner = yield* first('SELECT customer FROM ledger_entries WHERE _id = ?', _id);
  // The second of two reversals waits here for the first one.
  const customer = owner && (yield* readCustomer(String(owner['customer']), context.dialect.lock));
  if (!customer) return { outcome: 'no such entry' };
  const row = yield* first('SELECT kind, amount, method FROM ledger_entries WHERE _id = ?', _id);
  const { kind, amount, method } = v.parse(ReversibleRow, { ...row, method: row?.['method'] ?? undefined });
  if (kind !== 'payment' && kind !== 'refund' && kind !== 'adjustment') return { outcome: 'not reversible', kind };
  if (yield* first('SELECT 1 FROM ledger_entries WHERE reverses = ?', _id)) return { outcome: 'reversed' };
  const reversal = { kind: 'reversal', amount: -amount, method, reverses: _id, note, by } as const;
  const inserted = yield* insertEntry(context, { ...reversal, customer: customer._id });
  yield* reopenCheque(_id);
  audit.push({
    actor: by,
    action: 'reverse entry',
    subject: _id,
    detail: `${kind} ${fromSmallestUnit(amount, context.digits)}: ${note}`,
  });
  return { outcome: 'added', _id: inserted._id };
}

/** The ledgers of customers in both databases. */
export function ledger(context: SqlContext): Pick<LedgerStore, 'findLedger' | 'addLedgerEntry' | 'reverseLedgerEntry'> {
  const { read, transact } = context;
  return {
    findLedger: (customer, filter) => read(find(customer, filter)),

    addLedgerEntry: (customer, entry, writer) =>
      transact((changes) =>
        once(writer, { ledger: customer, entry }, AddedRow, () =>
          add(context, changes, customer, { ...entry, actor: writer.actor }),
        ),
      ),

    reverseLedgerEntry: (_id, reason, writer) =>
      transact((changes) =>
        once(writer, { reverse: _id, reason }, ReversedRow, () =>
          reverse(context, changes, _id, { note: reason, actor: writer.actor }),
        ),
      ),
  };
}
