import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { makeSchema } from '../src/store/conformance/postgresDatabase.ts';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/Store.ts';
import { temporaryFolder } from './backend.ts';
import { disc, order, rahim } from './entities.ts';

const server = inject('postgres');
const engines: [engine: string, open: () => Promise<Store>][] = [
  ['the embedded database', async () => openSqliteStore(await temporaryFolder())],
];
if (server !== undefined) {
  engines.push(['PostgreSQL', async () => openPostgresStore(await makeSchema(server, randomUUID()))]);
}

type Deed =
  | { do: 'add' | 'delete'; part: number }
  | { do: 'order'; part: number; quantity: number; key: number | undefined }
  | { do: 'cancel'; order: number };

const part = fc.nat(2);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('add', 'delete'), part }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order'),
      part,
      quantity: fc.integer({ min: 1, max: 15 }),
      key: fc.option(fc.nat(5), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel'), order: fc.nat(30) }) },
);

/** What a part had when it was put on sale. */
const pieces = 40;

/** Does what it is told in turns, all of one turn at once; remembers which orders hold whose pieces. */
function actor(store: Store, names: string[]) {
  const partIds = new Map<number, string>();
  const orders = new Map<string, { part: string; quantity: number }>();

  async function placeOrder({ part: index, quantity, key }: Extract<Deed, { do: 'order' }>) {
    const product_name = names[index] ?? '';
    const attempt = key === undefined ? undefined : `${names[0]} ${key}`;
    const placed = await store.placeOrder({ ...order, product_name, orderQuantity: quantity }, attempt);
    if (placed.outcome === 'placed') orders.set(placed._id, { part: product_name, quantity });
  }

  return {
    orders,
    partIds,
    async act(doing: Deed): Promise<void> {
      if (doing.do === 'order') return placeOrder(doing);
      if (doing.do === 'cancel') {
        const _id = [...orders.keys()][doing.order];
        if (_id !== undefined) await store.deleteOrder(_id, rahim);
        return;
      }
      if (doing.do === 'delete') return void (await store.deletePart(partIds.get(doing.part) ?? '', rahim));
      const product_name = names[doing.part] ?? '';
      const one = { ...disc, product_name, minimum_order_quantity: 1, available_quantity: pieces };
      const added = await store.addPart(one);
      if (added.outcome === 'added') partIds.set(doing.part, added._id);
    },
  };
}

describe.each(engines)('over %s', (_engine, open) => {
  test('whatever is ordered, cancelled, put on sale and taken off at once, stock and orders of a part sum up', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(deed, { minLength: 1, maxLength: 12 }), { maxLength: 8 }), async (turns) => {
        run++;
        const names = [0, 1, 2].map((n) => `Part ${run}-${n}`);
        const doer = actor(store, names);
        for (const n of names.keys()) await doer.act({ do: 'add', part: n });
        const first = new Map(doer.partIds);
        for (const turn of turns) await Promise.all(turn.map((one) => doer.act(one)));

        const kept = await store.listOrders(rahim);
        for (const [n, _id] of first) {
          const onSale = await store.getPart(_id);
          // An order belongs to the part that it was taken from, not to a namesake that came later.
          if (!onSale || doer.partIds.get(n) !== _id) continue;
          const ordered = kept.filter(({ product_name }) => product_name === names[n]);
          const sum = ordered.reduce((total, { orderQuantity }) => total + orderQuantity, 0);
          expect(Number(onSale.available_quantity) + sum).toBe(pieces);
        }
      }),
      { numRuns: 40 },
    );
  });
});
