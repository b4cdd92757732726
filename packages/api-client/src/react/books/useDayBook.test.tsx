// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { format } from '../../../tests/messages.js';
import { callHook, renderHook, type Send } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import type { MutationError } from '../data/useMutation.js';
import { useDayBook } from './useDayBook.js';

const messages = {
  ...format,
  dayBook: {
    cashDone: 'Recorded.',
    cashMayBeRecorded: 'Perhaps.',
    closeDone: 'Closed.',
    closeMayBeDone: 'Perhaps closed.',
    alreadyClosed: (by: string, time: string) => `${by} at ${time}`,
    cashChanged: (cash: string) => `Now ${cash}`,
  },
  ledger: { futureDay: 'Today at most.' },
  locale: 'en',
};

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20.11.2026', ''],
  ['2026-13-45', ''],
  [null, ''],
])('has for `%s` the date `%s` until the day of the dealer is known', (given, date) => {
  const send = async () => ({});
  expect(callHook(send, () => useDayBook(given, messages))).toMatchObject({ date, dayBook: { state: 'loading' } });
});

it('takes the present day from the host', async () => {
  const book = { date: '2026-11-22', today: '2026-11-22', openingCash: 0, closingCash: 0, methods: [], entries: [] };
  const send = vi.fn<Send>(async () => book);
  const { result, close } = await renderHook(send, () => useDayBook(null, messages));
  await vi.waitFor(() => expect(result().date).toBe('2026-11-22'));
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['getDayBook', { date: undefined }]);
  await close();
});

const closed = {
  day: '2026-11-20',
  expectedCash: 1,
  countedCash: 1,
  difference: 0,
  at: '2026-11-20T13:02:00Z',
  by: 'b@x',
};

it.each([
  ['closeDay', 409, { closed }, 'b@x at Nov 20, 2026, ', undefined],
  ['closeDay', 409, { expectedCash: 12_300 }, 'Now 123', undefined],
  ['closeDay', 503, {}, 'Perhaps closed.', undefined],
  ['addCashEntry', 400, { issues: [{ path: 'at', message: 'no' }] }, 'Today at most.', 'Today at most.'],
  ['addCashEntry', 503, {}, 'Perhaps.', undefined],
] as const)('says why %s is refused with %s %j', async (name, status, body, message, atDay) => {
  const refuse = async (call: string) => {
    if (call === name) throw new HttpError(name, status, undefined, 'issues' in body ? [...body.issues] : [], body);
    throw new Error('Only the refused call is made here.');
  };
  const { result, close } = await renderHook(refuse, () => useDayBook('2026-11-20', messages));
  let error: MutationError | undefined;
  await act(async () => {
    error =
      name === 'closeDay'
        ? await result().onCloseDay({ date: '2026-11-20', countedCash: 1, expectedCash: 1 }, {})
        : await result().onCash({ kind: 'cashIn', amount: 1, note: 'Float' }, {});
  });
  expect(error?.message).toContain(message);
  expect(error?.fields?.['at']).toBe(atDay);
  await close();
});
