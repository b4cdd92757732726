// @vitest-environment jsdom
import type { Cheque } from '@dealerkit/domain/books';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import type { MutationError } from '../data/useMutation.js';
import { useCheques } from './useCheques.js';

const messages = {
  cheques: {
    done: { received: 'Waits.', cleared: 'Cleared.', bounced: 'Bounced.', cancelled: 'Cancelled.' },
    mayBeDone: 'Perhaps.',
    changed: (status: string) => `Is ${status}.`,
    statuses: { received: 'waiting', cleared: 'cleared', bounced: 'bounced', cancelled: 'cancelled' },
  },
};

const cheque: Cheque = {
  _id: 'q1',
  customer: { _id: 'c1', name: 'Rahim' },
  receivedAt: '2026-11-12T08:30:00.000Z',
  amount: 500,
  chequeDate: '2026-11-19',
  status: 'received',
  by: 'admin@example.com',
};

it.each([
  [null, 'received'],
  ['x', 'received'],
  ['bounced', 'bounced'],
  ['all', undefined],
])('reads for `%s` the cheques with the status `%s`', async (given, status) => {
  const send = vi.fn<Send>(async () => [cheque]);
  const { result, close } = await renderHook(send, () => useCheques(given, messages));
  await expect.poll(() => result().cheques).toMatchObject({ data: [cheque] });
  expect(send.mock.calls[0]?.slice(0, 2)).toMatchObject(['findCheques', { status, limit: 100 }]);
  expect(result().status).toBe(status);
  await close();
});

it('begins another status with its first page', async () => {
  const send = vi.fn<Send>(async (_name, _input, options) => {
    options?.onHeaders?.(new Headers({ 'x-total-count': '300', link: '<?before=next>; rel="next"' }));
    return [cheque];
  });
  const { result, close } = await renderHook(send, () => useCheques(null, messages));
  await expect.poll(() => result().total).toBe(300);
  await act(async () => result().onMore?.());
  await expect
    .poll(() => send.mock.calls.some(([, input]) => (input as { before?: string }).before === 'next'))
    .toBe(true);
  await close();
});

it.each([
  [409, { cheque: { ...cheque, status: 'cleared' } }, 'Is cleared.'],
  [503, {}, 'Perhaps.'],
] as const)('says why a status is refused with %s', async (status, body, message) => {
  const refuse: Send = async (name) => {
    if (name === 'setChequeStatus') throw new HttpError(name, status, undefined, [], body);
    return [];
  };
  const { result, close } = await renderHook(refuse, () => useCheques(null, messages));
  let error: MutationError | undefined;
  await act(async () => (error = await result().onSet(cheque, { from: 'received', to: 'cleared' }, {})));
  expect(error?.message).toContain(message);
  await close();
});

it('says what became of a cheque', async () => {
  const onSuccess = vi.fn<(message: string) => void>();
  const { result, close } = await renderHook(
    async (name) => (name === 'findCheques' ? [] : { modifiedCount: 1 }),
    () => useCheques(null, messages),
    { onSuccess },
  );
  await act(async () => result().onSet(cheque, { from: 'received', to: 'bounced', reason: 'No money' }, {}));
  expect(onSuccess.mock.calls).toEqual([['Bounced.', 'setChequeStatus']]);
  await close();
});
