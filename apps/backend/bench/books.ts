import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { orderSorts } from '@dealerkit/domain/orders/orderQuery';
import { createProcessorClock } from '../attack/processorTime.ts';
import { positionOf } from '../src/store/orderFilters.ts';
import { openPostgresStore } from '../src/store/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import type { Store } from '../src/store/Store.ts';
import { findPostgres, startPostgres } from '../tests/postgresServer.ts';
import { day, dayStarts } from './dayStarts.ts';
import { median, percentile, report } from './report.ts';
import { type BookSize, fillPostgresBooks, fillSqliteBooks } from './fillBooks.ts';

/** How many customers the databases have; `CUSTOMERS=20000 npm run bench:backend -- books` measures with a tenth of them. */
const customers = Number(process.env['CUSTOMERS'] ?? 200_000);

/** Which database is measured, as in `DATABASE=sqlite`; both without it. */
const database = process.env['DATABASE'];

const rounds = 60;

/** Reports the times of a function, and that of the processor, which a busy machine raises less; only the median has a limit. */
async function measure(what: string, limit: number, work: (n: number) => Promise<unknown>, times = rounds) {
  const taken: number[] = [];
  const processor: number[] = [];
  for (let n = 0; n < times; n++) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    await work(n);
    const { user, system } = process.cpuUsage(used);
    taken.push(performance.now() - start);
    processor.push((user + system) / 1000);
  }
  const p50 = median(taken);
  const bestP50P95 = [Math.min(...taken), p50, percentile(taken, 0.95)].map((time) => time.toFixed(1)).join(' / ');
  const value = `${bestP50P95} ms, processor ${median(processor).toFixed(1)}`;
  report(`${what}, best / p50 / p95`, value, `<= ${limit} ms`, p50 <= limit);
}

/** The phone number of another customer in each round, far from the one before: 7919 is a prime, so that none comes twice. */
const phoneOf = (n: number) => `0${1_700_000_000 + ((n * 7919) % customers)}`;

/** The longest time in milliseconds for which work lets nothing else run: processor time, and wall-clock time, which other programs raise. */
async function longestBlock(work: () => Promise<void>): Promise<{ own: number; wallClock: number }> {
  const processorTime = createProcessorClock(process.pid);
  const ticks = { own: 0, wallClock: 0, areCounted: true };
  async function tick() {
    while (ticks.areCounted) {
      const before = { own: processorTime(), wallClock: performance.now() };
      await setImmediate();
      ticks.own = Math.max(ticks.own, processorTime() - before.own);
      ticks.wallClock = Math.max(ticks.wallClock, performance.now() - before.wallClock);
    }
  }
  const ticking = tick();
  await work();
  ticks.areCounted = false;
  await ticking;
  return ticks;
}

async function measureBooks(name: string, store: Store): Promise<void> {
  for (const status of ['placed', 'confirmed', 'packed', 'handedOver', 'cancelled', undefined] as const) {
    for (const sort of [undefined, ...orderSorts]) {
      const tab = { status, sort, limit: 50 };
      await measure(`${name}: tab ${status ?? 'all'} by ${sort ?? 'newest'}`, 8, () => store.findOrders(tab));
    }
  }
  const page = await store.findOrders({ status: 'handedOver', limit: 50 });
  const last = page.rows.at(-1);
  const after = last && positionOf(last);
  await measure(`${name}: second page of handedOver`, 8, () =>
    store.findOrders({ status: 'handedOver', limit: 50, after }),
  );
  await measure(`${name}: counts of the tabs`, 5, () => store.getOrderCounts());
  await measure(`${name}: customer by phone`, 2, (n) => store.findCustomers({ search: phoneOf(n), limit: 8 }));
  await measure(`${name}: customers by balance`, 20, () => store.findCustomers({ sort: '-balance', limit: 50 }));
  const [debtor] = (await store.findCustomers({ sort: '-balance', limit: 1 })).rows;
  await measure(`${name}: orders of a customer`, 8, () => store.findOrders({ customer: debtor?._id, limit: 10 }));
  await measure(`${name}: ledger of a customer`, 8, () => store.findLedger(debtor?._id ?? '', { limit: 100 }));
  const tomorrow = (Math.floor(Date.now() / day) + 1) * day;
  const blocked = await longestBlock(() =>
    measure(`${name}: overview`, 500, () => store.getOverview(dayStarts(tomorrow), 10), 10),
  );
  const value = `${blocked.own.toFixed(0)} ms of the processor, ${blocked.wallClock.toFixed(0)} ms`;
  report(`${name}: the event loop is blocked by the overview, at most`, value, '<= 50 ms', blocked.own <= 50);
}

const measureLastOrders = (name: string, store: Store) =>
  measure(`${name}: customers by last order`, 20, () => store.findCustomers({ sort: '-lastOrder', limit: 50 }));

/** Measures the desk, the customers and the books of both databases with 1,000,000 orders, 200,000 customers and 3,000,000 entries. */
export async function benchBooks(): Promise<void> {
  await benchSize({ customers, ordersEach: 5 }, async (name, store) => {
    await measureBooks(name, store);
    await measureLastOrders(name, store);
  });
  await benchSize({ customers: 40, ordersEach: 2_500 }, (name, store) =>
    measureLastOrders(`${name}, 100,000 orders of 40 customers`, store),
  );
}

async function benchSize(size: BookSize, work: (name: string, store: Store) => Promise<void>): Promise<void> {
  if (database !== 'postgres') {
    const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-'));
    await openSqliteStore(folder).close();
    await fillSqliteBooks(folder, size);
    const store = openSqliteStore(folder);
    await work('SQLite', store);
    await store.close();
    rmSync(folder, { recursive: true });
  }

  const programs = findPostgres();
  if (programs !== undefined && database !== 'sqlite') {
    const server = await startPostgres(programs, 'off');
    await (await openPostgresStore(server.url)).close();
    await fillPostgresBooks(server.url, size);
    const store = await openPostgresStore(server.url);
    await work('PostgreSQL', store);
    await store.close();
    await server.remove();
  }
}
