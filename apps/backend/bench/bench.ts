import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import { rahim, identityOf } from '../tests/fixtures.ts';
import { headersOfRahim, serve } from '../tests/backendProcess.ts';
import { benchBooks } from './books.ts';
import { writeFigures } from './figures.ts';
import { benchLists } from './lists.ts';
import { requestsPerSecond } from './load.ts';
import { benchMillion } from './million.ts';
import { benchPostgresOrders } from './postgresOrders.ts';
import { median, report } from './report.ts';
import { benchStart } from './start.ts';
import { fillFolder } from './fillFolder.ts';

async function nextMessage(child: ChildProcess): Promise<string> {
  const messages: unknown[] = await once(child, 'message');
  return String(messages[0]);
}

/** Measures reads of a shop with 1,000 parts, and of a server that only sends the same bytes. */
async function benchReads(dataDir: string) {
  const { child, origin } = await serve({ dataDir, databaseUrl: undefined });
  const raw = fork(path.join(import.meta.dirname, 'rawServer.ts'));
  const rawOrigin = await nextMessage(raw);
  const parts = (await (await fetch(`${origin}/api/parts?limit=1`)).json()) as { _id: string }[];
  const reads: [what: string, path: string, limit: number][] = [
    ['6 newest of 1,000 parts, relative to a raw server', '/api/parts?limit=6', 0.5],
    ['one part, relative to a raw server', `/api/purchase/${parts[0]?._id}`, 0.5],
    ['all 1,000 parts, relative to a raw server', '/api/parts', 0.6],
  ];
  const medians: number[] = [];
  for (const [what, url, limit] of reads) {
    raw.send({ path: url, body: await (await fetch(origin + url)).text() });
    await nextMessage(raw);
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < 7; round++) {
      const rawRate = await requestsPerSecond(rawOrigin + url, 700);
      const rate = await requestsPerSecond(origin + url, 700);
      rates.push(rate);
      ratios.push(rate / rawRate);
    }
    medians.push(median(rates));
    report(what, median(ratios).toFixed(2), `>= ${limit}`, median(ratios) >= limit);
  }
  const page = await fetch(`${origin}/api/parts?limit=24`, { headers: { 'accept-encoding': 'br' } });
  raw.kill();
  child.kill('SIGKILL');
  const [readsPerSecond = Number.NaN] = medians;
  return { readsPerSecond, bytesPerRead: Number(page.headers.get('content-length')) };
}

/** Measures orders in an empty folder; resolves to the orders per second over HTTP. */
async function benchOrders(dataDir: string): Promise<number> {
  const store = openSqliteStore(dataDir);
  await store.addPart({ product_name: 'Hot', image: 'a', minimum_order_quantity: 1, available_quantity: 1_000_000 });
  const order = { userName: 'Rahim', product_name: 'Hot', address: 'Sylhet', phone: '017', orderQuantity: 1 };
  const orders = 30_000;
  const start = performance.now();
  for (let done = 0; done < orders; done += 200) {
    const placing = Array.from({ length: 200 }, (_, n) =>
      store.placeOrder({ ...order, userEmail: `u${n}@example.com` }),
    );
    await Promise.all(placing);
  }
  const rate = orders / ((performance.now() - start) / 1000);
  await store.signIn(identityOf(rahim));
  await store.close();
  report('orders of one part per second in the store, 200 at a time', rate.toFixed(0), '>= 3000', rate >= 3000);

  const { child, origin } = await serve({ dataDir, databaseUrl: undefined });
  const body = JSON.stringify({ ...order, userEmail: rahim });
  const sent = { method: 'POST', headers: await headersOfRahim(), body, connections: 128 } as const;
  await requestsPerSecond(`${origin}/api/orderparts`, 500, sent);
  const served = await requestsPerSecond(`${origin}/api/orderparts`, 3000, sent);
  child.kill('SIGKILL');
  report(
    'the same over HTTP, with token checks and the client on this machine',
    served.toFixed(0),
    '>= 3000',
    served >= 3000,
  );
  return served;
}

/** Measures the delay of the event loop of a shop with 100,000 parts under reads, orders and uncached searches over HTTP. */
async function benchEventLoop(dataDir: string): Promise<void> {
  const store = openSqliteStore(dataDir);
  await store.addPart({ product_name: 'Hot', image: 'a', minimum_order_quantity: 1, available_quantity: 1_000_000 });
  await store.signIn(identityOf(rahim));
  await store.close();
  const child = fork(path.join(import.meta.dirname, 'measuredServer.ts'), [dataDir]);
  const origin = await nextMessage(child);
  const order = {
    userName: 'Rahim',
    userEmail: rahim,
    product_name: 'Hot',
    address: 'Sylhet',
    phone: '017',
    orderQuantity: 1,
  };
  const orders = {
    method: 'POST',
    headers: await headersOfRahim(),
    body: JSON.stringify(order),
    connections: 8,
  } as const;
  let n = 0;
  const search = () => {
    const texts = [`clutch kit ${n}`, `z${n % 10}`, `number ${n % 977}`];
    return `${origin}/api/parts?limit=24&search=${encodeURIComponent(texts[n++ % texts.length] ?? '')}`;
  };
  const delays: number[] = [];
  for (let round = 0; round < 6; round++) {
    await Promise.all([
      requestsPerSecond(`${origin}/api/parts?limit=6`, 1500, { connections: 8 }),
      requestsPerSecond(`${origin}/api/orderparts`, 1500, orders),
      requestsPerSecond(search, 1500, { connections: 1 }),
    ]);
    child.send('report');
    delays.push(Number(await nextMessage(child)));
  }
  child.kill('SIGKILL');
  // The first round warms up.
  const p99 = median(delays.slice(1));
  const what = 'event loop delay under reads, orders and searches over HTTP, p99';
  report(what, `${p99.toFixed(1)} ms`, '<= 50 ms', p99 <= 50);
}

/** Measures in folders inside this one, and stores the figures unless a limit is missed. */
async function benchIn(folder: string): Promise<void> {
  const folderOf = (name: string) => path.join(folder, name);
  const small = await fillFolder(folderOf('thousand'), 1000);
  const large = await fillFolder(folderOf('hundred thousand'), 100_000, 100_000, 100_000);
  const reads = await benchReads(small);
  const embedded = await benchOrders(folderOf('orders'));
  await benchLists(large);
  await benchEventLoop(large);
  const memory = await benchStart(small, folderOf('compile-cache'));
  const postgres = await benchPostgresOrders();
  if (postgres) console.log(`       orders per second over HTTP with PostgreSQL: ${postgres.rate.toFixed(0)}`);
  // A missed limit says that the backend or the machine was slower than usual.
  if (process.exitCode) return;
  writeFigures({
    readsPerSecond: Math.round(reads.readsPerSecond),
    ordersPerSecond: { embedded: Math.round(embedded), postgres: postgres ? Math.round(postgres.rate) : null },
    bytesPerRead: reads.bytesPerRead,
    bytesPerOrder: postgres?.bytesPerOrder ?? null,
    megabytes: Math.round(memory),
  });
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-'));
  try {
    await benchIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * `npm run bench:backend`: measures the backend, and stores figures for `npm run bench:model` or fails when a limit is missed. With
 * `-- million` it measures PostgreSQL with a million parts and orders instead, with `-- books` the desk and the books of both databases.
 */
const benches: Record<string, () => Promise<void>> = { million: benchMillion, books: benchBooks };
await (benches[process.argv[2] ?? ''] ?? bench)();
