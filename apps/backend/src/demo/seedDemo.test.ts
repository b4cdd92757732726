import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { seedDemo } from './seedDemo.ts';

test('a new demo has 24 parts that can be ordered, 6 reviews, and a brake disc among the newest six', async () => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  expect(await seedDemo(store)).toBe(true);
  expect(await seedDemo(store)).toBe(false);

  const parts = await store.findParts({ limit: 100 });
  expect(parts.total).toBe(24);
  for (const { image, minimum_order_quantity, available_quantity = 0 } of parts.rows) {
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
