import { orderStatuses } from '@dealerkit/domain/entities';
import type { Run } from './Database.ts';

/** What is counted with every change, because counting a million rows takes too long. */
type Total = 'parts' | 'users' | 'reviews' | 'customers' | 'changed part texts';

/** An expression for a total. */
export const totalOf = (name: Total) => `(SELECT coalesce(sum(rows), 0)::int FROM row_totals WHERE name = '${name}')`;

/** Reads a total. */
export async function readTotal(run: Run, name: Total): Promise<number> {
  const [row] = await run({ sql: `SELECT ${totalOf(name)} AS total` });
  return Number(row?.['total']);
}

/** The shard that no change adds to: the difference between what was counted and the sum of the others. */
const differenceShard = -1;

const sumOfChanges = `sum(rows) FILTER (WHERE shard <> ${differenceShard})`;

const countOf = (rows: string) => `(SELECT count(*) FROM ${rows}) - ${sumOfChanges}`;

/** Corrects the totals by counting, also while others change rows: one statement sees the rows and the totals of one moment. */
export const countTotals = `
  WITH counted AS (
    INSERT INTO order_totals (status, shard, rows)
    SELECT status, ${differenceShard}, CASE status
      ${orderStatuses.map((status) => `WHEN '${status}' THEN ${countOf(`orders WHERE "${status}" > 0`)}`).join('\n      ')}
      ELSE ${countOf('orders')} END
    FROM order_totals GROUP BY status ORDER BY status
    ON CONFLICT (status, shard) DO UPDATE SET rows = excluded.rows
  )
  INSERT INTO row_totals (name, shard, rows)
  SELECT name, ${differenceShard}, CASE name
    WHEN 'parts' THEN ${countOf('parts')}
    WHEN 'users' THEN ${countOf('users')}
    WHEN 'reviews' THEN ${countOf('reviews')}
    WHEN 'customers' THEN ${countOf('customers')}
    ELSE coalesce(sum(rows) FILTER (WHERE shard = ${differenceShard}), 0) + 1 END
  FROM row_totals GROUP BY name ORDER BY name
  ON CONFLICT (name, shard) DO UPDATE SET rows = excluded.rows`;
