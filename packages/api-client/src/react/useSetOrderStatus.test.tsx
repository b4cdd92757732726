// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { beforeEach, expect, it, vi } from 'vitest';
import { callHook, type Send } from '../../tests/renderWithClient.js';
import { HttpError } from '../index.js';
import { type SetOrderStatusOptions, useSetOrderStatus } from './useSetOrderStatus.js';

const order: Order = {
  _id: 'b20000000000000000000005',
  status: 'confirmed',
  history: [
    { status: 'placed', at: '2026-11-20T03:12:00Z', by: 'shopper@example.com' },
    { status: 'confirmed', at: '2026-11-20T04:05:00Z', by: 'admin@example.com' },
  ],
};

const send = vi.fn<Send>();
const onSet = vi.fn<NonNullable<SetOrderStatusOptions['onSet']>>();

const setStatus = () => callHook(send, () => useSetOrderStatus({ onSet, conflictMessage: () => 'Changed meanwhile.' }));

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue({ modifiedCount: 1 });
});

it('sets a status from the one that the user saw, and undoes it once', async () => {
  expect(await setStatus()(order, 'cancelled', 'Ordered twice')).toBeUndefined();
  onSet.mock.lastCall?.[2]?.();
  await vi.waitFor(() => expect(onSet).toHaveBeenCalledTimes(2));
  expect(onSet.mock.lastCall).toEqual([{ ...order, status: 'cancelled' }, 'confirmed', undefined]);
  expect(send.mock.calls.map(([, input]) => input)).toEqual([
    { id: order._id, from: 'confirmed', to: 'cancelled', reason: 'Ordered twice' },
    { id: order._id, from: 'cancelled', to: 'confirmed', reason: undefined },
  ]);
});

it('offers no undo for a step back', async () => {
  await setStatus()(order, 'placed');
  expect(onSet.mock.lastCall?.[2]).toBeUndefined();
});

it('resolves to the message of a conflict, and to an error for an order without a status', async () => {
  send.mockRejectedValue(new HttpError('setOrderStatus', 409, undefined, [], { order }));
  expect(await setStatus()(order, 'packed')).toMatchObject({ message: 'Changed meanwhile.' });
  expect(await setStatus()({ _id: '1' }, 'packed')).toEqual({ message: 'unexpected' });
  expect(onSet).not.toHaveBeenCalled();
});
