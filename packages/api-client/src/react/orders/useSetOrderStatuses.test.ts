// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Order } from '@dealerkit/domain/entities';
import { format, statuses } from '../../../tests/messages.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { dealerkitAbilities, HttpError, NetworkError } from '../../index.js';
import { type SetStatusMessages, useSetOrderStatuses } from './useSetOrderStatuses.js';

const messages: SetStatusMessages = {
  ...format,
  orders: { statuses, conflict: String, gone: { title: 'Gone.' }, noStock: String, priceToAgree: '' },
};
const lines: Order[] = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, status: 'placed' }));
const oneByOne = { abilities: { ...dealerkitAbilities, setOrderStatuses: false } };

/** The lines that a host without the call for many lines did not move, whose answers are given by line. */
async function failuresOf(answers: Readonly<Record<string, Error>>) {
  const send = vi.fn<Send>(async (_name, input) => {
    const error = answers[(input as { id: string }).id];
    if (error) throw error;
    return { modifiedCount: 1 };
  });
  const setStatuses = callHook(send, () => useSetOrderStatuses(messages), oneByOne);
  const failures = await setStatuses(lines, 'confirmed');
  return { failed: failures.map(({ line, message }) => [line._id, message]), sent: send.mock.calls.length };
}

it('reports each line by itself where each needs a call of its own', async () => {
  const refused = new HttpError('setOrderStatus', 409, 'It is invoiced.', []);
  const broken = new HttpError('setOrderStatus', 500, undefined, []);
  expect(await failuresOf({ a: refused, c: broken })).toEqual({
    failed: [
      ['a', 'It is invoiced.'],
      ['c', 'server'],
    ],
    sent: 4,
  });
});

it('reports the lines that are left when the host cannot be reached, and does not send them', async () => {
  expect(await failuresOf({ b: new NetworkError('setOrderStatus', new TypeError('offline')) })).toEqual({
    failed: [
      ['b', 'offline'],
      ['c', 'offline'],
      ['d', 'offline'],
    ],
    sent: 2,
  });
});
