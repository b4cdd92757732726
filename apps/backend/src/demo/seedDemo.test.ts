import { balanceOf } from '@dealerkit/domain/books/ledgerRules';
import { orderSteps } from '@dealerkit/domain/orders/orderSteps';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { expect, onTestFinished, test } from 'vitest';
import { resolveInCatalogue } from '../calls/resolveCalls.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import demoParts from './parts.json' with { type: 'json' };
import { seedDemo } from './seedDemo.ts';

test('a new demo has 24 parts that can be ordered, 6 reviews, and a brake disc among the newest six', async () => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  expect(await seedDemo(store)).toBe(true);
  expect(await seedDemo(store)).toBe(false);

  const parts = await store.findParts({ limit: 100 });
  expect(parts.total).toBe(24);
  for (const { image, minimum_order_quantity = 1, available_quantity = 0 } of parts.rows) {
    expect(image).toMatch(/^\/photos\/[a-z-]+-800\.jpg$/);
    expect(available_quantity).toBeGreaterThanOrEqual(minimum_order_quantity);
  }
  const newest = parts.rows.slice(-6).map(({ product_name }) => product_name);
  expect(newest).toContain('Ventilated Brake Disc 430 mm');

  const names = new Set(parts.rows.map(({ product_name }) => product_name));
  const reviews = await store.listReviews(100);
  expect(reviews.total).toBe(6);
  expect(reviews.rows.every(({ productName }) => names.has(productName))).toBe(true);
  expect(reviews.rows.map(({ rating }) => rating)).toContain(4.5);
});

test.each(['ব্যাটারি ২', 'অয়েল ফিল্টার ১২', '2754', 'l6100-3302', '295 80 22.5'])(
  'the line %j of a list finds a part of the demo',
  async (line) => {
    const store = openSqliteStore(temporaryFolder());
    onTestFinished(() => store.close());
    await seedDemo(store);
    const [resolved] = await resolveInCatalogue([line], store);
    expect(resolved?.parts).not.toEqual([]);
  },
);

test('each part of the demo lists its category, brand, origin and unit, and no two have the same number', () => {
  const descriptions = demoParts.map(({ description }) => readDescription(description));
  for (const { text, category, brand, origin, unit } of descriptions) {
    expect(text).not.toMatch(/\n/);
    expect([category, brand, origin, unit].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  }
  const numbers = descriptions.flatMap(({ oem, replaces }) => [...oem, ...replaces]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a new demo has orders of the last 30 days by six customers in all statuses, and its full stock', async () => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  const now = Date.now();
  await seedDemo(store, now);
  const { rows, total } = await store.findOrders({ limit: 100 });
  const numbers = [...new Set(rows.map(({ orderNumber }) => orderNumber))];
  expect(total).toBe(numbers.length);
  const lineCounts = numbers.map((number) => rows.filter(({ orderNumber }) => orderNumber === number).length);
  expect(new Set(lineCounts)).toEqual(new Set([1, 3, 7]));
  expect(new Set(rows.map(({ note }) => note)).size).toBe(3);
  expect(new Set(rows.map(({ userEmail }) => userEmail)).size).toBe(6);
  expect(rows.filter(({ userEmail }) => userEmail === 'shopper@dealerkit.dev')).toHaveLength(2);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([...orderSteps, 'cancelled']));
  const onSale = new Map((await store.findParts({ limit: 100 })).rows.map((part) => [part.product_name, part]));
  for (const { product_name, price, orderQuantity, placedAt, status, history = [] } of rows) {
    const part = onSale.get(product_name);
    expect(price).toBe(part?.price);
    expect(orderQuantity).toBeGreaterThanOrEqual(part?.minimum_order_quantity ?? Infinity);
    const times = [placedAt, ...history.map(({ at }) => at)].map((time) => Date.parse(String(time)));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(now - 30 * 86_400_000);
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    expect(history.at(-1)?.status).toBe(status);
  }
  expect([...onSale.values()].map(({ available_quantity }) => available_quantity).toReversed()).toEqual(
    demoParts.map(({ available_quantity }) => available_quantity),
  );
});

test('a new demo has customers with balances that are the sums of their ledgers, and invoices', async () => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  const now = Date.now();
  await seedDemo(store, now);
  const { rows, total } = await store.findCustomers({ limit: 100, sort: '-balance' });
  expect(total).toBe(6);
  expect(rows[0]?.balance).toBeGreaterThan(0);
  for (const { _id, balance, phones, lastOrderAt } of rows) {
    const entries = (await store.findLedger(_id, { limit: 100 }))?.rows ?? [];
    expect(balanceOf(entries)).toBe(balance);
    expect(entries.every(({ at }) => Date.parse(at) <= now)).toBe(true);
    expect([phones.length, lastOrderAt]).toEqual([1, expect.any(String)]);
  }
  const {
    orderNumber,
    customer,
    total: sum,
  } = (await store.getInvoice(`${new Date(now).getFullYear()}-000001`))?.invoice ?? {};
  expect([orderNumber, customer?.name]).toEqual([1001, 'Abdul Mannan']);
  expect(sum).toBeGreaterThan(0);
  const order = await store.getNumberedOrder(1001);
  expect((order?.paid ?? 0) + (order?.due ?? 0)).toBe(sum);
});
