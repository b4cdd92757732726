import { first } from '../first.ts';
import type { LockedLine, LockedOrder } from '../orderChanges/lockedOrder.ts';
import { type Books, type Changes, query, type Steps } from '../steps.ts';
import { customerOfAccount } from './customers.ts';
import { insertEntry } from './entries.ts';

/** A line of a locked order, and who moves it. */
interface Move {
  order: LockedOrder;
  line: LockedLine;
  actor: string;
  /** Milliseconds since 1970; now without it. */
  at?: number | undefined;
}

/** The condition of an entry that no other one reverses. */
const stands = 'NOT EXISTS (SELECT 1 FROM ledger_entries AS reversal WHERE reversal.reverses = entry._id)';

const amountOf = ({ unit_price, orderQuantity }: LockedLine) => (unit_price ?? 0) * orderQuantity;

/** The customer of an order; an order without one gets that of its account. */
export function* customerOfOrder(
  books: Books,
  changes: Changes,
  { number, customer, ...contact }: LockedOrder,
): Steps<string> {
  if (customer !== null) return customer;
  const _id = yield* customerOfAccount(books, changes, contact);
  yield* query(`UPDATE orders SET customer = ? WHERE ${books.dialect.number} = ?`, _id, number);
  return _id;
}

/** Charges a line that is handed over; the first charge of its order that stands includes delivery charge and discount (D51). */
export function* chargeLine(books: Books, changes: Changes, { order, line, actor: by, at }: Move): Steps<void> {
  const customer = yield* customerOfOrder(books, changes, order);
  const { number, discount, delivery_charge: delivery } = order;
  const charged = `SELECT 1 FROM ledger_entries AS entry WHERE order_number = ? AND terms IS NOT NULL AND ${stands}`;
  const terms = (yield* first(charged, number)) ? undefined : (delivery ?? 0) - (discount ?? 0);
  const amount = amountOf(line) + (terms ?? 0);
  yield* insertEntry(books, { customer, kind: 'charge', amount, orderNumber: number, line: line._id, terms, by, at });
}

/** Reverses the charge of a line whose hand-over is undone. */
export function* reverseCharge(books: Books, { order: { number }, line, actor: by }: Move): Steps<void> {
  const charge = yield* first(
    `SELECT _id, customer, amount FROM ledger_entries AS entry
     WHERE order_number = ? AND line = ? AND kind = 'charge' AND ${stands}`,
    number,
    line._id,
  );
  if (!charge) return;
  const reversal = { kind: 'reversal', amount: -Number(charge['amount']), reverses: String(charge['_id']) } as const;
  yield* insertEntry(books, { ...reversal, customer: String(charge['customer']), orderNumber: number, by });
}

/** Credits a returned line at its price. */
export function* creditReturn(
  books: Books,
  changes: Changes,
  { order, line, actor: by, note }: Move & { note: string },
): Steps<void> {
  const customer = yield* customerOfOrder(books, changes, order);
  const credit = { kind: 'return', amount: -amountOf(line), orderNumber: order.number, line: line._id, note } as const;
  yield* insertEntry(books, { ...credit, customer, by });
}
