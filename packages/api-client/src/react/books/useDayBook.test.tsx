// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { callHook } from '../../../tests/renderWithClient.js';
import { useDayBook } from './useDayBook.js';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20.11.2026', '2026-11-22'],
  ['2026-13-45', '2026-11-22'],
  [null, '2026-11-22'],
])('has for `%s` the day book of %s', (given, date) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9) });
  const messages = { dayBook: { cashDone: 'Recorded.', cashMayBeRecorded: 'Perhaps.' } };
  const { dayBook, ...day } = callHook(
    async () => ({}),
    () => useDayBook(given, messages),
  );
  vi.useRealTimers();
  expect(day).toMatchObject({ date, today: '2026-11-22' });
  expect(dayBook).toEqual({ state: 'loading' });
});
