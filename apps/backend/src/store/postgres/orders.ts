import { Order } from '@dealerkit/api-client';
import * as v from 'valibot';
import { fingerprintOf } from '../fingerprintOf.ts';
import { foldText } from '../foldText.ts';
import type { PlacedOrder, Store } from '../Store.ts';
import type { Database } from './Database.ts';
import { sqlStateOf } from './failures.ts';
import { anyShard, countUpAfter } from './versions.ts';

const columns = '_id, "userEmail", "userName", product_name, address, phone, "orderQuantity"';

/** The whole transaction of an order as one statement: one way to the server and back, and no lock is held between. */
const insert = `
  WITH part AS (
    UPDATE parts SET available_quantity = available_quantity - $6::int
    WHERE name_key = $7 AND minimum_order_quantity <= $6::int AND available_quantity >= $6::int
    RETURNING _id, product_name
  ), attempt AS (
    INSERT INTO order_attempts ("userEmail", idempotency_key, order_id, fingerprint)
    SELECT $2, $9::text, $1, $10 FROM part WHERE $9::text IS NOT NULL
  ), ${countUpAfter('part', '$8')}
  INSERT INTO orders (${columns}, part_id)
  SELECT $1, $2, $3, product_name, $4, $5, $6::int, _id FROM part
  RETURNING _id`;

const remove = `
  WITH gone AS (
    DELETE FROM orders WHERE _id = $1 RETURNING part_id, "orderQuantity", "userEmail"
  ), returned AS (
    UPDATE parts SET available_quantity = available_quantity + gone."orderQuantity"
    FROM gone WHERE parts._id = gone.part_id
    RETURNING parts._id
  ), ${countUpAfter('returned', '$2')}
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete order', $1, "userEmail" FROM gone
  RETURNING _id`;

const OrderedPart = v.object({ minimum: v.number(), available: v.number() });

const Attempt = v.object({ order_id: v.string(), fingerprint: v.string(), stands: v.boolean() });

type Orders = Pick<Store, 'placeOrder' | 'getOrder' | 'listOrders' | 'deleteOrder'>;

/** The orders of the PostgreSQL store, and with them the stock. */
export function postgresOrders({ run, newId }: Database): Orders {
  async function attempted(order: Omit<Order, '_id'>, key: string): Promise<PlacedOrder | undefined> {
    const [row] = await run({
      sql: `SELECT order_id, fingerprint, EXISTS (SELECT 1 FROM orders WHERE _id = order_id) AS stands
            FROM order_attempts WHERE "userEmail" = $1 AND idempotency_key = $2`,
      values: [order.userEmail, key],
    });
    if (!row) return undefined;
    const { order_id: _id, fingerprint, stands } = v.parse(Attempt, row);
    if (fingerprint !== fingerprintOf(order)) return { outcome: 'key of another order' };
    return stands ? { outcome: 'placed', _id } : { outcome: 'deleted since' };
  }

  async function place(_id: string, order: Omit<Order, '_id'>, key: string | undefined): Promise<boolean> {
    const { userEmail, userName, address, phone, orderQuantity, product_name } = order;
    const name = foldText(product_name);
    const attempt = key === undefined ? [null, null] : [key, fingerprintOf(order)];
    const values = [_id, userEmail, userName, address, phone, orderQuantity, name, anyShard(), ...attempt];
    try {
      return (await run({ sql: insert, values })).length > 0;
    } catch (error) {
      // The same key at the same moment: the other one has placed the order.
      if (key !== undefined && sqlStateOf(error) === '23505') return false;
      throw error;
    }
  }

  /** Why the part cannot be had like this; nothing if by now it can. */
  async function refusalOf({ product_name, orderQuantity }: Omit<Order, '_id'>): Promise<PlacedOrder | undefined> {
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
        const earlier = key === undefined ? undefined : await attempted(order, key);
        if (earlier) return earlier;
        if (await place(_id, order, key)) return { outcome: 'placed', _id };
        const since = key === undefined ? undefined : await attempted(order, key);
        const answer = since ?? (await refusalOf(order));
        if (answer) return answer;
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
      const gone = await run({ sql: remove, values: [_id, anyShard(), newId(), Date.now(), actor] });
      return gone.length;
    },
  };
}
