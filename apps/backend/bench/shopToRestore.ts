import { Client } from 'pg';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import type { Store } from '../src/store/Store.ts';
import { disc, identityOf, karim, order, rahim, review } from '../tests/fixtures.ts';
import { snapshot } from '../tests/snapshot.ts';

/** A shop in a PostgreSQL database that is damaged and restored. */
export function shopToRestore(url: string) {
  async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openPostgresStore(url);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async function query(sql: string): Promise<string> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ value: string }>(sql);
    await client.end();
    return String(rows[0]?.value);
  }

  return {
    query,
    skipNumbers: () => withStore((store) => store.skipOrderNumbers()),
    content: () => withStore(snapshot),

    /** Adds a part, two customers and a review. */
    seed: () =>
      withStore(async (store) => {
        await store.addPart({ ...disc, available_quantity: 10_000 });
        for (const email of [rahim, karim]) await store.signIn(identityOf(email));
        await store.addReview(review);
      }),

    placeOrders: (count: number) =>
      withStore(async (store) => {
        const customers = Array.from({ length: count }, (_, n) => (n % 2 ? rahim : karim));
        await Promise.all(customers.map((userEmail) => store.placeOrder({ ...order, userEmail })));
      }),

    /** Deletes orders, the part and the table of the reviews. */
    async damage() {
      await withStore(async (store) => {
        const [part] = (await store.findParts({ limit: 1 })).rows;
        for (const { _id } of (await store.listOrders(rahim)).rows) await store.deleteOrder(_id, karim);
        await store.deletePart(String(part?._id), karim);
      });
      await query('DROP TABLE reviews');
    },
  };
}

/** Runs a step and prints how long it took. */
export async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${what.padEnd(48)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}
