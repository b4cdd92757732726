import { randomUUID } from 'node:crypto';
import { type OrderStatus, orderStatuses } from '@dealerkit/domain/entities';
import fc from 'fast-check';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createSchema } from '../createSchema.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../../src/store/Store.ts';

import { disc, order, rahim } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const server = inject('postgres');
const engines: [engine: string, open: () => Promise<Store>][] = [
  ['the embedded database', async () => openSqliteStore(temporaryFolder())],
];
if (server !== undefined) {
  engines.push(['PostgreSQL', async () => openPostgresStore(await createSchema(server, randomUUID()))]);
}

type Action =
  | { type: 'add' | 'delete'; part: number }
  | { type: 'order'; part: number; quantity: number; key: number | undefined }
  | { type: 'delete order'; order: number }
  | { type: 'set status'; order: number; from: OrderStatus; to: OrderStatus }
  | { type: 'count stock'; part: number; counted: number };

const part = fc.nat(2);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('add', 'delete'), part }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('order'),
      part,
      quantity: fc.integer({ min: 1, max: 15 }),
      key: fc.option(fc.nat(5), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('delete order'), order: fc.nat(30) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('set status'),
      order: fc.nat(30),
      from: fc.constantFrom(...orderStatuses),
      to: fc.constantFrom(...orderStatuses),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('count stock'), part, counted: fc.nat(60) }) },
);

/** The initial stock of each part. */
const pieces = 40;

/** Runs actions on a store, and records the added parts and the placed orders. */
function createRunner(store: Store, names: string[]) {
  const partIds = new Map<number, string>();
  const orders = new Map<string, { part: string; quantity: number }>();
  /** How many pieces the counts of the stock have added to each part. */
  const corrections = new Map<string, number>();

  async function countStock(_id: string, available_quantity: number) {
    const read = (await store.getPart(_id))?.available_quantity;
    if (read === undefined) return;
    const change = { read: { available_quantity: read }, changes: { available_quantity } };
    const { outcome } = await store.updatePart(_id, change, rahim);
    if (outcome === 'changed') corrections.set(_id, (corrections.get(_id) ?? 0) + available_quantity - read);
  }

  async function placeOrder({ part: index, quantity, key }: Extract<Action, { type: 'order' }>) {
    const product_name = names[index] ?? '';
    const attempt = key === undefined ? undefined : `${names[0]} ${key}`;
    const placed = await store.placeOrder({ ...order, product_name, orderQuantity: quantity }, attempt);
    if (placed.outcome === 'placed') orders.set(placed._id, { part: product_name, quantity });
  }

  return {
    partIds,
    corrections,
    async run(next: Action): Promise<void> {
      if (next.type === 'order') return placeOrder(next);
      if (next.type === 'count stock') return countStock(partIds.get(next.part) ?? '', next.counted);
      if (next.type === 'delete order' || next.type === 'set status') {
        const _id = [...orders.keys()][next.order] ?? '';
        await (next.type === 'set status' ? store.setOrderStatus(_id, next, rahim) : store.deleteOrder(_id, rahim));
        return;
      }
      if (next.type === 'delete') return void (await store.deletePart(partIds.get(next.part) ?? '', rahim));
      const product_name = names[next.part] ?? '';
      const added = { ...disc, product_name, minimum_order_quantity: 1, available_quantity: pieces };
      const result = await store.addPart(added);
      if (result.outcome === 'added') partIds.set(next.part, result._id);
    },
  };
}

describe.each(engines)('%s', (_engine, open) => {
  test('keeps the sum of stock and orders that are not cancelled of each part during concurrent actions', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(action, { minLength: 1, maxLength: 12 }), { maxLength: 8 }), async (turns) => {
        round++;
        const names = [0, 1, 2].map((n) => `Part ${round}-${n}`);
        const runner = createRunner(store, names);
        for (const n of names.keys()) await runner.run({ type: 'add', part: n });
        const first = new Map(runner.partIds);
        for (const turn of turns) await Promise.all(turn.map((next) => runner.run(next)));

        const placed = (await store.listOrders(rahim)).rows;
        for (const [n, _id] of first) {
          const onSale = await store.getPart(_id);
          // Orders belong to the part they were placed for, not to a later part of that name.
          if (!onSale || runner.partIds.get(n) !== _id) continue;
          const ordered = placed.filter(
            ({ product_name, status }) => product_name === names[n] && status !== 'cancelled',
          );
          const sum = ordered.reduce((total, { orderQuantity = 0 }) => total + orderQuantity, 0);
          expect(Number(onSale.available_quantity) + sum).toBe(pieces + (runner.corrections.get(_id) ?? 0));
        }
      }),
      { numRuns: 40 },
    );
  });
});
