import type { Order } from '@dealerkit/domain/entities';
import { deletableStatuses } from '@dealerkit/domain/orders/orderRules';
import { isAllowedStep } from '@dealerkit/domain/orders/orderSteps';
import { chargeLine, completeCharges, reverseCharge } from './charges.ts';
import type { ChangedOrder, StatusChange } from '../orders/orderResults.ts';
import { extraOf } from '../texts/storedExtra.ts';
import { stepOf, stockFactorOf } from '../orders/orderSteps.ts';
import { notifyOfCancelledLine, notifyOfStep } from './orderEvents.ts';
import { orderTextOf } from '../texts/searchTextOf.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { lockLine, type LockedLine, type LockedOrder, readableLine, saveOrder, withLine } from './lockedOrder.ts';
import { addToStock } from './stock.ts';

/** Whether the line is on an invoice without a credit note. */
function* isInvoiced(_id: string): Statements<boolean> {
  const rows = yield* query(
    'SELECT 1 FROM invoice_lines WHERE line = ? AND NOT EXISTS (SELECT 1 FROM credit_notes WHERE credit_notes.invoice = invoice_lines.invoice)',
    _id,
  );
  return rows.length > 0;
}

/** Why a step that the statuses allow is refused: a price that is to be agreed, or what followed a hand-over. */
function* refusalOf(
  { lines }: LockedOrder,
  { _id, unit_price }: LockedLine,
  { from, to }: StatusChange,
): Statements<'to be agreed' | 'returned' | 'invoiced' | undefined> {
  if (to === 'handedOver' && unit_price === null) return 'to be agreed';
  if (from !== 'handedOver') return undefined;
  if (lines.some(({ of_line }) => of_line === _id)) return 'returned';
  return (yield* isInvoiced(_id)) ? 'invoiced' : undefined;
}

/** Changes the status of a line, and the stock of its part. A hand-over (`to` is `handedOver`) and its undoing (`from` is `handedOver`) happen only here. */
export function* changeStatus(
  context: SqlContext,
  changes: Changes,
  { _id, change, actor }: { _id: string; change: StatusChange; actor: string },
): Statements<ChangedOrder> {
  const found = yield* lockLine(context, _id);
  if (!found) return { outcome: 'no such order' };
  const { order, line } = found;
  const current: Order = readableLine(order, line);
  if (!isAllowedStep(line, change)) return { outcome: 'conflict', order: current };
  const reason = yield* refusalOf(order, line, change);
  if (reason) return { outcome: 'refused', reason, order: current };
  const available = yield* addToStock(changes, line.part_id, stockFactorOf(change) * line.orderQuantity);
  if (available !== undefined) return { outcome: 'not enough', available, order: current };
  const history = [...line.history, stepOf(change.to, Date.now(), actor, change.reason)];
  const changedLine = { ...line, status: change.to, history };
  yield* send('UPDATE order_lines SET status = ?, history = ? WHERE _id = ?', change.to, JSON.stringify(history), _id);
  const after = withLine(order, changedLine);
  yield* saveOrder(context, changes, order, after);
  const changed = { order: after, line: changedLine, actor };
  if (change.to === 'handedOver') yield* chargeLine(context, changes, changed);
  if (change.from === 'handedOver') yield* reverseCharge(context, changed);
  yield* completeCharges(context, after, actor);
  const detail = `${change.from} -> ${change.to}`;
  changes.audit.push({ actor, action: 'set order status', subject: _id, detail });
  yield* notifyOfStep(context, changed);
  if (change.to === 'cancelled') yield* notifyOfCancelledLine(context, changed);
  return { outcome: 'changed' };
}

/** Deletes a line that is not packed, with its order if that has no other, and the name of its part from what a search finds. */
export function* deleteLine(
  context: SqlContext,
  changes: Changes,
  _id: string,
  actor: string,
): Statements<ChangedOrder> {
  const found = yield* lockLine(context, _id);
  if (!found) return { outcome: 'no such order' };
  const { order, line } = found;
  if (!deletableStatuses.includes(line.status)) return { outcome: 'conflict', order: readableLine(order, line) };
  if (line.status !== 'cancelled') yield* addToStock(changes, line.part_id, line.orderQuantity);
  yield* send('DELETE FROM order_lines WHERE _id = ?', _id);
  const after = { ...order, lines: order.lines.filter((each) => each !== line) };
  yield* saveOrder(context, changes, order, after);
  if (after.lines.length > 0) {
    yield* saveText(after);
    yield* completeCharges(context, after, actor);
  }
  changes.audit.push({ actor, action: 'delete order', subject: _id, detail: order.userEmail });
  if (line.status !== 'cancelled') yield* notifyOfCancelledLine(context, { order, line, actor });
  return { outcome: 'changed' };
}

/** Stores what a search finds an order by. */
export function* saveText({ number, lines, note, extra, ...customer }: LockedOrder): Statements<void> {
  const names = lines.map(({ product_name }) => product_name);
  const text = orderTextOf(number, { ...customer, note: note ?? undefined, extra: extraOf(extra) }, names);
  yield* send('UPDATE orders SET search_text = ? WHERE number = ?', text, number);
}
