import { MAX_AMOUNT } from '@dealerkit/domain/money/amounts';
import { MAX_PRICE, nameKey } from '@dealerkit/domain/parts/partRules';
import * as v from 'valibot';
import { partKey, partsKey } from '../../../edge/surrogate.ts';
import { fingerprintOf } from '../../orders/fingerprintOf.ts';
import { placeOneLine, refusalOf, repeatedOrder, skippedNumbers } from '../../orders/orderLines.ts';
import { storedExtra } from '../../texts/storedExtra.ts';
import { stepOf } from '../../orders/orderSteps.ts';
import { orderTextOf } from '../../texts/searchTextOf.ts';
import type { Store } from '../../Store.ts';
import type { NewOrder, PlacedOrder } from '../../orders/orderResults.ts';
import type { Database, Statement, Value } from './Database.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { maxAttempts, sqlStateOf, UNIQUE_VIOLATION, waitForAttempt } from './errors.ts';
import { partKeys } from './outbox.ts';
import { randomShard } from './shards.ts';
import { runStatements } from './transact.ts';
import { customerTextOf, readCustomer } from '../../customers/customerRows.ts';
import { keyOwnerOf, type Placer } from '../../orders/newOrders.ts';
import { newOrderOf, storedContent } from '../../notifications/events.ts';
import type { Customer } from '@dealerkit/domain/books';

/** A call of `place_order`. All calls name the arguments in the same order, so that the statement is prepared once. */
function callPlaceOrder(args: Record<string, Value>): Statement {
  const named = Object.keys(args).map((name, index) => `${name} => $${index + 1}`);
  return { sql: `SELECT * FROM place_order(${named.join(', ')})`, values: Object.values(args) };
}

const Placed = v.object({ order_number: v.number(), part_ids: v.array(v.string()) });

/** What of the parts with some names decides whether an order can be placed. */
const orderedParts = `
  SELECT _id, minimum_order_quantity AS minimum, coalesce(available_quantity, 0) AS available
  FROM unnest($1::text[]) WITH ORDINALITY AS wanted (key, place) LEFT JOIN parts ON name_key = key ORDER BY place`;

const PartRow = v.object({
  _id: v.nullable(v.string()),
  minimum: v.nullable(v.number()),
  available: v.number(),
});

const Attempt = v.object({
  number: v.number(),
  ids: v.nullable(v.string()),
  fingerprint: v.string(),
});

const selectAttempt = `
  SELECT order_number AS number, fingerprint, (
    SELECT string_agg(_id, ' ' ORDER BY _id) FROM order_lines
    WHERE order_lines.order_number = order_attempts.order_number AND of_line IS NULL
  ) AS ids FROM order_attempts WHERE "userEmail" = $1 AND idempotency_key = $2`;

/** The account of the order was deleted. */
const NO_DATA_FOUND = 'P0002';

/** Who places an order, and for which customer, unless that is the customer of the account. */
interface CustomerPlacer extends Placer {
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
    const [row] = await run({ sql: selectAttempt, values: [keyOwnerOf(order), key] });
    if (!row) return undefined;
    const earlier = v.parse(Attempt, row);
    return earlier.fingerprint === fingerprintOf(order) ? repeatedOrder(earlier) : { outcome: 'key of another order' };
  }

  /** Which lines cannot be placed; none if they can be by now. */
  async function refusedLines({ lines }: NewOrder): Promise<PlacedOrder | undefined> {
    const keys = lines.map(({ product_name }) => nameKey(product_name));
    const parts = v.parse(v.array(PartRow), await run({ sql: orderedParts, values: [keys] }));
    const refused = parts.flatMap(({ minimum, available }, index) => {
      const part = minimum === null ? undefined : { minimum, available };
      const refusal = refusalOf(part, lines[index]?.orderQuantity ?? 0);
      return refusal ? [{ index, refusal }] : [];
    });
    return refused.length > 0 ? { outcome: 'refused', lines: refused } : undefined;
  }

  /** Resolves to `undefined` if the order may be placed the next time: something has changed at the same time. */
  async function place(
    order: NewOrder,
    key: string | undefined,
    { actor, placedBy, customer }: CustomerPlacer,
  ): Promise<PlacedOrder | undefined> {
    const { userName, address, phone, note = null, extra, lines } = order;
    const userEmail = customer ? (customer.email ?? '') : (order.userEmail ?? '');
    const ids = lines.map(() => newId());
    const names = lines.map(({ product_name }) => product_name);
    const now = Date.now();
    const call = callPlaceOrder({
      line_ids: ids,
      name_keys: names.map(nameKey),
      quantities: lines.map(({ orderQuantity }) => orderQuantity),
      email: userEmail,
      name: userName,
      address,
      phone,
      note,
      extra: storedExtra(extra),
      at: now,
      account: placedBy ?? null,
      order_text: orderTextOf('', { ...order, userEmail }, names),
      history: JSON.stringify([stepOf('placed', now, actor)]),
      key_owner: keyOwnerOf(order),
      key: key ?? null,
      fingerprint: key === undefined ? null : fingerprintOf(order),
      actor,
      audit_id: newId(),
      event_id: newId(),
      event: storedContent(newOrderOf(order)),
      customer_id: customer?._id ?? null,
      new_customer: newId(),
      customer_text: customerTextOf({ name: userName, address }),
      purge_id: purges.newId(),
      part_keys: partKeys,
      shard: randomShard(),
      digits,
      max_price: MAX_PRICE,
      max_amount: MAX_AMOUNT,
    });
    try {
      const placed = v.parse(v.optional(Placed), (await run(call))[0]);
      if (!placed) return await refusedLines(order);
      purges.committed(partsKey, ...placed.part_ids.map(partKey));
      return { outcome: 'placed', number: placed.order_number, ids };
    } catch (error) {
      if (sqlStateOf(error) === NO_DATA_FOUND) return { outcome: 'no such account' };
      // Another request with the same key placed the order.
      if (key !== undefined && sqlStateOf(error) === UNIQUE_VIOLATION) return undefined;
      throw error;
    }
  }

  const placeOrderLines: Store['placeOrderLines'] = async (order, key, actor = order.userEmail ?? '', placedBy) => {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const earlier = key === undefined ? undefined : await findAttempt(order, key);
      if (earlier) return earlier;
      const customer =
        order.customer === undefined ? undefined : await runStatements(run, readCustomer(order.customer));
      if (order.customer !== undefined && !customer) return { outcome: 'no such customer' };
      const placed = await place(order, key, { actor, placedBy, customer });
      // The stock may have gone to a concurrent request with the same key.
      const concurrent = key !== undefined && placed?.outcome === 'refused' ? await findAttempt(order, key) : undefined;
      const result = concurrent ?? placed;
      if (result) return result;
      await waitForAttempt(attempt);
    }
    throw new StoreUnavailableError(
      new Error(`Something changed during each of ${maxAttempts} attempts to place an order.`),
    );
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
