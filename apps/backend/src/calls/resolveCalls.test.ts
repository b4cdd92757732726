import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Catalogue } from '../store/Store.ts';
import { resolveInCatalogue } from './resolveCalls.ts';

test('a list gives way after each line that takes long', async () => {
  // Each look at the clock is later than a read may keep others waiting.
  let now = performance.now();
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  onTestFinished(() => spy.mockRestore());
  const catalogue: Pick<Catalogue, 'findPartsByNumber' | 'findParts'> = {
    findPartsByNumber: async () => [],
    findParts: async () => ({ rows: [], total: 0 }),
  };
  const lines = Array.from({ length: 100 }, (_, n) => `${n} hub`);
  const resolving = resolveInCatalogue(lines, catalogue as Catalogue);
  let iterations = 0;
  for (let isDone = false; !isDone; iterations++) {
    isDone = await Promise.race([resolving.then(() => true), setImmediate(false)]);
  }
  expect(await resolving).toHaveLength(100);
  expect(iterations).toBeGreaterThanOrEqual(lines.length);
});
