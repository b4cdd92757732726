import { orderStatuses } from '@dealerkit/domain/entities';
import type { Order } from '@dealerkit/domain/entities';
import { deletableStatuses, isAllowedStep } from '@dealerkit/domain/orderRules';
import * as v from 'valibot';
import { partKey, partsKey } from '../../edge/surrogate.ts';
import { StoredOwner } from '../Owner.ts';
import { searchTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { ChangedOrder } from '../orderResults.ts';
import type { Database, Row } from './Database.ts';
import { postgresFindOrders } from './findOrders.ts';
import { lineColumns, lineCount, linesOfOrders, orderOf } from './orderLines.ts';
import { afterAll, setStatus, shortageOf } from './orderStatus.ts';
import { keysOfPart, purgeAfter } from './outbox.ts';
import { postgresOwnOrders } from './ownOrders.ts';
import { randomShard } from './shards.ts';
import { incrementVersionAfter } from './versions.ts';

const deletable = deletableStatuses.map((status) => `'${status}'`).join(', ');

const linesWithStatus = `CASE status ${orderStatuses.map((status) => `WHEN '${status}' THEN "${status}"`).join(' ')} END`;

const fewerLines = orderStatuses.map((status) => `"${status}" = "${status}" - (found.status = '${status}')::int`);

/** Deletes a line, with its order if that has no other, and removes the name of its part, $7, from the searched texts of the order. */
const remove = `
  WITH found AS MATERIALIZED (
    SELECT number AS order_number, part_id, "orderQuantity", "userEmail", status, ${lineCount} AS lines,
      ${linesWithStatus} AS lines_with_status
    FROM ${linesOfOrders} WHERE _id = $1 AND status IN (${deletable}) FOR UPDATE
  ), removed AS (
    DELETE FROM order_lines USING found WHERE _id = $1
  ), returned AS (
    UPDATE parts SET available_quantity = available_quantity + found."orderQuantity"
    FROM found WHERE parts._id = found.part_id AND found.status <> 'cancelled'
    RETURNING parts._id
  ), ${incrementVersionAfter('returned', '$2')}, ${purgeAfter('returned', keysOfPart, '$6')}, kept AS (
    UPDATE orders SET ${fewerLines.join(', ')}, search_text = coalesce((
      SELECT array_to_string(texts[:place - 1] || texts[place + 1:], chr(10))
      FROM string_to_array(search_text, chr(10)) AS texts, array_position(texts, $7, 6) AS place
    ), search_text)
    FROM found WHERE number = order_number AND lines > 1
  ), emptied AS (
    DELETE FROM orders USING found WHERE number = order_number AND lines = 1
  ), counted AS (
    UPDATE order_totals SET rows = rows - 1 FROM found
    WHERE shard = $2::int AND ${afterAll('returned')}
      AND (order_totals.status = found.status AND lines_with_status = 1 OR order_totals.status = 'all' AND lines = 1)
  )
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete order', $1, "userEmail" FROM found
  RETURNING (SELECT _id FROM returned) AS part_id`;

type Orders = Pick<
  Store,
  'getOrder' | 'getOrderOwner' | 'getNumberedOrder' | 'listOrders' | 'findOrders' | 'setOrderStatus' | 'deleteOrder'
>;

const owner = '"userEmail" AS email, placed_by AS "placedBy"';

/** The orders of the PostgreSQL store, and what changes their lines. */
export function postgresOrders(database: Database): Orders {
  const { run, newId, purges } = database;

  async function get(_id: string): Promise<Order | undefined> {
    const [row] = await run({ sql: `SELECT ${lineColumns} FROM ${linesOfOrders} WHERE _id = $1`, values: [_id] });
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

  return {
    getOrder: get,

    async getOrderOwner(_id) {
      const sql = `SELECT ${owner} FROM ${linesOfOrders} WHERE _id = $1`;
      return v.parse(v.optional(StoredOwner), (await run({ sql, values: [_id] }))[0]);
    },

    async getNumberedOrder(number) {
      const sql = `SELECT ${lineColumns}, ${owner} FROM ${linesOfOrders} WHERE number = $1::bigint ORDER BY _id`;
      const rows = await run({ sql, values: [number] });
      return rows[0] && { owner: v.parse(StoredOwner, rows[0]), lines: rows.map(orderOf) };
    },

    ...postgresOwnOrders(run),

    findOrders: postgresFindOrders(run),

    async setOrderStatus(_id, change, actor) {
      const order = await get(_id);
      if (!order || !isAllowedStep(order, change)) return conflict(_id);
      if (hasChanged(await run(setStatus(database, order, change, actor)))) return { outcome: 'changed' };
      const available = change.from === 'cancelled' ? await shortageOf(run, _id) : undefined;
      return available === undefined ? conflict(_id) : { outcome: 'not enough', available, order };
    },

    async deleteOrder(_id, actor) {
      const order = await get(_id);
      if (!order) return { outcome: 'no such order' };
      const audited = [newId(), Date.now(), actor];
      const values = [_id, randomShard(), ...audited, purges.newId(), searchTextOf(order.product_name)];
      return hasChanged(await run({ sql: remove, values })) ? { outcome: 'changed' } : conflict(_id);
    },
  };
}
