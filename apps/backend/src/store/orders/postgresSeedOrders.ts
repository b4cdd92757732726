import { orderStatuses } from '@dealerkit/domain/entities';
import { chargedPrice, orderAmounts } from '@dealerkit/domain/orders/orderTerms';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { createIdsAt } from '../sql/createIds.ts';
import { orderTextOf } from '../texts/searchTextOf.ts';
import type { SeedOrder } from './orderResults.ts';
import { storedExtra } from '../texts/storedExtra.ts';
import { priceColumns } from '../parts/partRows.ts';
import type { Run } from '../engines/postgres/Database.ts';

const columns = orderStatuses.map((status) => `"${status}"`).join(', ');

const values = ['$10::bigint', ...orderStatuses.map((_, index) => `$${11 + index}::int`)].join(', ');

const insertOrder = `
  WITH numbered AS MATERIALIZED (
    SELECT nextval('orders_number_seq') AS number
  ), counted AS (
    UPDATE order_totals SET rows = rows + 1 WHERE (status = 'all' OR status = ANY($9::text[])) AND shard = 0
  )
  INSERT INTO orders (number, "userEmail", "userName", address, phone, note, extra, placed_at, search_text, sum, ${columns})
  SELECT number, $1, $2, $3, $4, $5, $6, $7::bigint, number || $8::text, ${values} FROM numbered
  RETURNING number`;

const insertLine = `
  INSERT INTO order_lines
    (order_number, _id, product_name, "orderQuantity", price_number, price_text, unit_price, status, history, placed_at, part_id)
  VALUES ($1::bigint, $2, $3, $4::int, $5::float8, $6, $7::bigint, $8, $9, $10::bigint, (SELECT _id FROM parts WHERE name_key = $11))`;

/** Adds the orders of a new demo within a transaction. */
export async function seedOrders(run: Run, orders: readonly SeedOrder[], digits: number): Promise<void> {
  const idAt = createIdsAt();
  for (const { lines, ...order } of orders) {
    const { userEmail = '', userName, address, phone, note = null, extra } = order;
    const placedAt = Date.parse(order.placedAt);
    const text = orderTextOf(
      '',
      order,
      lines.map(({ product_name }) => product_name),
    );
    const counts = orderStatuses.map((each) => lines.filter(({ status }) => status === each).length);
    const statuses = lines.map(({ status }) => status);
    const sum = orderAmounts(lines, {}, digits).total;
    const stored = [
      userEmail,
      userName,
      address,
      phone,
      note,
      storedExtra(extra),
      placedAt,
      text,
      statuses,
      sum,
      ...counts,
    ];
    const [row] = await run({ sql: insertOrder, values: stored });
    for (const line of lines) {
      const { product_name, orderQuantity, price, status, history } = line;
      const prices = [...priceColumns(price), chargedPrice(line, digits) ?? null];
      const part = [product_name, orderQuantity, ...prices, status, JSON.stringify(history), placedAt];
      await run({
        sql: insertLine,
        values: [Number(row?.['number']), idAt(placedAt), ...part, nameKey(product_name)],
        isSent: true,
      });
    }
  }
}
