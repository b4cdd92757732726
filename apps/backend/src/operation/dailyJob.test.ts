import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysIn } from '../days.ts';
import { startDailyJob } from './dailyJob.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T06:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function start(run: (now: number, today: string) => Promise<void>) {
  const log = { info: vi.fn<(...values: unknown[]) => void>(), warn: vi.fn<(...values: unknown[]) => void>() };
  const stop = startDailyJob({ dates: daysIn('Asia/Dhaka'), log, run, failure: 'Failed.', interval: 1000 });
  return { log, stop };
}

test('runs once on each day of the dealer, until it is stopped', async () => {
  const run = vi.fn<(now: number, today: string) => Promise<void>>(async () => undefined);
  const { stop } = start(run);
  await vi.advanceTimersByTimeAsync(5000);
  expect(run.mock.calls).toEqual([[Date.parse('2026-11-22T06:00:01Z'), '2026-11-22']]);
  vi.setSystemTime(Date.parse('2026-11-22T18:00:00Z'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(run.mock.calls.slice(1)).toEqual([[Date.parse('2026-11-22T18:00:01Z'), '2026-11-23']]);
  stop();
  vi.setSystemTime(Date.parse('2026-11-24T06:00:00Z'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failure is logged and tried again on the next day', async () => {
  const error = new Error('away');
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue();
  const { log, stop } = start(run);
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.parse('2026-11-23T06:00:00Z'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.calls).toEqual([[error, 'Failed.']]);
  stop();
});
