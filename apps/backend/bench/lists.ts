import type { Order } from '@dealerkit/domain/entities';
import { positionOf } from '../src/store/orders/orderFilters.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import { dayStarts } from './dayStarts.ts';
import { median, report } from './report.ts';

/** Measures lists and searches of a shop with 100,000 parts, users and orders. */
export async function benchLists(dataDir: string): Promise<void> {
  const store = openSqliteStore(dataDir);
  async function p50(work: (n: number) => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const start = performance.now();
      await work(n);
      times.push(performance.now() - start);
    }
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
  const days = dayStarts(Date.parse('2025-03-31'));
  const slow: [string, () => Promise<unknown>][] = [
    ['the overview', () => store.getOverview(days, 10)],
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
