import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../store/engines/StoreUnavailableError.ts';
import { type CountCalls, createSharedCounts } from './sharedCounts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A table of counts as several processes share it. */
function table() {
  const sums = new Map<string, number>();
  return vi.fn<CountCalls>(async (key, minute, calls) => {
    const sum = (sums.get(`${key} ${minute}`) ?? 0) + calls;
    sums.set(`${key} ${minute}`, sum);
    return sum;
  });
}

describe('shared counts', () => {
  test.each([
    [
      'one after the other',
      async (calls: (() => Promise<boolean>)[]) => {
        const accepted = [];
        for (const call of calls) accepted.push(await call());
        return accepted;
      },
    ],
    ['at once', (calls: (() => Promise<boolean>)[]) => Promise.all(calls.map((call) => call()))],
  ])('let three processes accept the limit and at most three tenths more, of calls %s', async (_when, make) => {
    for (const max of [10, 60, 500]) {
      const countCalls = table();
      const processes = Array.from({ length: 3 }, () => createSharedCounts(countCalls));
      const calls = Array.from({ length: 3 * max }, (_, n) => async () => {
        const { current } = (await processes[n % 3]?.('writes 10.0.0.1', max)) ?? { current: Infinity };
        return current <= max;
      });
      const accepted = (await make(calls)).filter(Boolean).length;
      expect(accepted).toBeGreaterThanOrEqual(max);
      expect(accepted).toBeLessThanOrEqual(max * 1.3);
    }
  });

  test('need no statement for a key below a tenth of its limit, and ten for one at its limit', async () => {
    const countCalls = table();
    const count = createSharedCounts(countCalls);
    for (let n = 0; n < 49; n++) await count('few', 500);
    expect(countCalls).not.toHaveBeenCalled();
    for (let n = 0; n < 2000; n++) await count('many', 500);
    expect(countCalls).toHaveBeenCalledTimes(10);
  });

  test('keep the limit of the process while the database is unavailable, and report what was counted then', async () => {
    const countCalls = table();
    countCalls.mockRejectedValueOnce(new StoreUnavailableError('down'));
    const count = createSharedCounts(countCalls);
    const currents = [];
    for (let n = 0; n < 12; n++) currents.push((await count('key', 10)).current);
    expect(currents).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(countCalls).toHaveBeenCalledTimes(1);
    vi.setSystemTime(6_000);
    await count('key', 20);
    expect(countCalls).toHaveBeenLastCalledWith('key', 0, 13);
  });

  test('start again with each minute', async () => {
    const count = createSharedCounts(table());
    expect([await count('key', 1), await count('key', 1)]).toMatchObject([{ current: 1, ttl: 60_000 }, { current: 2 }]);
    vi.setSystemTime(61_000);
    expect(await count('key', 1)).toEqual({ current: 1, ttl: 59_000 });
  });
});
