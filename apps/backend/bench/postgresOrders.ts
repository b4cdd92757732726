import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import { headersOfRahim, serve } from '../tests/backendProcess.ts';
import { identityOf, rahim } from '../tests/fixtures.ts';
import { findPostgres, startPostgres } from '../tests/postgresServer.ts';
import { requestsPerSecond } from './load.ts';

/** Orders of one part wait for each other; those of a shop are for many. */
const parts = Array.from({ length: 16 }, (_, n) => `Part ${n}`);

const order = { userName: 'Rahim', address: 'Sylhet', phone: '01700000142', orderQuantity: 1 };

interface Size {
  stored: number;
  wal: number;
}

async function sizeOf(client: Client): Promise<Size> {
  await client.query('VACUUM');
  const { rows } = await client.query<Size>(
    `SELECT pg_database_size(current_database())::float8 AS stored, (pg_current_wal_lsn() - '0/0')::float8 AS wal`,
  );
  return rows[0] ?? { stored: Number.NaN, wal: Number.NaN };
}

/** Measures orders on a PostgreSQL with durable commits; resolves to `undefined` if it is not installed. */
export async function benchPostgresOrders() {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const server = await startPostgres(programs, 'on');
  const client = new Client({ connectionString: server.url });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-'));
  const store = await openPostgresStore(server.url);
  try {
    await client.connect();
    const stock = { image: 'a', minimum_order_quantity: 1, available_quantity: 1_000_000 };
    for (const product_name of parts) await store.addPart({ ...stock, product_name });
    await store.signIn(identityOf(rahim));

    const before = await sizeOf(client);
    const count = 2000;
    const place = async (n: number) => {
      const placed = await store.placeOrder(
        { ...order, product_name: parts[n % parts.length] ?? '', userEmail: `user${n}@example.com` },
        `key ${n}`,
      );
      if (placed.outcome !== 'placed') throw new Error(`The order was refused: ${placed.outcome}.`);
      await store.setOrderStatus(placed._id, { from: 'placed', to: 'confirmed' }, rahim);
      await store.setOrderStatus(placed._id, { from: 'confirmed', to: 'packed' }, rahim);
      await store.setOrderStatus(placed._id, { from: 'packed', to: 'handedOver' }, rahim);
    };
    for (let n = 0; n < count; n += 20) await Promise.all(Array.from({ length: 20 }, (_, k) => place(n + k)));
    const after = await sizeOf(client);

    const { child, origin } = await serve({ dataDir, databaseUrl: server.url });
    const headers = await headersOfRahim();
    const orderAll = (milliseconds: number) =>
      Promise.all(
        parts.map((product_name) => {
          const body = JSON.stringify({ ...order, product_name, userEmail: rahim });
          const sent = { method: 'POST', headers, body, connections: 4 } as const;
          return requestsPerSecond(`${origin}/api/orderparts`, milliseconds, sent);
        }),
      );
    await orderAll(500);
    const rate = (await orderAll(3000)).reduce((sum, one) => sum + one);
    child.kill('SIGKILL');
    return {
      rate,
      bytesPerOrder: {
        stored: Math.round((after.stored - before.stored) / count),
        wal: Math.round((after.wal - before.wal) / count),
      },
    };
  } finally {
    await store.close();
    await client.end();
    await server.remove();
    rmSync(dataDir, { recursive: true });
  }
}
