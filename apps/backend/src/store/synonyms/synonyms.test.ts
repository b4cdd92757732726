import { setImmediate } from 'node:timers/promises';
import { synonyms } from '@dealerkit/domain/synonyms/synonyms';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareNames, synonymIssues } from './synonyms.ts';

const added = Array.from({ length: 50 }, (_, n) => ({
  kind: `kind-${n}`,
  category: 'Other',
  names: [`umbrella ${'abcdefghij'[n % 10]}${'klmno'[Math.floor(n / 10)]}`],
  bangla: [],
  latin: [],
}));

test.each([
  ['checked', synonymIssues],
  ['prepared', prepareNames],
])('synonyms are %s in turns, one kind after the other', async (_how, work) => {
  // Each look at the clock is later than a turn may take.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => clock.mockRestore());
  const working = work(added);
  let iterations = 0;
  for (let isDone = false; !isDone; iterations++) {
    isDone = await Promise.race([working.then(() => true), setImmediate(false)]);
  }
  expect(iterations).toBeGreaterThanOrEqual(synonyms.length + added.length);
});
