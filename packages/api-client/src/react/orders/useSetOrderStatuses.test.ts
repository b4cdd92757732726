// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Order } from '@dealerkit/domain/entities';
import { format, statuses } from '../../../tests/messages.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { NetworkError } from '../../index.js';
import { type SetStatusMessages, useSetOrderStatuses } from './useSetOrderStatuses.js';

const messages: SetStatusMessages = {
  ...format,
  orders: { statuses, conflict: String, gone: { title: 'Gone.' }, noStock: String, priceToAgree: '' },
};
const lines: Order[] = ['a', 'b', 'c'].map((_id) => ({ _id, status: 'placed' }));

/** The lines that the host did not move. */
async function failuresOf(send: Send) {
  const setStatuses = callHook(send, () => useSetOrderStatuses(messages));
  return (await setStatuses(lines, 'confirmed')).map(({ line, message }) => [line._id, message]);
}

it('reports the lines that the host has refused', async () => {
  const send = vi.fn<Send>(async () => ({
    modifiedCount: 1,
    conflicts: [
      { _id: 'a', status: 'placed', message: 'It is invoiced.' },
      { _id: 'c', status: null, message: '' },
    ],
  }));
  expect(await failuresOf(send)).toEqual([
    ['a', 'It is invoiced.'],
    ['c', 'Gone.'],
  ]);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'setOrderStatuses',
    { ids: ['a', 'b', 'c'], from: 'placed', to: 'confirmed', reason: undefined },
    undefined,
  );
});

it('reports all lines when the host cannot be reached', async () => {
  const send = async () => Promise.reject(new NetworkError('setOrderStatuses', new TypeError('offline')));
  expect(await failuresOf(send)).toEqual(lines.map(({ _id }) => [_id, 'offline']));
});
