import { Order } from '@dealerkit/api-client';
import * as v from 'valibot';
import { fingerprintOf } from '../fingerprintOf.ts';
import { foldText } from '../foldText.ts';
import type { PlacedOrder, Store } from '../Store.ts';
import type { Database } from './Database.ts';
import { sqlStateOf } from './errors.ts';
import { randomShard, incrementVersionAfter } from './versions.ts';

const columns = '_id, "userEmail", "userName", product_name, address, phone, "orderQuantity"';

/** Places an order in one statement, so that no lock is held across two round trips. */
const insert = `
  WITH part AS (
    UPDATE parts SET available_quantity = available_quantity - $6::int
    WHERE name_key = $7 AND minimum_order_quantity <= $6::int AND available_quantity >= $6::int
    RETURNING _id, product_name
  ), attempt AS (
    INSERT INTO order_attempts ("userEmail", idempotency_key, order_id, fingerprint)
    SELECT $2, $9::text, $1, $10 FROM part WHERE $9::text IS NOT NULL
  ), ${incrementVersionAfter('part', '$8')}
  INSERT INTO orders (${columns}, part_id)
  SELECT $1, $2, $3, product_name, $4, $5, $6::int, _id FROM part
  RETURNING _id`;

const remove = `
  WITH deleted AS (
    DELETE FROM orders WHERE _id = $1 RETURNING part_id, "orderQuantity", "userEmail"
  ), returned AS (
    UPDATE parts SET available_quantity = available_quantity + deleted."orderQuantity"
    FROM deleted WHERE parts._id = deleted.part_id
    RETURNING parts._id
  ), ${incrementVersionAfter('returned', '$2')}
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete order', $1, "userEmail" FROM deleted
  RETURNING _id`;

const OrderedPart = v.object({ minimum: v.number(), available: v.number() });

const Attempt = v.object({ order_id: v.string(), fingerprint: v.string(), exists: v.boolean() });

type Orders = Pick<Store, 'placeOrder' | 'getOrder' | 'listOrders' | 'deleteOrder'>;

/** The orders and the stock of the PostgreSQL store. */
export function postgresOrders({ run, newId }: Database): Orders {
  async function findAttempt(order: Omit<Order, '_id'>, key: string): Promise<PlacedOrder | undefined> {
    const [row] = await run({
      sql: `SELECT order_id, fingerprint, EXISTS (SELECT 1 FROM orders WHERE _id = order_id) AS exists
            FROM order_attempts WHERE "userEmail" = $1 AND idempotency_key = $2`,
      values: [order.userEmail, key],
    });
    if (!row) return undefined;
    const { order_id: _id, fingerprint, exists } = v.parse(Attempt, row);
    if (fingerprint !== fingerprintOf(order)) return { outcome: 'key of another order' };
    return exists ? { outcome: 'placed', _id } : { outcome: 'deleted' };
  }

  async function place(_id: string, order: Omit<Order, '_id'>, key: string | undefined): Promise<boolean> {
    const { userEmail, userName, address, phone, orderQuantity, product_name } = order;
    const name = foldText(product_name);
    const attempt = key === undefined ? [null, null] : [key, fingerprintOf(order)];
    const values = [_id, userEmail, userName, address, phone, orderQuantity, name, randomShard(), ...attempt];
    try {
      return (await run({ sql: insert, values })).length > 0;
    } catch (error) {
      // Another request with the same key placed the order at the same time.
      if (key !== undefined && sqlStateOf(error) === '23505') return false;
      throw error;
    }
  }

  /** Why the order cannot be placed; `undefined` if it can be placed now. */
  async function rejectionOf({ product_name, orderQuantity }: Omit<Order, '_id'>): Promise<PlacedOrder | undefined> {
    const [row] = await run({
      sql: `SELECT minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
            FROM parts WHERE name_key = $1`,
      values: [foldText(product_name)],
    });
    if (!row) return { outcome: 'no such part' };
    const { minimum, available } = v.parse(OrderedPart, row);
    if (orderQuantity < minimum) return { outcome: 'below the minimum', minimum };
    if (orderQuantity > available) return { outcome: 'not enough', available };
    return undefined;
  }

  return {
    async placeOrder(order, key) {
      const _id = newId();
      for (;;) {
        const earlier = key === undefined ? undefined : await findAttempt(order, key);
        if (earlier) return earlier;
        if (await place(_id, order, key)) return { outcome: 'placed', _id };
        const concurrent = key === undefined ? undefined : await findAttempt(order, key);
        const outcome = concurrent ?? (await rejectionOf(order));
        if (outcome) return outcome;
      }
    },

    async getOrder(_id) {
      const [row] = await run({ sql: `SELECT ${columns} FROM orders WHERE _id = $1`, values: [_id] });
      return v.parse(v.optional(Order), row);
    },

    async listOrders(userEmail) {
      const sql = `SELECT ${columns} FROM orders WHERE "userEmail" = $1 ORDER BY _id`;
      return v.parse(v.array(Order), await run({ sql, values: [userEmail] }));
    },

    async deleteOrder(_id, actor) {
      const deleted = await run({ sql: remove, values: [_id, randomShard(), newId(), Date.now(), actor] });
      return deleted.length;
    },
  };
}
