import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { giveWay } from './readTurn.ts';

test('of the reads that give way at once, one goes on in each iteration of the event loop', async () => {
  let now = performance.now();
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => spy.mockRestore());
  let iteration = 0;
  const iterationsOf = async (statements: number) => {
    const iterations: number[] = [];
    for (let n = 0; n < statements; n++) {
      now += 10;
      await giveWay();
      iterations.push(iteration);
    }
    return iterations;
  };
  const reads = Promise.all(Array.from({ length: 12 }, () => iterationsOf(3)));
  for (let isDone = false; !isDone; iteration++) {
    isDone = await Promise.race([reads.then(() => true), setImmediate(false)]);
  }
  const iterations = (await reads).flat();
  expect(new Set(iterations).size).toBe(iterations.length);
});
