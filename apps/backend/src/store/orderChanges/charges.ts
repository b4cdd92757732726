import { isOpen } from '@dealerkit/domain/orders/orderSteps';
import * as v from 'valibot';
import { type ChangedLine, chargedTotalOf, type LockedOrder } from './lockedOrder.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { customerOfAccount } from '../customers/customers.ts';
import { insertEntry, stands, sumOfOrder } from '../ledger/entries.ts';

/** A changed line, and when it was changed, in milliseconds since 1970; now without it. */
type DatedLine = ChangedLine & { at?: number };

/** The charges of an order that no other entry reverses, the oldest first. */
const standingCharges = `
  SELECT _id, customer, line, amount FROM ledger_entries AS entry
  WHERE order_number = ? AND kind = 'charge' AND ${stands}
  ORDER BY at, _id`;

const Charge = v.object({ _id: v.string(), customer: v.string(), line: v.string(), amount: v.number() });

function* chargesOf({ number }: LockedOrder): Statements<v.InferOutput<typeof Charge>[]> {
  return v.parse(v.array(Charge), yield* query(standingCharges, number));
}

/** The customer of an order; an order without one gets that of its account. */
export function* customerOfOrder(
  context: SqlContext,
  changes: Changes,
  { number, customer, ...contact }: LockedOrder,
): Statements<string> {
  if (customer !== null) return customer;
  const _id = yield* customerOfAccount(context, changes, contact);
  yield* send('UPDATE orders SET customer = ? WHERE number = ?', _id, number);
  return _id;
}

/** Charges a line that is handed over with what its order lacks, which the first time are delivery charge and discount (D51). */
export function* chargeLine(
  context: SqlContext,
  changes: Changes,
  { order, line, actor: by, at }: DatedLine,
): Statements<void> {
  const customer = yield* customerOfOrder(context, changes, order);
  const { number: orderNumber } = order;
  const amount = Math.max(chargedTotalOf(context, order) - (yield* sumOfOrder(orderNumber)), 0);
  yield* insertEntry(context, { customer, kind: 'charge', amount, orderNumber, line: line._id, by, at });
}

function* reverse(
  context: SqlContext,
  { number: orderNumber }: LockedOrder,
  { _id: reverses, customer, amount }: v.InferOutput<typeof Charge>,
  by: string,
): Statements<void> {
  yield* insertEntry(context, { kind: 'reversal', amount: -amount, reverses, customer, orderNumber, by });
}

/** Reverses the charge of a line whose hand-over is undone. */
export function* reverseCharge(context: SqlContext, { order, line, actor }: ChangedLine): Statements<void> {
  const charge = (yield* chargesOf(order)).find((each) => each.line === line._id);
  if (charge) yield* reverse(context, order, charge, actor);
}

/**
 * Charges lines again until the entries of an order sum to what is charged: the hand-over that was charged with delivery charge and
 * discount may have been undone. While something is left to hand over, the next hand-over does that, unless more was returned than charged.
 */
export function* completeCharges(context: SqlContext, order: LockedOrder, by: string): Statements<void> {
  const { number: orderNumber } = order;
  const isLeft = order.lines.some(isOpen);
  if (isLeft && !order.lines.some(({ status }) => status === 'returned')) return;
  const sum = yield* sumOfOrder(orderNumber);
  if (isLeft && sum >= 0) return;
  let missing = chargedTotalOf(context, order) - sum;
  if (missing === 0) return;
  for (const charge of yield* chargesOf(order)) {
    const amount = Math.max(charge.amount + missing, 0);
    if (amount === charge.amount) continue;
    missing -= amount - charge.amount;
    yield* reverse(context, order, charge, by);
    const { customer, line } = charge;
    yield* insertEntry(context, { kind: 'charge', amount, customer, orderNumber, line, by });
  }
}

/** Credits a returned line. */
export function* creditReturn(
  context: SqlContext,
  changes: Changes,
  { order, line, actor: by, note }: ChangedLine & { note: string },
): Statements<void> {
  const customer = yield* customerOfOrder(context, changes, order);
  const before = { ...order, lines: order.lines.filter((each) => each !== line) };
  const amount = chargedTotalOf(context, order) - chargedTotalOf(context, before);
  const credit = { kind: 'return', amount, orderNumber: order.number, line: line._id, note } as const;
  yield* insertEntry(context, { ...credit, customer, by });
}
