import { retentionDefaults } from '@dealerkit/domain/account/personalData';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysIn } from '../days.ts';
import type { Store } from '../store/Store.ts';
import { startRetention } from './retention.ts';

const removed = { accounts: 1, audit: 2, notifications: 3, zeroResultSearches: 4, invoices: 5, failed: [] };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T06:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('logs what is removed in numbers, and an account that could not be deleted without the message of the error', async () => {
  const failed = [{ userId: 'id-1', error: new SyntaxError('"Rahim Uddin" is not valid JSON') }];
  const applyRetention = vi.fn<Store['applyRetention']>().mockResolvedValue({ ...removed, failed });
  const log = { info: vi.fn<(...values: unknown[]) => void>(), warn: vi.fn<(...values: unknown[]) => void>() };
  const stop = startRetention({ store: { applyRetention }, days: retentionDefaults, dates: daysIn('Asia/Dhaka'), log });
  await vi.advanceTimersToNextTimerAsync();
  expect(applyRetention.mock.calls).toEqual([[{ days: retentionDefaults, now: Date.now() }]]);
  expect(log.warn.mock.calls).toEqual([
    ['The account with the id id-1 could not be deleted (SyntaxError). It is tried again tomorrow.'],
  ]);
  expect(log.info.mock.calls).toEqual([[expect.stringMatching(/^Removed: 1 accounts .*, 5 invoices /)]]);
  stop();
});
