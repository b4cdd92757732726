import type { Order } from '@dealerkit/domain/entities';
import { positionOf } from '../src/store/orders/orderFilters.ts';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import type { Store } from '../src/store/Store.ts';
import { findPostgres, startPostgres } from '../tests/postgresServer.ts';
import { dayStarts } from './dayStarts.ts';
import { report } from './report.ts';
import { fillPostgres } from './fillPostgres.ts';

const rows = { parts: 1_000_000, orders: 1_000_000, users: 100_000, reviews: 100_000 };

const rounds = 40;

/** Measures a function and reports its median and 95th percentile; only the median has a limit. */
async function measure(what: string, limit: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [p50 = NaN, p95 = NaN] = [sorted[rounds / 2], sorted[Math.floor(rounds * 0.95)]];
  report(`${what}, p50 / p95`, `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`, `<= ${limit} ms`, p50 <= limit);
}

/** A different text in each round, so that no total is known from an earlier one. */
const differentTexts = (n: number) => {
  const texts = [
    `Volvo Wheel Hub ${n * 7919}`,
    `clutch kit ${1000 + n}`,
    `number ${100 + n} hino`,
    `nothing like ${n}`,
  ];
  return texts[n % texts.length] ?? '';
};

const frequentTexts = ['clutch kit', 'Volvo Wheel', 'HINO FUEL PUMP', 'showrooms'];

async function measureStore(store: Store): Promise<void> {
  let before: string | undefined;
  await measure('page of 100 parts', 5, async () => {
    const page = await store.findParts({ limit: 100, before });
    before = page.rows[0]?._id;
  });
  await measure('home page: 6 parts and 3 reviews', 5, () =>
    Promise.all([store.findParts({ limit: 6 }), store.listReviews(3)]),
  );
  await measure('part by its id', 5, (n) => store.getPart(n.toString(16).padStart(24, '0')));
  await measure('search of parts, a different one each time', 20, (n) =>
    store.findParts({ limit: 24, search: differentTexts(n), sort: 'newest' }),
  );
  await measure('search of parts for four frequent words, again and again', 20, (n) =>
    store.findParts({ limit: 24, search: frequentTexts[n % 4], sort: 'newest' }),
  );
  await measure('search of parts for frequent words, counted for the first time', 200, (n) =>
    store.findParts({
      limit: 24,
      search: `${frequentTexts[n % 4]} ${'for truck imported tested'.slice(0, 3 + (n >> 2))}`,
      sort: 'newest',
    }),
  );
  await measure('parts sorted by price', 20, () => store.findParts({ limit: 24, sort: '-price' }));
  await measure('parts in stock, with a price range', 20, (n) =>
    store.findParts({ limit: 24, sort: 'name', stock: 'in', min: 600 + n, max: 620 + n }),
  );
  let last: Order | undefined;
  await measure('page of 50 orders', 5, async (n) => {
    const after = last && positionOf(last);
    const page = await store.findOrders({ limit: 50, after, status: n % 2 ? 'handedOver' : undefined });
    last = page.rows.at(-1);
  });
  await measure('orders of one user', 5, (n) => store.listOrders(`user${n}@example.com`));
  await measure('search of orders by phone', 50, (n) =>
    store.findOrders({ limit: 50, search: `0170${1_230_000 + n * 977}` }),
  );
  await measure('search of orders by e-mail address', 50, (n) =>
    store.findOrders({ limit: 50, search: `user${1000 + n}@example.com` }),
  );
  await measure('search of orders for frequent words', 200, (n) =>
    store.findOrders({ limit: 50, search: `User ${n} clutch kit` }),
  );
  await measure('orders of a month', 50, () =>
    store.findOrders({ limit: 50, from: Date.parse('2025-05-01'), to: Date.parse('2025-06-01') }),
  );
  await measure('page or search of 100,000 users', 50, (n) =>
    store.findUsers({ limit: 100, search: n % 2 ? `user${n}` : undefined }),
  );
  const days = dayStarts(Date.parse('2025-12-01'));
  await measure('overview', 100, () => store.getOverview(days, 10));
}

/** Measures the PostgreSQL store with a million parts and a million orders. */
export async function benchMillion(): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('skipped: PostgreSQL is not installed here (apt-get install postgresql)');
    return;
  }
  const server = await startPostgres(programs, 'off');
  try {
    await fillPostgres(server.url, rows);
    const store = await openPostgresStore(server.url);
    await measureStore(store);
    await store.close();
  } finally {
    await server.remove();
  }
}
