import { orderStatuses } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { amountFactor, chargedPrice } from '@dealerkit/domain/orders/orderTerms';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { createIdsAt } from '../../sql/createIds.ts';
import { fingerprintOf } from '../../orders/fingerprintOf.ts';
import { placeOneLine, refusalOf, repeatedOrder, skippedNumbers } from '../../orders/orderLines.ts';
import { storedExtra } from '../../texts/storedExtra.ts';
import { stepOf } from '../../orders/orderSteps.ts';
import { orderTextOf } from '../../texts/searchTextOf.ts';
import type { Store } from '../../Store.ts';
import type { NewOrder, PlacedOrder, SeedOrder } from '../../orders/orderResults.ts';
import { priceColumns, priceOf } from '../../parts/partRows.ts';
import { readCustomer } from '../../customers/customerRows.ts';
import { customerOfAccount } from '../../customers/customers.ts';
import { isAccountGone, keyOwnerOf, type Placer } from '../../orders/newOrders.ts';
import { newOrderOf, notify } from '../../notifications/events.ts';
import type { SqlContext, Changes, Statements } from '../../sql/transactions.ts';
import type { Connection } from './Connection.ts';
import type { SqliteTransact } from './transact.ts';

const OrderedPart = v.object({
  _id: v.string(),
  product_name: v.string(),
  price: v.optional(v.union([v.number(), v.string()])),
  minimum: v.number(),
  available: v.number(),
});

const Attempt = v.object({ number: v.number(), ids: v.nullable(v.string()), fingerprint: v.string() });

type StoredLine = SeedOrder['lines'][number] & { _id: string; partId: string | undefined };

/** An order with the address of its account, which is empty without one. */
type StoredOrder = Omit<SeedOrder, 'lines'> & { userEmail: string };

type Placing = Pick<Store, 'placeOrder' | 'placeOrderLines' | 'skipOrderNumbers'> & {
  seedOrders: (orders: readonly SeedOrder[]) => void;
};

/** How the embedded store places orders. */
export function sqlitePlaceOrders(
  { db, write, newId, catalogueChanged, digits }: Connection,
  context: SqlContext & Pick<SqliteTransact, 'runNow'>,
): Placing {
  const partOfName = db.prepare(
    `SELECT _id, product_name, price_number, price_text, minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
     FROM parts WHERE name_key = ?`,
  );
  const takeFromStock = db.prepare('UPDATE parts SET available_quantity = available_quantity - ? WHERE _id = ?');
  const nextNumber = db.prepare(`SELECT seq + 1 AS number FROM sqlite_sequence WHERE name = 'orders'`);
  const skipNumbers = db.prepare(
    `UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'orders' RETURNING seq + 1 AS number`,
  );
  const insertOrder = db.prepare(
    `INSERT INTO orders (number, userEmail, userName, address, phone, note, extra, placed_at, placed_by, search_text, customer, sum, ${orderStatuses.join(', ')})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?${', ?'.repeat(orderStatuses.length)})`,
  );
  const insertLine = db.prepare(
    `INSERT INTO order_lines
       (order_number, _id, part_id, product_name, orderQuantity, price_number, price_text, unit_price, status, history, placed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  // Not triggers: an INSERT with a trigger has a savepoint, and each savepoint writes the search index, which doubles the time of an order.
  const insertText = db.prepare('INSERT INTO orders_text (rowid, search_text) VALUES (?, ?)');
  const addToTotal = db.prepare('UPDATE totals SET rows = rows + 1 WHERE name = ?');
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

  function store(order: StoredOrder, lines: readonly StoredLine[], placedBy?: string): number {
    const { userEmail, userName, address, phone, note, extra, customer } = order;
    const number = Number(nextNumber.get()?.['number']);
    const placedAt = Date.parse(order.placedAt);
    const text = orderTextOf(
      number,
      order,
      lines.map(({ product_name }) => product_name),
    );
    const prices = lines.map((line) => chargedPrice(line, digits) ?? null);
    const counts = orderStatuses.map((each) => lines.filter(({ status }) => status === each).length);
    const amounts = lines.map(
      ({ status, orderQuantity }, index) => amountFactor(status) * (prices[index] ?? 0) * orderQuantity,
    );
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const contact = [userEmail, userName, address, phone, note ?? null, storedExtra(extra)];
    insertOrder.run(number, ...contact, placedAt, placedBy ?? null, text, customer ?? null, sum, ...counts);
    insertText.run(number, text);
    for (const [index, line] of lines.entries()) {
      const { _id, partId = null, product_name, orderQuantity, price, status, history } = line;
      const part = [partId, product_name, orderQuantity, ...priceColumns(price), prices[index] ?? null];
      insertLine.run(number, _id, ...part, status, JSON.stringify(history), placedAt);
    }
    for (const name of new Set(['orders', ...lines.map(({ status }) => `orders ${status}`)])) addToTotal.run(name);
    return number;
  }

  /** Places the lines of an order if the stock suffices. */
  function* place(order: NewOrder, changes: Changes, placer: Placer): Statements<PlacedOrder> {
    if (yield* isAccountGone(order, placer)) return { outcome: 'no such account' };
    const { actor, placedBy } = placer;
    const now = Date.now();
    const placedAt = new Date(now).toISOString();
    const history = [stepOf('placed', now, actor)];
    const parts = order.lines.map(({ product_name }) => findPart(product_name));
    const named = order.customer === undefined ? undefined : yield* readCustomer(order.customer);
    if (order.customer !== undefined && !named) return { outcome: 'no such customer' };
    const refused = order.lines.flatMap(({ orderQuantity }, index) => {
      const refusal = refusalOf(parts[index], orderQuantity);
      return refusal ? [{ index, refusal }] : [];
    });
    if (refused.length > 0) return { outcome: 'refused', lines: refused };

    const userEmail = named ? (named.email ?? '') : (order.userEmail ?? '');
    const customer = named?._id ?? (yield* customerOfAccount(context, changes, { ...order, userEmail }));
    const lines = order.lines.map(({ product_name, orderQuantity }, index): StoredLine => {
      const { _id: partId, price, ...part } = parts[index] ?? {};
      takeFromStock.run(orderQuantity, partId ?? null);
      const stored = { product_name, ...part, orderQuantity, price };
      return { ...stored, _id: newId(), partId, status: 'placed', history };
    });
    const number = store({ ...order, userEmail, customer, placedAt }, lines, placedBy);
    if (actor !== userEmail) {
      changes.audit.push({ actor, action: 'place order', subject: String(number), detail: userEmail || customer });
    }
    yield* notify(context, { kind: 'newOrder', number, ...newOrderOf(order), actor });
    catalogueChanged();
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
    return write(() =>
      context.runNow((changes) =>
        key === undefined ? place(order, changes, placer) : placeOnce(order, changes, placer, key),
      ),
    );
  };

  return {
    placeOrderLines,
    placeOrder: placeOneLine(placeOrderLines),

    skipOrderNumbers: () => write(() => Number(skipNumbers.get(skippedNumbers)?.['number'])),

    seedOrders(orders) {
      const idAt = createIdsAt();
      for (const { lines, ...order } of orders) {
        const stored = lines.map((line) => {
          return { ...line, _id: idAt(Date.parse(order.placedAt)), partId: findPart(line.product_name)?._id };
        });
        store({ ...order, userEmail: order.userEmail ?? '' }, stored);
      }
    },
  };
}
