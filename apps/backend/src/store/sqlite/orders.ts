import { Order } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { createIdsAt } from '../createIds.ts';
import { fingerprintOf } from '../fingerprintOf.ts';
import { nameKey } from '@dealerkit/domain/partRules';
import { StoredOwner } from '../Owner.ts';
import { deletableStatuses, isAllowedStep } from '@dealerkit/domain/orderRules';
import { stepOf, stockFactorOf } from '../orderSteps.ts';
import { numberOfOrder, personTextOf } from '../searchTextOf.ts';
import type { ChangedOrder, NewOrder, PlacedOrder, SeedOrder, StatusChange, Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { sqliteFindOrders } from './findOrders.ts';
import { sqliteOwnOrders } from './ownOrders.ts';
import type { RawRows } from './pages.ts';

/** The columns of orders. */
export const orderColumns =
  '_id, userEmail, userName, product_name, address, phone, orderQuantity, price, status, placed_at, history';

const OrderedPart = v.object({
  _id: v.string(),
  product_name: v.string(),
  price: v.nullable(v.union([v.number(), v.string()])),
  minimum: v.number(),
  available: v.number(),
});

const ChangedRow = v.object({ part_id: v.nullable(v.string()), orderQuantity: v.number(), userEmail: v.string() });

const Stock = v.object({ available: v.number() });

const Attempt = v.object({ order_id: v.string(), fingerprint: v.string() });

/** Parses a stored order. */
export function orderOf({ placed_at, history, ...row }: RawRows[number]): Order {
  const placedAt = new Date(Number(placed_at)).toISOString();
  return v.parse(Order, { ...row, placedAt, history: JSON.parse(String(history)) as unknown });
}

type Orders = Pick<
  Store,
  | 'placeOrder'
  | 'getOrder'
  | 'getOrderOwner'
  | 'listOrders'
  | 'countOrders'
  | 'findOrders'
  | 'setOrderStatus'
  | 'deleteOrder'
>;

/** The orders and the stock of the embedded store. */
export function sqliteOrders({
  db,
  write,
  newId,
  catalogueChanged,
  audit,
}: Connection): Orders & { seedOrders: (orders: readonly SeedOrder[]) => void } {
  const partOfName = db.prepare(
    `SELECT _id, product_name, price, minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
     FROM parts WHERE name_key = ?`,
  );
  const stockOf = db.prepare(
    'SELECT coalesce(available_quantity, 0) AS available FROM parts JOIN orders ON parts._id = part_id WHERE orders._id = ?',
  );
  const addToStock = db.prepare('UPDATE parts SET available_quantity = available_quantity + ? WHERE _id = ?');
  const insert = db.prepare(
    `INSERT INTO orders (${orderColumns}, search_text, part_id, placed_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  // Not triggers: an INSERT with a trigger has a savepoint, and each savepoint writes the search index, which doubles the time of an order.
  const insertText = db.prepare('INSERT INTO orders_text (rowid, search_text) VALUES (?, ?)');
  const addToTotal = db.prepare(`UPDATE totals SET rows = rows + 1 WHERE name = 'orders ' || ?`);
  const byId = db.prepare(`SELECT ${orderColumns} FROM orders WHERE _id = ?`);
  const ownerOf = db.prepare('SELECT userEmail AS email, placed_by AS placedBy FROM orders WHERE _id = ?');
  const setStatus = db.prepare(
    `UPDATE orders SET status = ?, history = json_insert(history, '$[#]', json(?)) WHERE _id = ?
     RETURNING part_id, orderQuantity, userEmail`,
  );
  const remove = db.prepare('DELETE FROM orders WHERE _id = ? RETURNING part_id, orderQuantity, userEmail');
  const attemptOf = db.prepare(
    'SELECT order_id, fingerprint FROM order_attempts WHERE userEmail = ? AND idempotency_key = ?',
  );
  const insertAttempt = db.prepare('INSERT INTO order_attempts VALUES (?, ?, ?, ?)');
  const find = sqliteFindOrders(db, orderColumns);

  function get(_id: string): Order | undefined {
    const row = byId.get(_id);
    return row && orderOf(row);
  }

  function conflict(_id: string): ChangedOrder {
    const order = get(_id);
    return order ? { outcome: 'conflict', order } : { outcome: 'no such order' };
  }

  function insertOrder(_id: string, order: SeedOrder, partId: string | null, placedBy?: string): void {
    const { userEmail, userName, product_name, address, phone, orderQuantity, price = null, status } = order;
    const row = [_id, userEmail, userName, product_name, address, phone, orderQuantity, price, status];
    const searchText = personTextOf(numberOfOrder(_id), userName, userEmail, phone, product_name);
    const history = JSON.stringify(order.history);
    const { lastInsertRowid } = insert.run(
      ...row,
      Date.parse(order.placedAt),
      history,
      searchText,
      partId,
      placedBy ?? null,
    );
    insertText.run(lastInsertRowid, searchText);
    addToTotal.run(status);
  }

  function place(order: NewOrder, actor: string, placedBy: string | undefined): PlacedOrder {
    const part = v.parse(v.optional(OrderedPart), partOfName.get(nameKey(order.product_name)));
    if (!part) return { outcome: 'no such part' };
    const { orderQuantity: quantity } = order;
    if (quantity < part.minimum) return { outcome: 'below the minimum', minimum: part.minimum };
    if (quantity > part.available) return { outcome: 'not enough', available: part.available };

    addToStock.run(-quantity, part._id);
    const _id = newId();
    const now = Date.now();
    const { product_name, price } = part;
    const placedAt = new Date(now).toISOString();
    const history = [stepOf('placed', now, actor)];
    insertOrder(
      _id,
      { ...order, product_name, price: price ?? undefined, status: 'placed', placedAt, history },
      part._id,
      placedBy,
    );
    const { userEmail } = order;
    if (actor !== userEmail) audit({ actor, action: 'place order', subject: _id, detail: userEmail });
    catalogueChanged();
    return { outcome: 'placed', _id };
  }

  function placeOnce(order: NewOrder, actor: string, placedBy: string | undefined, key: string): PlacedOrder {
    const fingerprint = fingerprintOf(order);
    const earlier = v.parse(v.optional(Attempt), attemptOf.get(order.userEmail, key));
    if (!earlier) {
      const placed = place(order, actor, placedBy);
      if (placed.outcome === 'placed') insertAttempt.run(order.userEmail, key, placed._id, fingerprint);
      return placed;
    }
    if (earlier.fingerprint !== fingerprint) return { outcome: 'key of another order' };
    if (!byId.get(earlier.order_id)) return { outcome: 'deleted' };
    return { outcome: 'placed', _id: earlier.order_id };
  }

  function changeStock({ part_id, orderQuantity }: v.InferOutput<typeof ChangedRow>, factor: -1 | 1): void {
    addToStock.run(factor * orderQuantity, part_id);
    catalogueChanged();
  }

  function changeStatus(_id: string, change: StatusChange, actor: string): ChangedOrder {
    const { from, to, reason } = change;
    const order = get(_id);
    if (!order || !isAllowedStep(order, change)) return conflict(_id);
    const factor = stockFactorOf(change);
    // A part that was deleted has no stock.
    const stock = v.parse(v.optional(Stock), stockOf.get(_id));
    if (factor === -1 && stock && stock.available < (order.orderQuantity ?? 0)) {
      return { outcome: 'not enough', available: stock.available, order };
    }
    const step = JSON.stringify(stepOf(to, Date.now(), actor, reason));
    const changed = v.parse(ChangedRow, setStatus.get(to, step, _id));
    if (factor !== 0) changeStock(changed, factor);
    audit({ actor, action: 'set order status', subject: _id, detail: `${from} -> ${to}` });
    return { outcome: 'changed' };
  }

  function deleteAndRestock(_id: string, actor: string): ChangedOrder {
    const order = get(_id);
    if (!order?.status || !deletableStatuses.includes(order.status)) return conflict(_id);
    const deleted = v.parse(ChangedRow, remove.get(_id));
    if (order.status !== 'cancelled') changeStock(deleted, 1);
    audit({ actor, action: 'delete order', subject: _id, detail: deleted.userEmail });
    return { outcome: 'changed' };
  }

  return {
    seedOrders(orders) {
      const idAt = createIdsAt();
      for (const order of orders) {
        const part = v.parse(v.optional(OrderedPart), partOfName.get(nameKey(order.product_name)));
        insertOrder(idAt(Date.parse(order.placedAt)), order, part?._id ?? null);
      }
    },

    placeOrder: (order, key, actor = order.userEmail, placedBy) =>
      write(() => (key === undefined ? place(order, actor, placedBy) : placeOnce(order, actor, placedBy, key))),

    getOrderOwner: async (_id) => v.parse(v.optional(StoredOwner), ownerOf.get(_id)),

    getOrder: async (_id) => get(_id),

    ...sqliteOwnOrders(db, orderColumns, orderOf),

    async findOrders(query) {
      const { rows, ...count } = await find(query);
      return { rows: rows.map(orderOf), ...count };
    },

    setOrderStatus: (_id, change, actor) => write(() => changeStatus(_id, change, actor)),

    deleteOrder: (_id, actor) => write(() => deleteAndRestock(_id, actor)),
  };
}
