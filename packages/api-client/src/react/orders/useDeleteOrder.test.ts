// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { beforeEach, expect, it, vi } from 'vitest';
import { format } from '../../../tests/messages.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import { useDeleteOrder } from './useDeleteOrder.js';

const messages = {
  ...format,
  deleteModal: { deleted: (name: string) => `${name} is deleted.`, nothingDeleted: 'Already gone.' },
  orders: { deleteBlocked: 'It is packed.' },
  orderLines: {
    deleted: (_: number, formatted: string) => `${formatted} parts deleted.`,
    failed: (names: string, reason: string) => `Not done for ${names}: ${reason}`,
  },
};
const kit: Order = { _id: '1', product_name: 'Clutch Kit', status: 'placed' };
const disc: Order = { _id: '2', product_name: 'Brake Disc', status: 'placed' };
const hub: Order = { _id: '3', product_name: 'Hub', status: 'placed' };

const onSuccess = vi.fn<(message: string) => void>();
const outcomes = new Map<string, { deletedCount: number } | Error>();
const send: Send = async (_, input) => {
  const outcome = outcomes.get((input as { id: string }).id) ?? { deletedCount: 1 };
  if (outcome instanceof Error) throw outcome;
  return outcome;
};
const { onDelete, onDeleteLines } = callHook(send, () => useDeleteOrder(messages), { onSuccess });
const packed = new HttpError('deleteOrder', 409, undefined, [], { order: { ...kit, status: 'packed' } });

beforeEach(() => {
  vi.clearAllMocks();
  outcomes.clear();
});

it('says what is deleted, also after the page of the order is left', async () => {
  expect(await onDelete(kit)).toBeUndefined();
  expect(await onDeleteLines([kit, disc])).toBeUndefined();
  expect(onSuccess.mock.calls).toEqual([
    ['Clutch Kit is deleted.', 'deleteOrder', { lasting: true }],
    ['2 parts deleted.', 'deleteOrder', { lasting: true }],
  ]);
});

it.each([
  ['is packed already', packed, 'It is packed.'],
  ['was already gone', { deletedCount: 0 }, 'Already gone.'],
])('says that a line %s', async (_, outcome, message) => {
  outcomes.set('1', outcome);
  expect(await onDelete(kit)).toMatchObject({ message });
  expect(onSuccess).not.toHaveBeenCalled();
});

it('names the lines that are not deleted by their reasons, and deletes the others', async () => {
  outcomes.set('1', packed);
  outcomes.set('3', packed);
  expect(await onDeleteLines([kit, disc, hub])).toEqual({ message: 'Not done for Clutch Kit, Hub: It is packed.' });
  expect(onSuccess).not.toHaveBeenCalled();
});
