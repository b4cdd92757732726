import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { giveWay } from '../operation/readTurn.ts';
import type { Catalogue } from '../store/Store.ts';
import { HttpError } from './HttpError.ts';
import { createReadQueue } from './readQueue.ts';
import { createResponseCache } from './responseCache.ts';

const store = {
  catalogueVersion: async () => '1',
  readCatalogue: async <Result>(_version: string, read: (catalogue: Catalogue) => Promise<Result>) =>
    read({} as Catalogue),
};

const responseWith = (text: string) => ({ text, type: 'text/plain', headers: {} });

test('a read that is refused before its turn leaves other requests for the same response alone', async () => {
  const cached = createResponseCache(store);
  const refused = cached('parts', async () => responseWith('never'), {
    runMiss: () => Promise.reject(new Error('too busy')),
  });
  const other = cached('parts', async () => responseWith('parts'), { runMiss: (read) => read() });
  await expect(refused).rejects.toThrow('too busy');
  expect((await other).body.toString()).toBe('parts');
});

test.each([
  [
    'is refused for the limit of its client is made again for others that wait for it',
    new HttpError(429, 'Too many'),
    'parts',
  ],
  ['fails for another reason fails for all that wait for it, and is not kept', new Error('damaged'), undefined],
])('a read that %s', async (_what, error, waiting) => {
  const cached = createResponseCache(store);
  let end: (reason: Error) => void = () => undefined;
  const first = cached('parts', () => new Promise((_resolve, reject) => (end = reject)));
  await setImmediate();
  const second = cached('parts', async () => responseWith('parts'));
  // The second request has found the read of the first one.
  await setImmediate();
  end(error);
  const [own, other] = await Promise.allSettled([first, second]);
  expect(own).toMatchObject({ reason: error });
  const expected = waiting === undefined ? { reason: error } : { value: { body: Buffer.from(waiting) } };
  expect(other).toMatchObject(expected);
  expect((await cached('parts', async () => responseWith('next'))).body.toString()).toBe(waiting ?? 'next');
});

test('a read that lets another request for the same response go first ends', async () => {
  const cached = createResponseCache(store);
  const inTurn = createReadQueue(1);
  const busyUntil = (end: number) => {
    while (performance.now() < end);
  };
  const heavy = cached(
    'parts',
    async () => {
      for (let statement = 0; statement < 5; statement++) {
        busyUntil(performance.now() + 10);
        await giveWay();
      }
      return responseWith('parts');
    },
    { runMiss: (read) => inTurn(100, read) },
  );
  const light = cached('parts', async () => responseWith('unused'), { runMiss: (read) => inTurn(0, read) });
  const texts = (await Promise.all([heavy, light])).map(({ body }) => body.toString());
  expect(texts).toEqual(['parts', 'parts']);
});
