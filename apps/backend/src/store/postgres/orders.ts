import { Order } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { fingerprintOf } from '../fingerprintOf.ts';
import { partKey, partsKey } from '../../edge/surrogate.ts';
import { nameKey } from '@dealerkit/domain/partRules';
import { StoredOwner } from '../Owner.ts';
import { deletableStatuses, isAllowedStep } from '@dealerkit/domain/orderRules';
import { stepOf } from '../orderSteps.ts';
import { numberOfOrder, personTextOf } from '../searchTextOf.ts';
import type { ChangedOrder, NewOrder, PlacedOrder, Store } from '../Store.ts';
import type { Database, Row } from './Database.ts';
import { sqlStateOf } from './errors.ts';
import { postgresFindOrders } from './findOrders.ts';
import { afterAll, setStatus, shortageOf } from './orderStatus.ts';
import { keysOfPart, purgeAfter } from './outbox.ts';
import { postgresOwnOrders } from './ownOrders.ts';
import { randomShard } from './shards.ts';
import { incrementVersionAfter } from './versions.ts';

/** The columns of orders. */
export const orderColumns =
  '_id, "userEmail", "userName", product_name, address, phone, "orderQuantity", price_number, price_text, status, placed_at, history';

/** Places an order in one statement, so that no lock is held across two round trips. */
const insert = `
  WITH part AS (
    UPDATE parts SET available_quantity = available_quantity - $6::int
    WHERE name_key = $7 AND minimum_order_quantity <= $6::int AND available_quantity >= $6::int
    RETURNING _id, product_name, price_number, price_text
  ), attempt AS (
    INSERT INTO order_attempts ("userEmail", idempotency_key, order_id, fingerprint)
    SELECT $2, $9::text, $1, $10 FROM part WHERE $9::text IS NOT NULL
  ), audited AS (
    INSERT INTO audit (_id, at, actor, action, subject, detail)
    SELECT $14, $11::bigint, $15::text, 'place order', $1, $2 FROM part WHERE $15::text <> $2
  ), ${incrementVersionAfter('part', '$8')}, counted AS (
    UPDATE order_totals SET rows = rows + 1 WHERE status = 'placed' AND shard = $8::int AND EXISTS (SELECT 1 FROM part)
  ), ${purgeAfter('part', keysOfPart, '$16')}
  INSERT INTO orders (${orderColumns}, search_text, part_id, placed_by)
  SELECT $1, $2, $3, product_name, $4, $5, $6::int, price_number, price_text, 'placed', $11::bigint, $12, $13, _id, $17 FROM part
  RETURNING part_id`;

/** Returns the quantity of the CTE `changed` to its part unless a condition is false, and counts this for the catalogue. */
const returnToStock = (condition: string, shard: string, purgeId: string) => `
  returned AS (
    UPDATE parts SET available_quantity = available_quantity + changed."orderQuantity"
    FROM changed WHERE parts._id = changed.part_id AND ${condition}
    RETURNING parts._id
  ), ${incrementVersionAfter('returned', shard)}, ${purgeAfter('returned', keysOfPart, purgeId)}`;

const deletable = deletableStatuses.map((status) => `'${status}'`).join(', ');

const remove = `
  WITH changed AS (
    DELETE FROM orders WHERE _id = $1 AND status IN (${deletable})
    RETURNING part_id, "orderQuantity", "userEmail", status
  ), ${returnToStock(`changed.status <> 'cancelled'`, '$2', '$6')}, counted AS (
    UPDATE order_totals SET rows = rows - 1 FROM changed
    WHERE order_totals.status = changed.status AND shard = $2::int AND ${afterAll('returned')}
  )
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete order', $1, "userEmail" FROM changed
  RETURNING (SELECT _id FROM returned) AS part_id`;

const OrderedPart = v.object({ minimum: v.number(), available: v.number() });

const Attempt = v.object({ order_id: v.string(), fingerprint: v.string(), exists: v.boolean() });

/** Parses a stored order. */
export function orderOf({ price_number, price_text, placed_at, history, ...row }: Row): Order {
  const placedAt = new Date(Number(placed_at)).toISOString();
  const price = price_number ?? price_text;
  return v.parse(Order, { ...row, price, placedAt, history: JSON.parse(String(history)) as unknown });
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

/** The orders and the stock of the PostgreSQL store. */
export function postgresOrders(database: Database): Orders {
  const { run, newId, purges } = database;
  const find = postgresFindOrders(run, orderColumns);

  async function get(_id: string): Promise<Order | undefined> {
    const [row] = await run({ sql: `SELECT ${orderColumns} FROM orders WHERE _id = $1`, values: [_id] });
    return row && orderOf(row);
  }

  /** Whether a statement has changed an order, which may have changed the stock of a part. */
  function hasChanged([row]: Row[]): boolean {
    if (typeof row?.['part_id'] === 'string') purges.committed(partsKey, partKey(row['part_id']));
    return row !== undefined;
  }

  async function conflict(_id: string): Promise<ChangedOrder> {
    const order = await get(_id);
    return order ? { outcome: 'conflict', order } : { outcome: 'no such order' };
  }

  async function findAttempt(order: NewOrder, key: string): Promise<PlacedOrder | undefined> {
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

  async function place(
    _id: string,
    order: NewOrder,
    key: string | undefined,
    { actor, placedBy = null }: { actor: string; placedBy: string | null | undefined },
  ): Promise<boolean> {
    const { userEmail, userName, address, phone, orderQuantity, product_name } = order;
    const attempt = key === undefined ? [null, null] : [key, fingerprintOf(order)];
    const now = Date.now();
    const history = JSON.stringify([stepOf('placed', now, actor)]);
    const customer = [_id, userEmail, userName, address, phone, orderQuantity, nameKey(product_name)];
    const searchText = personTextOf(numberOfOrder(_id), userName, userEmail, phone, product_name);
    const stored = [now, history, searchText, newId(), actor, purges.newId(), placedBy];
    const values = [...customer, randomShard(), ...attempt, ...stored];
    try {
      return hasChanged(await run({ sql: insert, values }));
    } catch (error) {
      // Another request with the same key placed the order at the same time.
      if (key !== undefined && sqlStateOf(error) === '23505') return false;
      throw error;
    }
  }

  /** Why the order cannot be placed; `undefined` if it can be placed now. */
  async function rejectionOf({ product_name, orderQuantity }: NewOrder): Promise<PlacedOrder | undefined> {
    const [row] = await run({
      sql: `SELECT minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
            FROM parts WHERE name_key = $1`,
      values: [nameKey(product_name)],
    });
    if (!row) return { outcome: 'no such part' };
    const { minimum, available } = v.parse(OrderedPart, row);
    if (orderQuantity < minimum) return { outcome: 'below the minimum', minimum };
    if (orderQuantity > available) return { outcome: 'not enough', available };
    return undefined;
  }

  return {
    async placeOrder(order, key, actor = order.userEmail, placedBy) {
      const _id = newId();
      for (;;) {
        const earlier = key === undefined ? undefined : await findAttempt(order, key);
        if (earlier) return earlier;
        if (await place(_id, order, key, { actor, placedBy })) return { outcome: 'placed', _id };
        const concurrent = key === undefined ? undefined : await findAttempt(order, key);
        const outcome = concurrent ?? (await rejectionOf(order));
        if (outcome) return outcome;
      }
    },

    getOrder: get,

    async getOrderOwner(_id) {
      const sql = 'SELECT "userEmail" AS email, placed_by AS "placedBy" FROM orders WHERE _id = $1';
      return v.parse(v.optional(StoredOwner), (await run({ sql, values: [_id] }))[0]);
    },

    ...postgresOwnOrders(run, orderColumns, orderOf),

    async findOrders(query) {
      const { rows, total } = await find(query);
      return { rows: rows.map(orderOf), total };
    },

    async setOrderStatus(_id, change, actor) {
      const order = await get(_id);
      if (!order || !isAllowedStep(order, change)) return conflict(_id);
      if (hasChanged(await run(setStatus(database, order, change, actor)))) return { outcome: 'changed' };
      const available = change.from === 'cancelled' ? await shortageOf(run, _id) : undefined;
      return available === undefined ? conflict(_id) : { outcome: 'not enough', available, order };
    },

    async deleteOrder(_id, actor) {
      const values = [_id, randomShard(), newId(), Date.now(), actor, purges.newId()];
      return hasChanged(await run({ sql: remove, values })) ? { outcome: 'changed' } : conflict(_id);
    },
  };
}
