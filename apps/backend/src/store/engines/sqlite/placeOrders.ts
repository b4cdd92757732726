import * as v from 'valibot';
import { chargedPrice } from '@dealerkit/domain/orders/orderTerms';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { fingerprintOf } from '../../orders/fingerprintOf.ts';
import { placeOneLine, refusalOf, repeatedOrder, skippedNumbers } from '../../orders/orderLines.ts';
import { storedExtra } from '../../texts/storedExtra.ts';
import { stepOf } from '../../orders/orderSteps.ts';
import { orderTextOf } from '../../texts/searchTextOf.ts';
import type { Store } from '../../Store.ts';
import type { NewOrder, PlacedOrder } from '../../orders/orderResults.ts';
import { priceColumns, priceOf } from '../../parts/partRows.ts';
import { readCustomer } from '../../customers/customerRows.ts';
import { customerOfAccount } from '../../customers/customers.ts';
import { isAccountGone, keyOwnerOf, type Placer } from '../../orders/newOrders.ts';
import { newOrderOf, notify } from '../../notifications/events.ts';
import type { Changes } from '../../sql/changes.ts';
import { first } from '../../sql/first.ts';
import type { SqlContext, Statements } from '../../sql/transactions.ts';
import type { Connection } from './Connection.ts';

const OrderedPart = v.object({
  _id: v.string(),
  product_name: v.string(),
  price: v.optional(v.union([v.number(), v.string()])),
  minimum: v.number(),
  available: v.number(),
});

const Attempt = v.object({ number: v.number(), ids: v.nullable(v.string()), fingerprint: v.string() });

/** How the embedded store places orders. */
export function sqlitePlaceOrders(
  { db, digits }: Pick<Connection, 'db' | 'digits'>,
  context: SqlContext,
): Pick<Store, 'placeOrder' | 'placeOrderLines' | 'skipOrderNumbers'> {
  const partOfName = db.prepare(
    `SELECT _id, product_name, price_number, price_text, minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
     FROM parts WHERE name_key = ?`,
  );
  const takeFromStock = db.prepare('UPDATE parts SET available_quantity = available_quantity - ? WHERE _id = ?');
  const nextNumber = db.prepare(context.dialect.newOrder.number);
  const skipNumbers = `UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'orders' RETURNING seq + 1 AS number`;
  const insertOrder = db.prepare(
    `INSERT INTO orders (number, userEmail, userName, address, phone, note, extra, placed_at, placed_by, search_text, customer, sum, placed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertLine = db.prepare(
    `INSERT INTO order_lines
       (order_number, _id, part_id, product_name, orderQuantity, price_number, price_text, unit_price, status, history, placed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'placed', ?, ?)`,
  );
  const insertTexts = context.dialect.newOrder.addText.map((sql) => db.prepare(sql));
  const attemptOf = db.prepare(
    `SELECT order_number AS number, fingerprint, (
       SELECT string_agg(_id, ' ' ORDER BY _id) FROM order_lines
       WHERE order_lines.order_number = order_attempts.order_number AND of_line IS NULL
     ) AS ids FROM order_attempts WHERE userEmail = ? AND idempotency_key = ?`,
  );
  const insertAttempt = db.prepare('INSERT INTO order_attempts VALUES (?, ?, ?, ?)');

  function findPart(name: string) {
    const row = partOfName.get(nameKey(name));
    return row && v.parse(OrderedPart, { ...row, price: priceOf(row) });
  }

  /** Places the lines of an order if the stock suffices. */
  function* place(order: NewOrder, changes: Changes, placer: Placer): Statements<PlacedOrder> {
    if (yield* isAccountGone(order, placer)) return { outcome: 'no such account' };
    const { actor, placedBy } = placer;
    const now = Date.now();
    const parts = order.lines.map(({ product_name }) => findPart(product_name));
    const named = order.customer === undefined ? undefined : yield* readCustomer(order.customer);
    if (order.customer !== undefined && !named) return { outcome: 'no such customer' };
    const refused = order.lines.flatMap(({ orderQuantity }, index) => {
      const refusal = refusalOf(parts[index], orderQuantity);
      return refusal ? [{ index, refusal }] : [];
    });
    if (refused.length > 0) return { outcome: 'refused', lines: refused };

    const { userName, address, phone, note = null, extra } = order;
    const userEmail = named ? (named.email ?? '') : (order.userEmail ?? '');
    const customer = named?._id ?? (yield* customerOfAccount(context, changes, { ...order, userEmail }));
    const lines = order.lines.map((line, index) => ({ ...line, ...parts[index], _id: context.newId() }));
    const prices = lines.map((line) => chargedPrice(line, digits) ?? null);
    const sum = lines.reduce((total, { orderQuantity }, index) => total + (prices[index] ?? 0) * orderQuantity, 0);
    const number = Number(nextNumber.get()?.['number']);
    const names = lines.map(({ product_name }) => product_name);
    const text = orderTextOf(number, { ...order, userEmail }, names);
    const contact = [userEmail, userName, address, phone, note, storedExtra(extra)];
    insertOrder.run(number, ...contact, now, placedBy ?? null, text, customer, sum, lines.length);
    for (const insertText of insertTexts) insertText.run(number, text);
    const history = JSON.stringify([stepOf('placed', now, actor)]);
    for (const [index, { _id, product_name, orderQuantity, price }] of lines.entries()) {
      const partId = parts[index]?._id ?? '';
      takeFromStock.run(orderQuantity, partId);
      const priced = [...priceColumns(price), prices[index] ?? null];
      insertLine.run(number, _id, partId, product_name, orderQuantity, ...priced, history, now);
      changes.parts.add(partId);
    }
    for (const total of ['all', 'placed']) changes.orderTotals.set(total, 1);
    if (actor !== userEmail) {
      changes.audit.push({ actor, action: 'place order', subject: String(number), detail: userEmail || customer });
    }
    yield* notify(context, { kind: 'newOrder', number, ...newOrderOf(order), actor });
    return { outcome: 'placed', number, ids: lines.map(({ _id }) => _id) };
  }

  function* placeOnce(order: NewOrder, changes: Changes, placer: Placer, key: string): Statements<PlacedOrder> {
    const fingerprint = fingerprintOf(order);
    const owner = keyOwnerOf(order);
    const earlier = v.parse(v.optional(Attempt), attemptOf.get(owner, key));
    if (!earlier) {
      const placed = yield* place(order, changes, placer);
      if (placed.outcome === 'placed') insertAttempt.run(owner, key, placed.number, fingerprint);
      return placed;
    }
    if (earlier.fingerprint !== fingerprint) return { outcome: 'key of another order' };
    return repeatedOrder(earlier);
  }

  const placeOrderLines: Store['placeOrderLines'] = (order, key, actor = order.userEmail ?? '', placedBy) => {
    const placer = { actor, placedBy };
    return context.transact((changes) =>
      key === undefined ? place(order, changes, placer) : placeOnce(order, changes, placer, key),
    );
  };

  return {
    placeOrderLines,
    placeOrder: placeOneLine(placeOrderLines),

    skipOrderNumbers: () =>
      context.transact(function* statements() {
        return Number((yield* first(skipNumbers, skippedNumbers))?.['number']);
      }),
  };
}
