import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { isOpen } from '@dealerkit/domain/orders/orderSteps';
import { canAgreeTerms, isDiscountAllowed } from '@dealerkit/domain/orders/orderTerms';
import { notify } from '../notifications/events.ts';
import type { AgreedTerms, Terms, TermsChange } from '../orders/orderResults.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, send, type Statements } from '../sql/transactions.ts';
import { saveText } from './changeStatus.ts';
import { amountsOf, chargedPriceOf, lockOrder, type LockedOrder, saveOrder } from './lockedOrder.ts';

/** The present values of the named terms, null for what was not agreed. */
function presentTerms({ discount, delivery_charge, note, lines }: LockedOrder, { prices, ...named }: Terms): Terms {
  const present = { discount, deliveryCharge: delivery_charge, note };
  const priceOf = (_id: string) => lines.find((line) => line._id === _id)?.agreed_price ?? null;
  return {
    ...Object.fromEntries(Object.entries(present).filter(([name]) => name in named)),
    ...(prices && { prices: Object.fromEntries(Object.keys(prices).map((_id) => [_id, priceOf(_id)])) }),
  };
}

const isSame = (present: Terms, { prices, ...read }: Terms): boolean =>
  Object.entries(read).every(([name, value]) => (present[name as keyof typeof read] ?? null) === (value ?? null)) &&
  Object.entries(prices ?? {}).every(([_id, price]) => (present.prices?.[_id] ?? null) === price);

/** Describes a change for the audit, with amounts in the currency: `discount none -> 50.5`. */
function describe(digits: number, before: Terms, { prices = {}, ...changes }: Terms): string {
  const shown = (value: number | string | null | undefined) =>
    typeof value === 'number' ? fromSmallestUnit(value, digits) : (value ?? 'none');
  const others = Object.entries(changes).map(
    ([name, value]) => `${name} ${shown(before[name as keyof typeof changes])} -> ${shown(value)}`,
  );
  const agreed = Object.entries(prices).map(
    ([_id, price]) => `price of ${_id} ${shown(before.prices?.[_id])} -> ${shown(price)}`,
  );
  return [...others, ...agreed].join(', ');
}

/** Whether the named terms can still be agreed: those of the whole order, and the price of each line. */
function areOpen({ lines }: LockedOrder, { prices = {}, ...others }: Terms): boolean {
  const areLinesOpen = Object.keys(prices).every((_id) => lines.some((line) => line._id === _id && isOpen(line)));
  return areLinesOpen && (Object.keys(others).length === 0 || canAgreeTerms(lines));
}

/** Terms in which no discount and no delivery charge are null: a host states both as 0. */
const withoutZeros = (terms: Terms): Terms => ({
  ...terms,
  ...('discount' in terms && { discount: terms.discount || null }),
  ...('deliveryCharge' in terms && { deliveryCharge: terms.deliveryCharge || null }),
});

/** Agrees the terms of an order whose values are still those that were read. */
export function* agreeTerms(
  context: SqlContext,
  changes: Changes,
  { number, change, actor }: { number: number; change: TermsChange; actor: string },
): Statements<AgreedTerms> {
  const order = yield* lockOrder(context, number);
  if (!order) return { outcome: 'no such order' };
  const [read, wanted] = [withoutZeros(change.read), withoutZeros(change.changes)];
  const before = presentTerms(order, wanted);
  if (!areOpen(order, wanted)) return { outcome: 'closed', terms: before };
  if (!isSame(before, read)) return { outcome: 'conflict', terms: before };
  const lines = order.lines.map((line) => {
    if (!wanted.prices || !(line._id in wanted.prices)) return line;
    const agreed = { ...line, agreed_price: wanted.prices[line._id] ?? null };
    return { ...agreed, unit_price: chargedPriceOf(context, agreed) };
  });
  const after = {
    ...order,
    lines,
    discount: 'discount' in wanted ? (wanted.discount ?? null) : order.discount,
    delivery_charge: 'deliveryCharge' in wanted ? (wanted.deliveryCharge ?? null) : order.delivery_charge,
    note: 'note' in wanted ? (wanted.note ?? null) : order.note,
  };
  const { lines: sum } = amountsOf(context, after);
  if (!isDiscountAllowed({ discount: after.discount ?? 0, lines: sum })) {
    return { outcome: 'discount above the sum', sum, terms: before };
  }
  for (const line of lines.filter((each, index) => each !== order.lines[index])) {
    const sql = 'UPDATE order_lines SET agreed_price = ?, unit_price = ? WHERE _id = ?';
    yield* send(sql, line.agreed_price, line.unit_price, line._id);
  }
  yield* saveOrder(context, changes, order, after);
  if (after.note !== order.note) {
    yield* send('UPDATE orders SET note = ? WHERE number = ?', after.note, number);
    yield* saveText(after);
  }
  changes.audit.push({
    actor,
    action: 'agree terms',
    subject: String(number),
    detail: describe(context.digits, before, wanted),
  });
  yield* notify(context, { kind: 'changedTerms', number, email: order.userEmail, actor });
  return { outcome: 'changed' };
}
