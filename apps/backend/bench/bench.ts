import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Order } from '@dealerkit/domain/entities';
import { positionOf } from '../src/store/orderFilters.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import { rahim, identityOf } from '../tests/fixtures.ts';
import { headersOfRahim, serve } from '../tests/backendProcess.ts';
import { benchBooks } from './books.ts';
import { writeFigures } from './figures.ts';
import { requestsPerSecond, median } from './load.ts';
import { benchMillion } from './million.ts';
import { benchPostgresOrders } from './postgresOrders.ts';
import { report } from './report.ts';
import { benchStart } from './start.ts';
import { stockedFolder } from './stockedFolder.ts';

/**
 * `npm run bench:backend`: measures the backend, and stores figures for `npm run bench:model` or fails when a limit is missed. With
 * `-- million` it measures PostgreSQL with a million parts and orders instead, with `-- books` the desk and the books of both databases.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-'));
const folderOf = (name: string) => path.join(folder, name);

async function nextMessage(child: ChildProcess): Promise<string> {
  const messages: unknown[] = await once(child, 'message');
  return String(messages[0]);
}

async function benchReads() {
  const dataDir = await stockedFolder(folderOf('thousand'), 1000);
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

/** Resolves to the orders per second over HTTP. */
async function benchOrders(): Promise<number> {
  const store = openSqliteStore(folderOf('orders'));
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

  const { child, origin } = await serve({ dataDir: folderOf('orders'), databaseUrl: undefined });
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

async function benchLists(): Promise<void> {
  const store = openSqliteStore(await stockedFolder(folderOf('hundred thousand'), 100_000, 100_000, 100_000));
  let longest = 0;
  async function p50(work: (n: number) => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const start = performance.now();
      await work(n);
      times.push(performance.now() - start);
    }
    longest = Math.max(longest, median(times));
    return median(times);
  }
  const searches = ['clutch kit', 'Volvo Wheel', 'number 42', 'HINO FUEL PUMP 9', 'nothing like it'];
  const search = await p50((n) => store.findParts({ limit: 24, search: searches[n % searches.length] }));
  report('search of 100,000 parts, p50', `${search.toFixed(2)} ms`, '<= 5 ms', search <= 5);
  let before: string | undefined;
  const page = await p50(async () => {
    const { rows } = await store.findParts({ limit: 100, before });
    before = rows[0]?._id;
  });
  report('page of 100 of 100,000 parts, p50', `${page.toFixed(2)} ms`, '<= 2 ms', page <= 2);
  const users = await p50((n) => store.findUsers({ limit: 100, search: n % 2 ? `user${n}` : undefined }));
  report('page or search of 100,000 users, p50', `${users.toFixed(2)} ms`, '<= 5 ms', users <= 5);
  let last: Order | undefined;
  const orders = await p50(async (n) => {
    const after = last && positionOf(last);
    const { rows } = await store.findOrders({ limit: 50, after, status: n % 2 ? 'handedOver' : undefined });
    last = rows.at(-1);
  });
  report('page of 50 of 100,000 orders, p50', `${orders.toFixed(2)} ms`, '<= 5 ms', orders <= 5);
  const dayStarts = Array.from({ length: 31 }, (_, day) => Date.parse('2025-03-01') + day * 86_400_000);
  const slow: [string, () => Promise<unknown>][] = [
    ['the overview', () => store.getOverview(dayStarts, 10)],
    ['search of orders by phone', () => store.findOrders({ limit: 50, search: '017 0791 90' })],
    ['1,000 newest', () => store.findParts({ limit: 1000 })],
    ['search that matches all', () => store.findParts({ limit: 1000, search: 'both showrooms' })],
    ['search of two characters', () => store.findParts({ limit: 1000, search: 'zz' })],
    ['sorted', () => store.findParts({ limit: 1000, sort: '-price' })],
    ['sorted search', () => store.findParts({ limit: 1000, sort: 'product_name', search: 'clutch' })],
    ['search, newest first', () => store.findParts({ limit: 24, sort: 'newest', search: 'wheel hub' })],
    [
      'search in stock, sorted by price',
      () => store.findParts({ limit: 24, sort: 'price', search: 'hino pump', stock: 'in' }),
    ],
    ['in stock', () => store.findParts({ limit: 24, sort: 'newest', stock: 'in' })],
    ['price range', () => store.findParts({ limit: 24, sort: 'name', min: 600, max: 620 })],
    ['sorted search of two characters', () => store.findParts({ limit: 1000, sort: 'product_name', search: 'zz' })],
  ];
  for (const [what, work] of slow) {
    const time = await p50(work);
    report(`event loop blocked by: ${what}, p50`, `${time.toFixed(1)} ms`, '<= 50 ms', time <= 50);
  }
  await store.close();
}

/** Measures the delay of the event loop under reads, orders and uncached searches over HTTP. */
async function benchEventLoop(): Promise<void> {
  const dataDir = folderOf('hundred thousand');
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

async function bench(): Promise<void> {
  const reads = await benchReads();
  const embedded = await benchOrders();
  await benchLists();
  await benchEventLoop();
  const memory = await benchStart(folderOf('thousand'), folderOf('compile-cache'));
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

const benches: Record<string, () => Promise<void>> = { million: benchMillion, books: benchBooks };
await (benches[process.argv[2] ?? ''] ?? bench)();
rmSync(folder, { recursive: true });
