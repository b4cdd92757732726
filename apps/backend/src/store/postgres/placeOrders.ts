import { MAX_AMOUNT } from '@dealerkit/domain/amounts';
import { MAX_PRICE, nameKey } from '@dealerkit/domain/partRules';
import * as v from 'valibot';
import { partKey, partsKey } from '../../edge/surrogate.ts';
import { fingerprintOf } from '../fingerprintOf.ts';
import { placeOneLine, refusalOf, repeatedOrder, skippedNumbers } from '../orderLines.ts';
import { stepOf } from '../orderSteps.ts';
import { orderTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { NewOrder, PlacedOrder } from '../orderResults.ts';
import type { Database, Row } from './Database.ts';
import { sqlStateOf } from './errors.ts';
import { keysOfPart, purgeAfter } from './outbox.ts';
import { randomShard } from './shards.ts';
import { addToTotals } from './totals.ts';
import { runSteps } from './transact.ts';
import { incrementVersionAfter } from './versions.ts';
import { customerTextOf, readCustomer } from '../books/customerRows.ts';
import { keyOwnerOf } from '../books/newOrders.ts';
import { eventColumns, newOrderOf, storedContent } from '../notifications/events.ts';
import type { Customer } from '@dealerkit/domain/books';

/** What one piece is charged, as `chargedPrice` of the domain says: a price in the smallest unit of a currency with `digits`. */
const chargedPriceOf = (digits: string, quantity: string) => {
  const amount = `floor(price_number * 10 ^ ${digits}::float8 + 0.5)`;
  return `CASE WHEN price_number <= ${MAX_PRICE} AND ${amount} * ${quantity} <= ${MAX_AMOUNT} THEN ${amount}::bigint END`;
};

/**
 * The customer of an order: the one with the `_id` $20, else that of the account, who is added with the first order (`customerOfAccount`
 * says the same) and is found by the text $22.
 */
const customerOfOrder = `
  account AS (
    INSERT INTO customers (_id, name, address, email, last_order_at, search_text)
    SELECT $21, $5, $6, $4, $9::bigint, $22 FROM numbered WHERE $20::text IS NULL
    ON CONFLICT (email) DO UPDATE SET last_order_at = greatest(customers.last_order_at, excluded.last_order_at)
    RETURNING _id, xmax = 0 AS is_new
  ), added AS (
    SELECT _id FROM account WHERE is_new
  ), ordering AS (
    UPDATE customers SET last_order_at = greatest(last_order_at, $9::bigint) FROM numbered WHERE _id = $20::text
  ), ${addToTotals('added', '$17', { customers: 1 })}`;

/**
 * Places all lines or none in one statement, so that no lock is held across two round trips. It locks the parts in the order of their
 * ids, so that no two orders wait for each other, and returns each line with the stock that it found. The stock is lowered from that of
 * the locked row, because a CHECK sees the row of the snapshot first, which may have too little. A customer $20 who was merged or got
 * another account than $4 since that was read gets no order, which is then placed again.
 */
const insert = `
  WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS wanted (_id, name_key, quantity, place)
  ), part AS MATERIALIZED (
    SELECT _id AS part_id, name_key, product_name, price_number, price_text, minimum_order_quantity AS minimum,
      coalesce(available_quantity, 0) AS available
    FROM parts WHERE name_key = ANY($2::text[]) ORDER BY _id FOR NO KEY UPDATE
  ), customer AS MATERIALIZED (
    SELECT coalesce(email, '') = $4 AS is_as_read FROM customers WHERE _id = $20::text FOR NO KEY UPDATE
  ), line AS MATERIALIZED (
    SELECT *, bool_and(part_id IS NOT NULL AND quantity BETWEEN minimum AND available) OVER ()
        AND ($20::text IS NULL OR coalesce((SELECT is_as_read FROM customer), false)) AS all_fit,
      ${chargedPriceOf('$19', 'quantity')} AS unit_price
    FROM wanted LEFT JOIN part USING (name_key)
  ), stocked AS (
    UPDATE parts SET available_quantity = available - quantity
    FROM line WHERE parts._id = part_id AND all_fit
    RETURNING parts._id
  ), numbered AS MATERIALIZED (
    SELECT nextval('orders_number_seq') AS number FROM line WHERE all_fit LIMIT 1
  ), ${customerOfOrder}, ordered AS (
    INSERT INTO orders
      (number, "userEmail", "userName", address, phone, note, placed_at, placed_by, search_text, placed, sum, customer)
    SELECT number, $4, $5, $6, $7, $8, $9::bigint, $10, number || $11::text, cardinality($1::text[]),
      (SELECT coalesce(sum(unit_price * quantity), 0) FROM line), coalesce($20::text, (SELECT _id FROM account))
    FROM numbered
  ), lined AS (
    INSERT INTO order_lines
      (_id, order_number, part_id, product_name, "orderQuantity", price_number, price_text, unit_price, status, history, placed_at)
    SELECT _id, number, part_id, product_name, quantity, price_number, price_text, unit_price, 'placed', $12, $9::bigint
    FROM line, numbered
  ), attempt AS (
    INSERT INTO order_attempts ("userEmail", idempotency_key, order_number, fingerprint)
    SELECT $23, $13::text, number, $14 FROM numbered WHERE $13::text IS NOT NULL
  ), audited AS (
    INSERT INTO audit (_id, at, actor, action, subject, detail)
    SELECT $15, $9::bigint, $16::text, 'place order', number::text, coalesce(nullif($4, ''), $20::text)
    FROM numbered WHERE $16::text <> $4
  ), notified AS (
    INSERT INTO notification_events (${eventColumns})
    SELECT $24, $9::bigint, 'newOrder', number, NULL, $16::text, $25 FROM numbered
  ), ${incrementVersionAfter('stocked', '$17')}, counted AS (
    UPDATE order_totals SET rows = rows + 1
    WHERE status IN ('all', 'placed') AND shard = $17::int AND EXISTS (SELECT 1 FROM stocked)
  ), ${purgeAfter('stocked', keysOfPart, '$18')}
  SELECT part_id, minimum, available, (SELECT number FROM numbered) AS number,
    $20::text IS NULL OR coalesce((SELECT is_as_read FROM customer), false) AS is_as_read
  FROM line ORDER BY place`;

const LineRow = v.object({
  part_id: v.nullable(v.string()),
  minimum: v.nullable(v.number()),
  available: v.nullable(v.number()),
  number: v.nullable(v.number()),
  is_as_read: v.boolean(),
});

const Attempt = v.object({
  number: v.number(),
  ids: v.nullable(v.string()),
  fingerprint: v.string(),
});

const attempt = `
  SELECT order_number AS number, fingerprint, (
    SELECT string_agg(_id, ' ' ORDER BY _id) FROM order_lines
    WHERE order_lines.order_number = order_attempts.order_number AND of_line IS NULL
  ) AS ids FROM order_attempts WHERE "userEmail" = $1 AND idempotency_key = $2`;

const UNIQUE_VIOLATION = '23505';

/** Who places an order from which account, and for which customer, unless that is the customer of the account. */
interface Placer {
  actor: string;
  placedBy: string | undefined;
  customer: Customer | undefined;
}

/** How the PostgreSQL store places orders. */
export function postgresPlaceOrders({
  run,
  newId,
  purges,
  digits,
}: Database): Pick<Store, 'placeOrder' | 'placeOrderLines' | 'skipOrderNumbers'> {
  async function findAttempt(order: NewOrder, key: string): Promise<PlacedOrder | undefined> {
    const [row] = await run({ sql: attempt, values: [keyOwnerOf(order), key] });
    if (!row) return undefined;
    const earlier = v.parse(Attempt, row);
    return earlier.fingerprint === fingerprintOf(order) ? repeatedOrder(earlier) : { outcome: 'key of another order' };
  }

  function resultOf(rows: readonly Row[], { lines }: NewOrder, ids: string[]): PlacedOrder | undefined {
    const stored = v.parse(v.array(LineRow), rows);
    const number = stored[0]?.number;
    if (typeof number === 'number') {
      purges.committed(partsKey, ...stored.flatMap(({ part_id }) => (part_id === null ? [] : [partKey(part_id)])));
      return { outcome: 'placed', number, ids };
    }
    if (stored[0]?.is_as_read === false) return undefined;
    const refused = stored.flatMap(({ minimum, available }, index) => {
      const part = minimum === null || available === null ? undefined : { minimum, available };
      const refusal = refusalOf(part, lines[index]?.orderQuantity ?? 0);
      return refusal ? [{ index, refusal }] : [];
    });
    return { outcome: 'refused', lines: refused };
  }

  /** Resolves to `undefined` if another request with the same key placed the order, or the customer changed, at the same time. */
  async function place(
    order: NewOrder,
    key: string | undefined,
    { actor, placedBy, customer }: Placer,
  ): Promise<PlacedOrder | undefined> {
    const { userName, address, phone, note = null, lines } = order;
    const userEmail = customer ? (customer.email ?? '') : (order.userEmail ?? '');
    const ids = lines.map(() => newId());
    const names = lines.map(({ product_name }) => product_name);
    const quantities = lines.map(({ orderQuantity }) => String(orderQuantity));
    const now = Date.now();
    const history = JSON.stringify([stepOf('placed', now, actor)]);
    const stored = [now, placedBy ?? null, orderTextOf('', { ...order, userEmail }, names), history];
    const attempted = key === undefined ? [null, null] : [key, fingerprintOf(order)];
    const values = [ids, names.map(nameKey), quantities, userEmail, userName, address, phone, note, ...stored];
    const changes = [newId(), actor, randomShard(), purges.newId(), digits];
    const text = customerTextOf({ name: userName, address });
    const ofCustomer = [customer?._id ?? null, newId(), text, keyOwnerOf(order)];
    const notified = [newId(), storedContent(newOrderOf(order))];
    try {
      const all = [...values, ...attempted, ...changes, ...ofCustomer, ...notified];
      return resultOf(await run({ sql: insert, values: all }), order, ids);
    } catch (error) {
      if (key !== undefined && sqlStateOf(error) === UNIQUE_VIOLATION) return undefined;
      throw error;
    }
  }

  const placeOrderLines: Store['placeOrderLines'] = async (order, key, actor = order.userEmail ?? '', placedBy) => {
    for (;;) {
      const customer = order.customer === undefined ? undefined : await runSteps(run, readCustomer(order.customer));
      if (order.customer !== undefined && !customer) return { outcome: 'no such customer' };
      const earlier = key === undefined ? undefined : await findAttempt(order, key);
      if (earlier) return earlier;
      const placed = await place(order, key, { actor, placedBy, customer });
      // The stock may have gone to a concurrent request with the same key.
      const concurrent = key !== undefined && placed?.outcome === 'refused' ? await findAttempt(order, key) : undefined;
      const result = concurrent ?? placed;
      if (result) return result;
    }
  };

  return {
    placeOrderLines,
    placeOrder: placeOneLine(placeOrderLines),

    async skipOrderNumbers() {
      const [row] = await run({
        sql: `SELECT setval('orders_number_seq', nextval('orders_number_seq') + $1 - 1) + 1 AS number`,
        values: [skippedNumbers],
      });
      return Number(row?.['number']);
    },
  };
}
