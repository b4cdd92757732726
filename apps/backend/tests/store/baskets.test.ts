import { randomUUID } from 'node:crypto';
import { type OrderStatus, orderStatuses } from '@dealerkit/domain/entities';
import fc from 'fast-check';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { allOrders } from '../allOrders.ts';
import type { StoreLocation } from '../backendProcess.ts';
import { createSchema } from '../createSchema.ts';
import { disc, order } from '../fixtures.ts';
import { killWhilePlacingBaskets } from '../killBaskets.ts';
import { openStore } from '../../src/store/engines/openStore.ts';
import type { Store } from '../../src/store/Store.ts';
import type { PlacedOrder } from '../../src/store/orders/orderResults.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const server = inject('postgres');

const engines: [engine: string, location: () => Promise<StoreLocation>][] = [
  ['the embedded database', async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined })],
];
if (server !== undefined) {
  const databaseUrl = () => createSchema(server, randomUUID());
  engines.push(['PostgreSQL', async () => ({ dataDir: temporaryFolder(), databaseUrl: await databaseUrl() })]);
}

const { product_name: _name, orderQuantity: _quantity, userEmail: _email, ...customer } = order;

const partNames = Array.from({ length: 20 }, (_, n) => `Part ${n}`);
const customers = Array.from({ length: 50 }, (_, n) => `customer${n}@example.com`);
const pieces = 30;

/** How often the backend is killed. */
const kills = Number(process.env['BASKET_KILLS'] ?? (process.env['TEST_ALL'] ? 2 : 1));

interface Basket {
  type: 'place';
  customer: number;
  lines: { part: number; orderQuantity: number }[];
}

type Action =
  | Basket
  | { type: 'delete'; line: number }
  | { type: 'set status'; line: number; from: OrderStatus; to: OrderStatus };

const line = fc.nat(200);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('place'),
      customer: fc.nat(customers.length - 1),
      lines: fc.uniqueArray(
        fc.record({ part: fc.nat(partNames.length - 1), orderQuantity: fc.integer({ min: 1, max: 4 }) }),
        { minLength: 1, maxLength: 10, selector: ({ part }) => part },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete'), line }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('set status'),
      line,
      from: fc.constantFrom(...orderStatuses),
      to: fc.constantFrom(...orderStatuses),
    }),
  },
);

/** Adds the parts, and returns a function that places a basket and one that runs an action. */
async function createRunner(store: Store, available_quantity: number) {
  for (const product_name of partNames) {
    await store.addPart({ ...disc, product_name, minimum_order_quantity: 1, available_quantity });
  }
  const placed = new Map<number, string[]>();
  const deleted = new Set<string>();

  async function place({ customer: index, lines }: Omit<Basket, 'type'>): Promise<PlacedOrder> {
    const wanted = lines.map(({ part, orderQuantity }) => ({ product_name: partNames[part] ?? '', orderQuantity }));
    const basket = { ...customer, userEmail: customers[index] ?? '', note: undefined, lines: wanted };
    const result = await store.placeOrderLines(basket);
    if (result.outcome === 'placed') {
      expect(placed.has(result.number)).toBe(false);
      placed.set(result.number, result.ids);
    }
    return result;
  }

  async function run(next: Action): Promise<void> {
    if (next.type === 'place') return void (await place(next));
    const _id = [...placed.values()].flat()[next.line] ?? '';
    if (next.type === 'set status') return void (await store.setOrderStatus(_id, next, 'admin@dealer.example'));
    const { outcome } = await store.deleteOrder(_id, 'admin@dealer.example');
    if (outcome === 'changed') deleted.add(_id);
  }

  return { placed, deleted, place, run };
}

/** All lines of all customers. */
const linesOf = async (store: Store) => (await Promise.all(customers.map((email) => allOrders(store, email)))).flat();

describe.each(engines)('baskets in %s', (_engine, locationOf) => {
  async function open(): Promise<Store> {
    const store = await openStore(await locationOf());
    onTestFinished(() => store.close());
    return store;
  }

  test('keep stock, numbers and whole orders during concurrent orders, steps and deletions (D52)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(action, { minLength: 1, maxLength: 30 }), { maxLength: 6 }), async (turns) => {
        const store = await openStore(await locationOf());
        const { placed, deleted, run } = await createRunner(store, pieces);
        for (const turn of turns) await Promise.all(turn.map(run));

        const lines = await linesOf(store);
        for (const [number, ids] of placed) {
          const kept = lines.filter(({ orderNumber }) => orderNumber === number).map(({ _id }) => _id);
          expect(kept).toEqual(ids.filter((_id) => !deleted.has(_id)));
        }
        expect(lines.every(({ orderNumber = 0 }) => placed.has(orderNumber))).toBe(true);
        for (const { product_name, available_quantity = 0 } of (await store.findParts({ limit: 20 })).rows) {
          const taken = lines.filter((each) => each.product_name === product_name && each.status !== 'cancelled');
          expect(available_quantity + taken.reduce((sum, { orderQuantity = 0 }) => sum + orderQuantity, 0)).toBe(
            pieces,
          );
        }
        for (const status of orderStatuses) {
          const numbers = new Set(lines.filter((each) => each.status === status).map(({ orderNumber }) => orderNumber));
          expect((await store.findOrders({ limit: 1, status })).total).toBe(numbers.size);
        }
        await store.close();
      }),
      { numRuns: 8 },
    );
  });

  test('of 200 customers with the same ten last pieces are sold or refused whole', async () => {
    const store = await open();
    const { place } = await createRunner(store, 60);
    const results = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const parts = Array.from({ length: 10 }, (__, index) => ({ part: (index + n) % 10, orderQuantity: 1 }));
        return place({ customer: n % customers.length, lines: n % 2 ? parts : parts.toReversed() });
      }),
    );
    expect(results.filter(({ outcome }) => outcome === 'placed')).toHaveLength(60);
    const refused = results.flatMap((result) => (result.outcome === 'refused' ? [result.lines.length] : []));
    expect(refused).toEqual(Array.from({ length: 140 }, () => 10));
    const stock = (await store.findParts({ limit: 20 })).rows.map(({ available_quantity }) => available_quantity);
    expect(stock.filter((left) => left === 0)).toHaveLength(10);
    expect((await linesOf(store)).length).toBe(600);
  });

  test(
    'are neither lost nor doubled when the backend is killed while they are placed',
    async () => {
      const { sent, repeated, ...rest } = await killWhilePlacingBaskets(await locationOf(), kills, 40);
      console.log(`${kills} x kill -9, ${sent} baskets of ten lines, ${repeated} sent again: ${JSON.stringify(rest)}`);
      expect(rest).toEqual({ lost: 0, doubled: 0, surplus: 0 });
      expect(sent).toBeGreaterThanOrEqual(kills * 40);
      expect(repeated).toBeGreaterThan(0);
    },
    60_000 + kills * 10_000,
  );
});
