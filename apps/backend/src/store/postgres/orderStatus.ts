import type { Order } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { stepOf, stockFactorOf } from '../orderSteps.ts';
import type { StatusChange } from '../orderResults.ts';
import type { Database, Run } from './Database.ts';
import { linesOfOrders } from './orderLines.ts';
import { keysOfPart, purgeAfter } from './outbox.ts';
import { randomShard } from './shards.ts';
import { incrementVersionAfter } from './versions.ts';

/** Makes a CTE wait for another one, so that all statements lock parts before counts and none waits for another in a circle. */
export const afterAll = (cte: string) => `(SELECT count(*) FROM ${cte}) >= 0`;

/**
 * Sets the status of a line unless it was set since the history was read. The line and its order are locked before the part: a
 * statement that waited for the part would still see them as they were.
 */
const statementOf = ({ from, to }: StatusChange) => `
  WITH found AS MATERIALIZED (
    SELECT number AS order_number, part_id, "orderQuantity", "${from}" = 1 AS is_last, "${to}" = 0 AS is_first
    FROM ${linesOfOrders}
    WHERE _id = $1 AND status = $2 AND jsonb_array_length(history::jsonb) = $11::int FOR UPDATE
  ), stocked AS (
    UPDATE parts SET available_quantity = available_quantity + $12::int * found."orderQuantity"
    FROM found WHERE parts._id = found.part_id AND $12::int <> 0
      AND ($12::int > 0 OR available_quantity >= found."orderQuantity")
    RETURNING parts._id
  ), ${incrementVersionAfter('stocked', '$5')}, ${purgeAfter('stocked', keysOfPart, '$10')}, changed AS (
    UPDATE order_lines SET status = $3, history = (history::jsonb || $4::jsonb)::text
    FROM found WHERE _id = $1 AND ($12::int >= 0 OR found.part_id IS NULL OR EXISTS (SELECT 1 FROM stocked))
    RETURNING found.order_number, is_last, is_first
  ), moved AS (
    UPDATE orders SET "${from}" = "${from}" - 1, "${to}" = "${to}" + 1 FROM changed WHERE number = order_number
  ), counted AS (
    UPDATE order_totals SET rows = rows + CASE status WHEN $3 THEN 1 ELSE -1 END FROM changed
    WHERE (status = $2 AND is_last OR status = $3 AND is_first) AND shard = $5::int AND ${afterAll('stocked')}
  )
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $6, $7::bigint, $8, 'set order status', $1, $9 FROM changed
  RETURNING (SELECT _id FROM stocked) AS part_id`;

/** The statement that sets the status of an order which was read; `part_id` of its row is the part whose stock has changed. */
export function setStatus({ newId, purges }: Database, order: Order, change: StatusChange, actor: string) {
  const { from, to, reason } = change;
  const now = Date.now();
  const step = JSON.stringify(stepOf(to, now, actor, reason));
  const audited = [newId(), now, actor, `${from} -> ${to}`];
  const seen = [order.history?.length ?? 0, stockFactorOf(change)];
  return {
    sql: statementOf(change),
    values: [order._id, from, to, step, randomShard(), ...audited, purges.newId(), ...seen],
  };
}

const Shortage = v.object({ available: v.number() });

/** The stock of a part that has too little for its cancelled order; `undefined` if it has enough or is deleted. */
export async function shortageOf(run: Run, _id: string): Promise<number | undefined> {
  const [row] = await run({
    sql: `SELECT coalesce(available_quantity, 0) AS available FROM parts JOIN order_lines ON parts._id = part_id
          WHERE order_lines._id = $1 AND status = 'cancelled' AND coalesce(available_quantity, 0) < "orderQuantity"`,
    values: [_id],
  });
  return v.parse(v.optional(Shortage), row)?.available;
}
