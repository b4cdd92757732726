// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { format, statuses } from '../../../tests/messages.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities, HttpError } from '../../index.js';
import type { ClientProviderProps } from '../data/ClientProvider.js';
import { type OrderChangeMessages, useOrderChanges, useSetOrderTerms } from './useOrderChanges.js';

const messages: OrderChangeMessages = {
  ...format,
  part: { pieces: (_, formatted) => `${formatted} pcs` },
  orders: {
    statuses,
    steps: { handedOver: 'Hand over' },
    conflict: String,
    gone: { title: '' },
    noStock: String,
    priceToAgree: '',
  },
  orderChanges: {
    corrected: (name, pieces) => `${name}: ${pieces}`,
    splitDone: (name, pieces) => `${name}: ${pieces} split off`,
    handedOver: (name, pieces) => `${name}: ${pieces} handed over`,
    notHandedOver: (name, pieces, reason) => `${name}: ${pieces} split off, but not handed over. ${reason}`,
    returned: (name, pieces) => `${name}: ${pieces} returned`,
    quantityConflict: (pieces) => `Another user has set ${pieces}.`,
    tooMany: (most) => `Only ${most} are left.`,
  },
};
const orderChanges = { termsSaved: 'Saved.', termsConflict: 'Changed meanwhile.', discountTooHigh: 'Too high.' };

const line: Order = { _id: '5', product_name: 'Clutch Kit', orderQuantity: 10, status: 'packed', price: 500 };

type Show = NonNullable<ClientProviderProps['onSuccess']>;
const onSuccess = vi.fn<Show>();
const onError = vi.fn<Show>();
const responses = new Map<string, unknown>();
const send = vi.fn<Send>(async (name) => {
  const response = responses.get(name);
  if (response instanceof Error) throw response;
  return response;
});
const settings = { onSuccess, onError };
const changes = () => callHook(send, () => useOrderChanges(messages), settings);
const inputs = (called: string) => send.mock.calls.flatMap(([name, input]) => (name === called ? [input] : []));

beforeEach(() => {
  vi.clearAllMocks();
  responses.clear();
  responses.set('splitOrderLine', { insertedId: '6' });
});

it('hands over the pieces that were split off without splitting again when the hand-over is tried again', async () => {
  const conflicts = [{ _id: '6', status: 'packed' as const, message: 'The database is busy.' }];
  responses.set('setOrderStatuses', { modifiedCount: 0, conflicts });
  // The dialog closes, since the line has fewer pieces by now.
  expect(await changes().onSplit?.(line, 6, true, {})).toBeUndefined();
  const [text, name, options] = onError.mock.lastCall ?? [];
  expect([text, name]).toEqual([
    'Clutch Kit: 6 pcs split off, but not handed over. The database is busy.',
    'splitOrderLine',
  ]);
  expect(options?.action?.label).toBe('Hand over');
  responses.set('setOrderStatuses', { modifiedCount: 1, conflicts: [] });
  await act(async () => options?.action?.onClick());
  expect(onSuccess.mock.calls).toEqual([['Clutch Kit: 6 pcs handed over', 'splitOrderLine']]);
  expect(inputs('splitOrderLine')).toHaveLength(1);
  expect(inputs('setOrderStatuses')).toMatchObject([{ ids: ['6'] }, { ids: ['6'] }]);
});

it('says what is split off, corrected and returned', async () => {
  responses.set('setOrderQuantity', {});
  responses.set('returnOrderLine', {});
  const { onSplit, onSetQuantity, onReturn } = changes();
  expect(await onSplit?.(line, 4, false, {})).toBeUndefined();
  expect(await onSetQuantity?.(line, 8)).toBeUndefined();
  expect(await onReturn?.(line, { quantity: 2, restock: true, reason: 'Damaged' }, {})).toBeUndefined();
  expect(onSuccess.mock.calls.map(([text]) => text)).toEqual([
    'Clutch Kit: 4 pcs split off',
    'Clutch Kit: 8 pcs',
    'Clutch Kit: 2 pcs returned',
  ]);
  expect(inputs('setOrderQuantity')).toEqual([{ id: '5', read: 10, quantity: 8 }]);
});

it.each([
  [{ available: 3 }, 'Only 3 pcs are left.'],
  [{ order: { ...line, orderQuantity: 7 } }, 'Another user has set 7 pcs.'],
])('says why a quantity is not corrected', async (body, message) => {
  responses.set('setOrderQuantity', new HttpError('setOrderQuantity', 409, undefined, [], body));
  expect(await changes().onSetQuantity?.(line, 8)).toMatchObject({ message });
  expect(onSuccess).not.toHaveBeenCalled();
});

it.each([
  [{ terms: { discount: 500 } }, { message: 'Changed meanwhile.', present: { discount: 500 } }],
  [
    { issues: [{ path: 'changes.discount', message: 'Too high for the order.' }] },
    { message: 'Too high.', fields: { discount: 'Too high.' } },
  ],
])('says why the terms of an order are not saved', async (body, expected) => {
  responses.set('setOrderTerms', new HttpError('setOrderTerms', 409, undefined, [], body));
  const setTerms = callHook(send, () => ({ set: useSetOrderTerms(1042, { orderChanges }) }), settings).set;
  expect(await setTerms?.({ read: { discount: 0 }, changes: { discount: 900 } })).toMatchObject(expected);
  expect(inputs('setOrderTerms')).toMatchObject([{ number: '1042' }]);
});

it('has no changes on a host that makes none', () => {
  const on = { ...settings, capabilities: documentedCapabilities };
  expect(callHook(send, () => useOrderChanges(messages), on)).toEqual({});
  expect(callHook(send, () => [useSetOrderTerms(1042, { orderChanges })], on)).toEqual([undefined]);
});
