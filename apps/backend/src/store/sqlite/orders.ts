import { Order } from '@dealerkit/api-client';
import * as v from 'valibot';
import { fingerprintOf } from '../fingerprintOf.ts';
import { foldText } from '../foldText.ts';
import type { PlacedOrder, Store } from '../Store.ts';
import type { Connection } from './Connection.ts';

const columns = '_id, userEmail, userName, product_name, address, phone, orderQuantity';

const OrderedPart = v.object({
  _id: v.string(),
  product_name: v.string(),
  minimum: v.number(),
  available: v.number(),
});

const DeletedOrder = v.object({ part_id: v.nullable(v.string()), orderQuantity: v.number(), userEmail: v.string() });

const Attempt = v.object({ order_id: v.string(), fingerprint: v.string() });

type Orders = Pick<Store, 'placeOrder' | 'getOrder' | 'listOrders' | 'deleteOrder'>;

/** The orders and the stock of the embedded store. */
export function sqliteOrders({ db, write, newId, catalogueChanged, audit }: Connection): Orders {
  const partOfName = db.prepare(
    `SELECT _id, product_name, minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
     FROM parts WHERE name_key = ?`,
  );
  const addToStock = db.prepare('UPDATE parts SET available_quantity = available_quantity + ? WHERE _id = ?');
  const insert = db.prepare(`INSERT INTO orders (${columns}, part_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const byId = db.prepare(`SELECT ${columns} FROM orders WHERE _id = ?`);
  const ofUser = db.prepare(`SELECT ${columns} FROM orders WHERE userEmail = ? ORDER BY _id`);
  const remove = db.prepare('DELETE FROM orders WHERE _id = ? RETURNING part_id, orderQuantity, userEmail');
  const attemptOf = db.prepare(
    'SELECT order_id, fingerprint FROM order_attempts WHERE userEmail = ? AND idempotency_key = ?',
  );
  const insertAttempt = db.prepare('INSERT INTO order_attempts VALUES (?, ?, ?, ?)');

  function place(order: Omit<Order, '_id'>): PlacedOrder {
    const part = v.parse(v.optional(OrderedPart), partOfName.get(foldText(order.product_name)));
    if (!part) return { outcome: 'no such part' };
    const { orderQuantity: quantity } = order;
    if (quantity < part.minimum) return { outcome: 'below the minimum', minimum: part.minimum };
    if (quantity > part.available) return { outcome: 'not enough', available: part.available };

    addToStock.run(-quantity, part._id);
    const _id = newId();
    const { userEmail, userName, address, phone } = order;
    insert.run(_id, userEmail, userName, part.product_name, address, phone, quantity, part._id);
    catalogueChanged();
    return { outcome: 'placed', _id };
  }

  function placeOnce(order: Omit<Order, '_id'>, key: string): PlacedOrder {
    const fingerprint = fingerprintOf(order);
    const earlier = v.parse(v.optional(Attempt), attemptOf.get(order.userEmail, key));
    if (!earlier) {
      const placed = place(order);
      if (placed.outcome === 'placed') insertAttempt.run(order.userEmail, key, placed._id, fingerprint);
      return placed;
    }
    if (earlier.fingerprint !== fingerprint) return { outcome: 'key of another order' };
    if (!byId.get(earlier.order_id)) return { outcome: 'deleted' };
    return { outcome: 'placed', _id: earlier.order_id };
  }

  function deleteAndRestock(_id: string, actor: string): number {
    const order = v.parse(v.optional(DeletedOrder), remove.get(_id));
    if (!order) return 0;
    addToStock.run(order.orderQuantity, order.part_id);
    audit({ actor, action: 'delete order', subject: _id, detail: order.userEmail });
    catalogueChanged();
    return 1;
  }

  return {
    placeOrder: (order, key) => write(() => (key === undefined ? place(order) : placeOnce(order, key))),

    async getOrder(_id) {
      return v.parse(v.optional(Order), byId.get(_id));
    },

    async listOrders(userEmail) {
      return v.parse(v.array(Order), ofUser.all(userEmail));
    },

    deleteOrder: (_id, actor) => write(() => deleteAndRestock(_id, actor)),
  };
}
