import { orderStatuses } from '@dealerkit/domain/entities';
import { chargedPrice, orderAmounts } from '@dealerkit/domain/orders/orderTerms';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { priceColumns } from '../parts/partRows.ts';
import type { Changes } from '../sql/changes.ts';
import { createIdsAt } from '../sql/createIds.ts';
import { first } from '../sql/first.ts';
import { send, type SqlContext, type Statements } from '../sql/transactions.ts';
import { orderTextOf } from '../texts/searchTextOf.ts';
import type { SeedOrder } from './orderResults.ts';
import { storedExtra } from '../texts/storedExtra.ts';

const insertOrder = `
  INSERT INTO orders (number, "userEmail", "userName", address, phone, note, extra, placed_at, search_text, sum,
    ${orderStatuses.map((status) => `"${status}"`).join(', ')})
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?${', ?'.repeat(orderStatuses.length)})`;

const insertLine = `
  INSERT INTO order_lines (order_number, _id, product_name, "orderQuantity", price_number, price_text, unit_price, status, history,
    placed_at, part_id)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT _id FROM parts WHERE name_key = ?))`;

/** Adds the orders of a new demo, the oldest first, which take nothing from the stock. */
export function* seedOrders(
  { digits, dialect: { newOrder } }: Pick<SqlContext, 'digits' | 'dialect'>,
  { orderTotals }: Changes,
  orders: readonly SeedOrder[],
): Statements<void> {
  const idAt = createIdsAt();
  for (const { lines, ...order } of orders) {
    const { userEmail = '', userName, address, phone, note = null, extra } = order;
    const placedAt = Date.parse(order.placedAt);
    const counts = orderStatuses.map((each) => lines.filter(({ status }) => status === each).length);
    const contact = [userEmail, userName, address, phone, note, storedExtra(extra)];
    const number = Number((yield* first(newOrder.number))?.['number']);
    const names = lines.map(({ product_name }) => product_name);
    const text = orderTextOf(number, order, names);
    const sum = orderAmounts(lines, {}, digits).total;
    yield* send(insertOrder, number, ...contact, placedAt, text, sum, ...counts);
    for (const sql of newOrder.addText) yield* send(sql, number, text);
    for (const line of lines) {
      const { product_name, orderQuantity, price, status, history } = line;
      const prices = [...priceColumns(price), chargedPrice(line, digits) ?? null];
      const part = [product_name, orderQuantity, ...prices, status, JSON.stringify(history), placedAt];
      yield* send(insertLine, number, idAt(placedAt), ...part, nameKey(product_name));
    }
    for (const total of new Set(['all', ...lines.map(({ status }) => status)])) {
      orderTotals.set(total, (orderTotals.get(total) ?? 0) + 1);
    }
  }
}
