import { expect, onTestFinished, test, vi } from 'vitest';
import { giveWay } from '../operation/readTurn.ts';
import { createReadQueue } from './readQueue.ts';

/** Replaces the clock by one that goes on with `advance` only. */
function startClock() {
  let now = performance.now();
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => spy.mockRestore());
  return { advance: (milliseconds: number) => void (now += milliseconds) };
}

test('runs one read at a time, first those of clients that have used less', async () => {
  const queue = createReadQueue(1);
  const started: string[] = [];
  let running = 0;
  const read = (name: string) => async () => {
    expect(++running).toBe(1);
    started.push(name);
    await Promise.resolve();
    running--;
    return name;
  };
  const results = await Promise.all([
    queue(900, read('a')),
    queue(905, read('b')),
    queue(910, read('c')),
    queue(5, read('d')),
  ]);
  expect(results).toEqual(['a', 'b', 'c', 'd']);
  expect(started).toEqual(['a', 'd', 'b', 'c']);
});

test('keeps half of the places for clients that have used little', async () => {
  const queue = createReadQueue(4);
  const started: string[] = [];
  let resolve = (): void => undefined;
  const end = new Promise<void>((onEnd) => (resolve = onEnd));
  const read = (name: string, used: number) =>
    queue(used, async () => {
      started.push(name);
      await end;
    });
  const heavy = ['a', 'b', 'c', 'd'].map((name) => read(name, 1000));
  const light = ['e', 'f', 'g'].map((name) => read(name, 5));
  await expect.poll(() => started).toEqual(['a', 'b', 'e', 'f']);
  resolve();
  await Promise.all([...heavy, ...light]);
  expect(started).toEqual(['a', 'b', 'e', 'f', 'g', 'c', 'd']);
});

test('goes on after a read that fails', async () => {
  const queue = createReadQueue(1);
  const failing = queue(1, () => Promise.reject(new Error('gone')));
  const next = queue(1, async () => 'next');
  await expect(failing).rejects.toThrow('gone');
  expect(await next).toBe('next');
});

test('refuses the reads of the clients that have used most while too many wait', async () => {
  const queue = createReadQueue(1);
  const flood = Array.from({ length: 201 }, (_, n) => queue(n * 5, async () => 'read'));
  const other = queue(5, async () => 'read');
  const outcomes = await Promise.allSettled([...flood, other]);
  expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([200]);
  expect(outcomes[200]).toMatchObject({ reason: { statusCode: 503 } });
});

test('lets clients that have used less go first between two statements of a read, and counts the time of each alone', async () => {
  const clock = startClock();
  const queue = createReadQueue(1);
  const steps: string[] = [];
  const times: Record<string, number> = {};
  const read = (name: string, used: number, statements: number) =>
    queue(
      used,
      async () => {
        for (let n = 0; n < statements; n++) {
          steps.push(name);
          clock.advance(10);
          await giveWay();
        }
      },
      (milliseconds) => void (times[name] = Math.round(milliseconds)),
    );
  const long = read('long', 100, 6);
  await Promise.all([long, read('other', 15, 2), read('worse', 900, 1)]);
  expect(steps.join(' ')).toBe('long other other long long long long long worse');
  expect(times).toEqual({ long: 60, other: 20, worse: 10 });
});

test('goes on after a read that was refused between two statements', async () => {
  const clock = startClock();
  const queue = createReadQueue(1);
  const flood = Promise.allSettled([
    queue(1000, async () => {
      clock.advance(1000);
      await giveWay();
    }),
    ...Array.from({ length: 201 }, (_, n) => queue(n, async () => 'read')),
  ]);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'rejected')).toHaveLength(1);
  expect(await queue(5, async () => 'next')).toBe('next');
});
