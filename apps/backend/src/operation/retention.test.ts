import { retentionDefaults } from '@dealerkit/domain/personalData';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysIn } from '../calls/days.ts';
import type { Store } from '../store/Store.ts';
import { startRetention } from './retention.ts';

const removed = { accounts: 1, audit: 2, notifications: 3, missedSearches: 4, invoices: 5, failed: [] };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T06:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function start(applyRetention: Store['applyRetention']) {
  const log = { info: vi.fn<(...values: unknown[]) => void>(), warn: vi.fn<(...values: unknown[]) => void>() };
  const dates = daysIn('Asia/Dhaka');
  const stop = startRetention({ store: { applyRetention }, days: retentionDefaults, dates, log, interval: 1000 });
  return { log, stop };
}

test('removes once on each day of the dealer, and logs numbers', async () => {
  const applyRetention = vi.fn<Store['applyRetention']>().mockResolvedValue(removed);
  const { log, stop } = start(applyRetention);
  await vi.advanceTimersByTimeAsync(5000);
  expect(applyRetention).toHaveBeenCalledOnce();
  expect(applyRetention.mock.calls[0]?.[0].days).toEqual(retentionDefaults);
  expect(log.info).toHaveBeenCalledWith(expect.stringMatching(/^Removed: 1 accounts .*, 5 invoices /));
  vi.setSystemTime(Date.parse('2026-11-22T18:00:00Z'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(applyRetention).toHaveBeenCalledTimes(2);
  stop();
  vi.setSystemTime(Date.parse('2026-11-24T06:00:00Z'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(applyRetention).toHaveBeenCalledTimes(2);
});

test('a failure is logged and tried again on the next day', async () => {
  const applyRetention = vi
    .fn<Store['applyRetention']>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(removed);
  const { log } = start(applyRetention);
  await vi.advanceTimersByTimeAsync(5000);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(applyRetention).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.parse('2026-11-23T06:00:00Z'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(log.info).toHaveBeenCalledOnce();
});

test('an account that could not be deleted is logged by its id, without the message of the error', async () => {
  const failed = [{ userId: 'id-1', error: new SyntaxError('"Rahim Uddin" is not valid JSON') }];
  const { log } = start(vi.fn<Store['applyRetention']>().mockResolvedValue({ ...removed, failed }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(log.warn.mock.calls).toEqual([
    ['The account with the id id-1 could not be deleted (SyntaxError). It is tried again tomorrow.'],
  ]);
  expect(log.info).toHaveBeenCalledOnce();
});
