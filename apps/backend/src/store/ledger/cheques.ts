import { Cheque, type ChequeStatus } from '@dealerkit/domain/books';
import { isChequeStep } from '@dealerkit/domain/books/cheques';
import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import type { Page, RowPosition } from '../sql/Page.ts';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { query, type ResultRow, send, type SqlContext, type SqlValue, type Statements } from '../sql/transactions.ts';
import { currentIdOf, readCustomer } from '../customers/customerRows.ts';
import { insertEntry } from './entries.ts';
import type { AddedEntry, ChequeChange, ChequeQuery, LedgerStore, NewEntry, SetCheque } from './LedgerStore.ts';
import type { Writer } from '../sql/once.ts';

const columns = `cheques._id AS _id, customer, customers.name AS name, received_at AS "receivedAt", amount, reference,
  cheque_date AS "chequeDate", cheques.note AS note, status, reason, by`;

const joined = `SELECT ${columns} FROM cheques JOIN customers ON customers._id = customer`;

function chequeOf({ customer, name, receivedAt, ...row }: ResultRow): Cheque {
  const values = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const at = new Date(Number(receivedAt)).toISOString();
  return v.parse(Cheque, { ...values, customer: { _id: customer, name }, receivedAt: at });
}

/** Where the list goes on after the cheque with an `_id`. */
function* positionOf(_id: string | undefined): Statements<Pick<RowPosition, 'value' | '_id'> | undefined> {
  if (_id === undefined) return undefined;
  const row = yield* first('SELECT cheque_date FROM cheques WHERE _id = ?', _id);
  return { value: String(row?.['cheque_date']), _id };
}

function* find({ customer, status, limit, before, after }: ChequeQuery): Statements<Page<Cheque>> {
  const filters: string[] = [];
  const values: SqlValue[] = [];
  if (customer !== undefined) {
    filters.push('customer = ?');
    values.push((yield* currentIdOf(customer)) ?? '');
  }
  if (status !== undefined) {
    filters.push('status = ?');
    values.push(status);
  }
  // The next cheque to take to the bank comes first; of the others the latest one.
  const [order, follows] = status === 'received' ? ['ASC', '>'] : ['DESC', '<'];
  const start = after ?? (yield* positionOf(before));
  const where = (conditions: readonly string[]) => ['1 = 1', ...conditions].join(' AND ');
  const page = start === undefined ? filters : [...filters, `(cheque_date, cheques._id) ${follows} (?, ?)`];
  const rows = yield* query(
    `${joined} WHERE ${where(page)} ORDER BY cheque_date ${order}, cheques._id ${order} LIMIT ?`,
    ...values,
    ...(start === undefined ? [] : [start.value, start._id]),
    limit,
  );
  const counted = yield* first(`SELECT count(*) AS total FROM cheques WHERE ${where(filters)}`, ...values);
  const cheques = rows.map(chequeOf);
  const end = cheques.length < limit ? undefined : cheques.at(-1);
  const next = end && { segment: 0, value: end.chequeDate, _id: end._id };
  return { rows: cheques, next, total: Number(counted?.['total']) };
}

/** When the same cheque of a customer was received, unless it was cancelled. */
function* timeOfSameCheque(
  customer: string,
  { amount, reference, chequeDate }: Pick<NewEntry, 'amount' | 'reference'> & { chequeDate: string },
): Statements<number | undefined> {
  const row = yield* first(
    `SELECT max(received_at) AS at FROM cheques
     WHERE customer = ? AND amount = ? AND coalesce(reference, '') = ? AND cheque_date = ? AND status <> 'cancelled'`,
    customer,
    amount,
    reference ?? '',
    chequeDate,
  );
  return typeof row?.['at'] === 'number' ? row['at'] : undefined;
}

/** A cheque that is about to be stored. */
interface NewCheque extends Pick<Cheque, 'amount' | 'chequeDate' | 'by'> {
  customer: string;
  receivedAt: number;
  reference?: string | undefined;
  note?: string | undefined;
}

/** Stores a cheque that has not cleared. */
export function* insertCheque(
  { newId }: SqlContext,
  { customer, receivedAt, amount, reference, chequeDate, note, by }: NewCheque,
): Statements<string> {
  const _id = newId();
  yield* send(
    `INSERT INTO cheques (_id, customer, received_at, amount, reference, cheque_date, note, status, by)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'received', ?)`,
    _id,
    customer,
    receivedAt,
    amount,
    reference ?? null,
    chequeDate,
    note ?? null,
    by,
  );
  return _id;
}

/** Receives a cheque of a customer, whose balance stays until it has cleared (D69). */
export function* receiveCheque(
  context: SqlContext,
  { audit }: Changes,
  customer: { _id: string; name: string; balance: number },
  { at, actor, isRepeated, amount, reference, note, ...entry }: NewEntry & Pick<Writer, 'actor'>,
): Statements<AddedEntry> {
  const receivedAt = at === undefined ? Date.now() : Date.parse(at);
  const chequeDate = entry.chequeDate ?? context.dateOf(receivedAt);
  if (isRepeated === false) {
    const earlier = yield* timeOfSameCheque(customer._id, { amount, reference, chequeDate });
    if (earlier !== undefined) return { outcome: 'already recorded', at: new Date(earlier).toISOString() };
  }
  const _id = yield* insertCheque(context, {
    customer: customer._id,
    receivedAt,
    amount,
    reference,
    chequeDate,
    note,
    by: actor,
  });
  const detail = `${fromSmallestUnit(amount, context.digits)} ${chequeDate}: ${customer.name}`;
  audit.push({ actor, action: 'receive cheque', subject: _id, detail });
  return { outcome: 'added', _id, balance: customer.balance, cheque: 'received' };
}

/** Takes a cheque back to `received` whose payment is reversed. */
export function* reopenCheque(payment: string): Statements<void> {
  yield* send(`UPDATE cheques SET status = 'received', entry = NULL WHERE entry = ?`, payment);
}

/** Adds what a status does to the ledger: a cleared cheque is a payment, and the customer owes the charge of one that bounced. */
function* bookStatus(
  context: SqlContext,
  cheque: Cheque,
  { to, reason, charge, at, actor: by }: ChequeChange & Pick<Writer, 'actor'>,
): Statements<string | undefined> {
  const { reference, chequeDate, customer } = cheque;
  const time = at === undefined ? undefined : Date.parse(at);
  const common = { customer: customer._id, reference, chequeDate, by, at: time };
  if (to === 'cleared') {
    const { note, amount } = cheque;
    const payment = { ...common, kind: 'payment', method: 'cheque', note, amount: -amount } as const;
    return (yield* insertEntry(context, payment))._id;
  }
  if (charge !== undefined)
    yield* insertEntry(context, { ...common, kind: 'adjustment', amount: charge, note: reason });
  return undefined;
}

function* setStatus(
  context: SqlContext,
  { audit }: Changes,
  _id: string,
  change: ChequeChange & Pick<Writer, 'actor'>,
): Statements<SetCheque> {
  const owner = yield* first('SELECT customer FROM cheques WHERE _id = ?', _id);
  // The second of two changes waits here for the first one.
  const customer = owner && (yield* readCustomer(String(owner['customer']), context.dialect.lock));
  const row = customer && (yield* first(`${joined} WHERE cheques._id = ?`, _id));
  if (!row) return { outcome: 'no such cheque' };
  const cheque = chequeOf(row);
  const { from, to, reason, charge, actor } = change;
  if (cheque.status !== from || !isChequeStep({ from, to })) return { outcome: 'conflict', cheque };
  const entry = yield* bookStatus(context, cheque, change);
  yield* send(
    'UPDATE cheques SET status = ?, entry = ?, reason = ? WHERE _id = ?',
    to,
    entry ?? null,
    reason ?? null,
    _id,
  );
  const shown = (amount: number) => fromSmallestUnit(amount, context.digits);
  const details = [`${shown(cheque.amount)} ${from} -> ${to}`, charge && `charge ${shown(charge)}`, reason];
  const detail = `${details.filter((part) => part !== undefined).join(', ')}: ${cheque.customer.name}`;
  audit.push({ actor, action: 'set cheque status', subject: _id, detail });
  return { outcome: 'changed' };
}

/** How many cheques can be taken to the bank by a day. */
function* countDueCheques(today: string): Statements<number> {
  const received: ChequeStatus = 'received';
  const sql = 'SELECT count(*) AS cheques FROM cheques WHERE status = ? AND cheque_date <= ?';
  return Number((yield* first(sql, received, today))?.['cheques']);
}

const Changed = v.object({ outcome: v.literal('changed') });

/** The cheques of customers in both databases. */
export const cheques = (
  context: SqlContext,
): Pick<LedgerStore, 'findCheques' | 'setChequeStatus' | 'countDueCheques'> => ({
  findCheques: (filter) => context.read(find(filter)),

  setChequeStatus: (_id, change, writer) =>
    context.transact((changes) =>
      once(writer, { cheque: _id, change }, Changed, () =>
        setStatus(context, changes, _id, { ...change, actor: writer.actor }),
      ),
    ),

  countDueCheques: (today) => context.read(countDueCheques(today)),
});
