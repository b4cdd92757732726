import * as v from 'valibot';
import { customerTextOf } from '../customers/customerRows.ts';
import { type SqlContext, query, type SqlValue, send, type Statements } from '../sql/transactions.ts';
import { inJson } from './hide.ts';
import { readHistory } from './history.ts';
import type { Person } from './person.ts';

/** Replaces what identifies the person in a text. */
type Hide = (text: string) => string;

/** The lines of the search text of an order that have the name, the e-mail address, the phone number, and the note with own values. */
const personalLines = [1, 2, 3, 4];

const HistoryRow = v.object({ _id: v.string(), history: v.string() });

/** Replaces the person in the steps of a line: in the reasons, and as the one who took them. */
function eraseSteps(history: string, emails: readonly string[], pseudonym: string, hide: Hide): string {
  const steps = readHistory(history).map(({ by, reason, ...step }) => ({
    ...step,
    by: emails.includes(by) ? pseudonym : by,
    ...(reason !== undefined && { reason: hide(reason) }),
  }));
  return JSON.stringify(steps);
}

/** Takes the person off the orders; lines, prices and steps stay. */
export function* eraseOrders(
  { orders }: Person,
  { emails, pseudonym, hide }: { emails: readonly string[]; pseudonym: string; hide: Hide },
): Statements<void> {
  for (const { number, search_text } of orders) {
    const lines = search_text.split('\n').map((line, index) => (personalLines.includes(index) ? '' : line));
    yield* send(
      `UPDATE orders SET "userEmail" = '', "userName" = '', address = '', phone = '', note = NULL, extra = NULL, placed_by = NULL, search_text = ?
       WHERE number = ?`,
      lines.join('\n'),
      number,
    );
    const rows = yield* query('SELECT _id, history FROM order_lines WHERE order_number = ?', number);
    for (const { _id, history } of v.parse(v.array(HistoryRow), rows)) {
      const hidden = eraseSteps(history, emails, pseudonym, hide);
      if (hidden !== history) yield* send('UPDATE order_lines SET history = ? WHERE _id = ?', hidden, _id);
    }
  }
}

const EntryRow = v.object({ _id: v.string(), reference: v.nullable(v.string()), note: v.nullable(v.string()) });
const ChequeRow = v.object({ ...EntryRow.entries, reason: v.nullable(v.string()) });
const CreditRow = v.object({ number: v.string(), reason: v.string() });

/** Takes the person off the customer, the ledger, the cheques and the credit notes; amounts and dates stay. */
export function* eraseCustomer({ dialect }: SqlContext, { customers, orders }: Person, hide: Hide): Statements<void> {
  const orNull = (text: string | null): SqlValue => (text === null ? null : hide(text));
  for (const { _id } of customers) {
    yield* send(
      `UPDATE customers SET name = '', address = NULL, note = NULL, email = NULL, search_text = ? WHERE _id = ?`,
      customerTextOf({}),
      _id,
    );
    yield* send('DELETE FROM customer_phones WHERE customer = ?', _id);
    const cheques = yield* query('SELECT _id, reference, note, reason FROM cheques WHERE customer = ?', _id);
    for (const { _id: cheque, ...texts } of v.parse(v.array(ChequeRow), cheques)) {
      const values = [orNull(texts.reference), orNull(texts.note), orNull(texts.reason), cheque];
      yield* send('UPDATE cheques SET reference = ?, note = ?, reason = ? WHERE _id = ?', ...values);
    }
    const entries = yield* query(
      'SELECT _id, reference, note FROM ledger_entries WHERE customer = ? AND (reference IS NOT NULL OR note IS NOT NULL)',
      _id,
    );
    for (const { _id: entry, reference, note } of v.parse(v.array(EntryRow), entries)) {
      const values = [orNull(reference), orNull(note), entry];
      yield* send('UPDATE ledger_entries SET reference = ?, note = ? WHERE _id = ?', ...values);
    }
  }
  const notes = yield* query(
    `SELECT credit_notes.number AS number, reason FROM credit_notes JOIN invoices ON invoices.number = invoice
     WHERE ${dialect.among('order_number', 'BIGINT')}`,
    JSON.stringify(orders.map(({ number }) => number)),
  );
  for (const { number, reason } of v.parse(v.array(CreditRow), notes)) {
    yield* send('UPDATE credit_notes SET reason = ? WHERE number = ?', hide(reason), number);
  }
}

/** Puts a pseudonym in the place of a person in what the person did for others as an admin. */
export function* eraseAuthor(
  { dialect }: SqlContext,
  { emails, uids }: { emails: readonly string[]; uids: readonly string[] },
  pseudonym: string,
): Statements<void> {
  const addresses = JSON.stringify(emails);
  for (const table of ['ledger_entries', 'cheques', 'cash_entries', 'closed_days', 'invoices', 'credit_notes']) {
    yield* send(`UPDATE ${table} SET by = ? WHERE ${dialect.among('by')}`, pseudonym, addresses);
  }
  for (const email of emails) {
    const [from, to] = [`"${inJson(email)}"`, `"${inJson(pseudonym)}"`];
    const sql = `UPDATE order_lines SET history = replace(history, ?, ?) WHERE ${dialect.contains('history')}`;
    yield* send(sql, from, to, JSON.stringify([from]));
  }
  for (const [table, column] of [
    ['orders', 'placed_by'],
    ['reviews', 'placed_by'],
    ['users', 'profile_by'],
  ] as const) {
    yield* send(`UPDATE ${table} SET ${column} = NULL WHERE ${dialect.among(column)}`, JSON.stringify(uids));
  }
}
