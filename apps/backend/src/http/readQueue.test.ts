import { expect, test } from 'vitest';
import { createReadQueue } from './readQueue.ts';

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
