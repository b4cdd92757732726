import { createIdsAt } from '../createIds.ts';
import { nameKey } from '@dealerkit/domain/partRules';
import { numberOfOrder, personTextOf } from '../searchTextOf.ts';
import type { SeedOrder } from '../Store.ts';
import type { Run } from './Database.ts';
import { orderColumns } from './orders.ts';

const insertSeed = `
  WITH counted AS (
    UPDATE order_totals SET rows = rows + 1 WHERE status = $10 AND shard = 0
  )
  INSERT INTO orders (${orderColumns}, search_text, part_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7::int, $8::float8, $9, $10, $11::bigint, $12, $13,
    (SELECT _id FROM parts WHERE name_key = $14))`;

/** Adds the orders of a new demo within a transaction. */
export async function seedOrders(run: Run, orders: readonly SeedOrder[]): Promise<void> {
  const idAt = createIdsAt();
  for (const order of orders) {
    const { userEmail, userName, product_name, address, phone, orderQuantity, price, status, history } = order;
    const placedAt = Date.parse(order.placedAt);
    const prices = [typeof price === 'number' ? price : null, typeof price === 'string' ? price : null];
    const _id = idAt(placedAt);
    const row = [_id, userEmail, userName, product_name, address, phone, orderQuantity, ...prices, status];
    const searchText = personTextOf(numberOfOrder(_id), userName, userEmail, phone, product_name);
    const values = [...row, placedAt, JSON.stringify(history), searchText, nameKey(product_name)];
    await run({ sql: insertSeed, values });
  }
}
