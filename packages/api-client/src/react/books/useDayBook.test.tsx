// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import type { MutationError } from '../data/useMutation.js';
import { useDayBook } from './useDayBook.js';

const messages = {
  dayBook: {
    cashDone: 'Recorded.',
    cashMayBeRecorded: 'Perhaps.',
    closeDone: 'Closed.',
    closeMayBeDone: 'Perhaps closed.',
    alreadyClosed: (by: string) => `By ${by}`,
    cashChanged: 'Changed.',
  },
};

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20.11.2026', undefined],
  ['2026-13-45', undefined],
  [null, undefined],
])('reads for `%s` the day book of `%s`, which is today without a date', async (given, date) => {
  const send = vi.fn<Send>(() => new Promise(() => undefined));
  const { result, close } = await renderHook(send, () => useDayBook(given, messages));
  expect(result()).toMatchObject({ date, dayBook: { state: 'loading' } });
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['getDayBook', { date }]);
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
  ['closeDay', 409, { closed }, 'By b@x'],
  ['closeDay', 409, { expectedCash: 12_300 }, 'Changed.'],
  ['closeDay', 503, {}, 'Perhaps closed.'],
  ['addCashEntry', 503, {}, 'Perhaps.'],
] as const)('says why %s is refused with %s %j', async (name, status, body, message) => {
  const refuse = async (call: string) => {
    if (call === name) throw new HttpError(name, status, undefined, [], body);
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
  await close();
});
