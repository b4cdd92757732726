import { canCorrectQuantity, returnablePieces, splittablePieces } from '@dealerkit/domain/orders/orderRules';
import { returnCredit } from '@dealerkit/domain/orders/orderTerms';
import * as v from 'valibot';
import { creditReturn } from './charges.ts';
import { maxLines } from '../orders/orderLines.ts';
import type { ChangedOrder, DividedLine, QuantityChange, ReturnedPieces } from '../orders/orderResults.ts';
import { notifyOfStep } from './orderEvents.ts';
import { stepOf } from '../orders/orderSteps.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, send, type Statements } from '../sql/transactions.ts';
import {
  chargedPriceOf,
  keptGoodsOf,
  lockLine,
  type LockedLine,
  readableLine,
  saveOrder,
  withLine,
} from './lockedOrder.ts';
import { addToStock } from './stock.ts';

/** The stored result of a call that adds a line. */
export const AddedLine = v.object({ outcome: v.literal('added'), _id: v.string() });

/** The line before, and what a new one has of its own. */
interface NewLine {
  line: LockedLine;
  added: LockedLine;
  restocked: 0 | 1;
}

function* insertLine({ line, added, restocked }: NewLine): Statements<void> {
  const same = 'order_number, part_id, product_name, price_number, price_text, agreed_price, placed_at';
  yield* send(
    `INSERT INTO order_lines (_id, "orderQuantity", unit_price, credit, status, history, of_line, restocked, ${same})
     SELECT ?, CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ?, ?, CAST(? AS INTEGER), ${same} FROM order_lines WHERE _id = ?`,
    added._id,
    added.orderQuantity,
    added.unit_price,
    added.credit,
    added.status,
    JSON.stringify(added.history),
    added.of_line,
    restocked,
    line._id,
  );
}

/** A line with another quantity; whether its price can be charged depends on it. */
function withQuantity(context: SqlContext, line: LockedLine, orderQuantity: number): LockedLine {
  const changed = { ...line, orderQuantity };
  return { ...changed, unit_price: chargedPriceOf(context, changed) };
}

function* storeQuantity({ _id, orderQuantity, unit_price }: LockedLine): Statements<void> {
  yield* send(
    'UPDATE order_lines SET "orderQuantity" = ?, unit_price = ? WHERE _id = ?',
    orderQuantity,
    unit_price,
    _id,
  );
}

/** Splits pieces off an open line, as a line of the same status and history. */
export function* splitLine(
  context: SqlContext,
  changes: Changes,
  { _id, quantity, actor }: { _id: string; quantity: number; actor: string },
): Statements<DividedLine> {
  const found = yield* lockLine(context, _id);
  if (!found) return { outcome: 'no such order' };
  const { order, line } = found;
  const possible = splittablePieces(line);
  if (quantity > possible) return { outcome: 'too many', possible, order: readableLine(order, line) };
  if (order.lines.length >= maxLines) return { outcome: 'too many lines', maximum: maxLines };
  const kept = withQuantity(context, line, line.orderQuantity - quantity);
  const added = { ...withQuantity(context, line, quantity), _id: context.newId() };
  yield* insertLine({ line, added, restocked: 0 });
  yield* storeQuantity(kept);
  const { lines } = withLine(order, kept);
  yield* saveOrder(context, changes, order, { ...order, lines: [...lines, added] });
  const detail = `${line.orderQuantity} -> ${kept.orderQuantity} and ${quantity} (${added._id})`;
  changes.audit.push({ actor, action: 'split order line', subject: _id, detail });
  return { outcome: 'added', _id: added._id };
}

/** Takes pieces of a handed over line back, as a returned line. A return happens only here. */
export function* returnLine(
  context: SqlContext,
  changes: Changes,
  { _id, quantity, restock, reason, credit, actor }: ReturnedPieces & { _id: string; actor: string },
): Statements<DividedLine> {
  const found = yield* lockLine(context, _id);
  if (!found) return { outcome: 'no such order' };
  const { order, line } = found;
  const lines = order.lines.map((each) => readableLine(order, each));
  const possible = returnablePieces(line, lines);
  if (quantity > possible) return { outcome: 'too many', possible, order: readableLine(order, line) };
  const amount = (line.unit_price ?? 0) * quantity;
  const kept = keptGoodsOf(context, order);
  const maximum = Math.min(amount, kept.cost);
  if (credit !== undefined && credit > maximum) return { outcome: 'credit too high', maximum };
  const isRestocked = restock && line.part_id !== null;
  const added = {
    ...line,
    _id: context.newId(),
    orderQuantity: quantity,
    credit: credit ?? returnCredit(amount, kept),
    status: 'returned' as const,
    history: [stepOf('returned', Date.now(), actor, reason)],
    of_line: _id,
  };
  if (isRestocked) yield* addToStock(changes, line.part_id, quantity);
  yield* insertLine({ line, added, restocked: isRestocked ? 1 : 0 });
  const after = { ...order, lines: [...order.lines, added] };
  yield* saveOrder(context, changes, order, after);
  yield* creditReturn(context, changes, { order: after, line: added, actor, note: reason });
  const detail = `${quantity} of ${line.orderQuantity}${isRestocked ? ', into the stock' : ''} (${added._id})`;
  changes.audit.push({ actor, action: 'return order line', subject: _id, detail });
  yield* notifyOfStep(context, { order, line: added, actor });
  return { outcome: 'added', _id: added._id };
}

/** Corrects the quantity of a line that is not packed, with the stock. */
export function* changeQuantity(
  context: SqlContext,
  changes: Changes,
  { _id, read, quantity, actor }: QuantityChange & { _id: string; actor: string },
): Statements<ChangedOrder> {
  const found = yield* lockLine(context, _id);
  if (!found) return { outcome: 'no such order' };
  const { order, line } = found;
  const present = readableLine(order, line);
  if (!canCorrectQuantity(line) || line.orderQuantity !== read) return { outcome: 'conflict', order: present };
  const available = yield* addToStock(changes, line.part_id, line.orderQuantity - quantity);
  if (available !== undefined) return { outcome: 'not enough', available, order: present };
  const corrected = withQuantity(context, line, quantity);
  yield* storeQuantity(corrected);
  yield* saveOrder(context, changes, order, withLine(order, corrected));
  const detail = `${read} -> ${quantity}`;
  changes.audit.push({ actor, action: 'set order quantity', subject: _id, detail });
  return { outcome: 'changed' };
}
