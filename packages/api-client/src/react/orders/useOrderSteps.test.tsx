// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { format, statuses } from '../../../tests/messages.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { dealerkitCapabilities } from '../../index.js';
import type { ClientProviderProps } from '../data/ClientProvider.js';
import { type OrderStepMessages, useOrderSteps } from './useOrderSteps.js';

const messages: OrderStepMessages = {
  ...format,
  orders: {
    statuses,
    set: (name, status) => `${name}: ${status}`,
    undone: (name, status) => `${name}: back to ${status}`,
    undo: 'Undo',
    conflict: (status) => `It is “${status}” now.`,
    gone: { title: 'It does not exist.' },
    noStock: (left) => `Only ${left} in stock.`,
    priceToAgree: 'Agree the price first.',
  },
  orderLines: { failed: (names, reason) => `Not done for ${names}: ${reason}` },
  print: { number: (number) => `Order ${number}` },
};

const order: Order = {
  _id: 'b20000000000000000000005',
  orderNumber: 1042,
  product_name: 'Clutch Kit',
  orderQuantity: 4,
  status: 'confirmed',
  history: [
    { status: 'placed', at: '2026-11-20T03:12:00Z', by: 'shopper@example.com' },
    { status: 'confirmed', at: '2026-11-20T04:05:00Z', by: 'admin@example.com' },
  ],
};
const lines = [order, { ...order, _id: 'b20000000000000000000006', status: 'placed' as const }];

type Show = NonNullable<ClientProviderProps['onSuccess']>;
const onSuccess = vi.fn<Show>();
const onError = vi.fn<Show>();
const send = vi.fn<Send>();

const stepsOn = (settings: Partial<ClientProviderProps> = {}) =>
  callHook(send, () => useOrderSteps(messages), { onSuccess, onError, ...settings });
const setStatus = (...change: Parameters<NonNullable<ReturnType<typeof stepsOn>['onSetStatus']>>) =>
  stepsOn().onSetStatus?.(...change);
const setStatuses = (...change: Parameters<NonNullable<ReturnType<typeof stepsOn>['onSetStatuses']>>) =>
  stepsOn().onSetStatuses?.(...change);

/** The options of the last message of a success, which is an action to undo it. */
const lastOptions = () => onSuccess.mock.lastCall?.[2];
const undo = () => act(async () => lastOptions()?.action?.onClick());
const lastText = () => onSuccess.mock.lastCall?.[0];

const changedMeanwhile = {
  modifiedCount: 0,
  conflicts: [{ _id: order._id, message: 'Changed.', status: 'handedOver' as const }],
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockResolvedValue({ modifiedCount: 1, conflicts: [] });
});

it.each([
  ['a step', 'packed', undefined],
  ['a cancellation', 'cancelled', 'Ordered twice'],
] as const)('offers to undo %s for ten seconds (D53)', async (_, to, reason) => {
  expect(await setStatus(order, to, reason)).toBeUndefined();
  expect(lastOptions()).toMatchObject({ id: `order ${order._id}`, lifetime: 10_000, action: { label: 'Undo' } });
  await undo();
  expect(lastText()).toBe('Clutch Kit: back to Confirmed');
  expect(send.mock.calls.map(([, input]) => input)).toEqual([
    { ids: [order._id], from: 'confirmed', to, reason },
    { ids: [order._id], from: to, to: 'confirmed', reason: undefined },
  ]);
  // Its own undo would be the next step, whose button is at the order.
  expect(lastOptions()?.action).toBeUndefined();
});

it('offers no undo of a step back', async () => {
  expect(await setStatus(order, 'placed')).toBeUndefined();
  expect(onSuccess.mock.calls).toEqual([
    ['Clutch Kit: back to Placed', 'setOrderStatus', { id: `order ${order._id}` }],
  ]);
});

it.each([
  [
    'that a cancellation cannot be undone because the part has too little stock',
    'cancelled',
    'confirmed',
    { status: 'cancelled', available: 1 },
    'Only 1 in stock.',
  ],
  ['that the line does not exist', 'packed', 'handedOver', { status: null }, 'It does not exist.'],
  [
    'the present status after a change by another user',
    'packed',
    'handedOver',
    { status: 'cancelled' },
    'It is “Cancelled” now.',
  ],
  ['that the price is to be agreed', 'packed', 'handedOver', { status: 'packed' }, 'Agree the price first.'],
  [
    'what the host says where the status is as it was',
    'confirmed',
    'placed',
    { status: 'confirmed' },
    'It is invoiced.',
  ],
] as const)('says %s', async (_, status, to, conflict, message) => {
  const conflicts = [{ _id: order._id, message: 'It is invoiced.', ...conflict }];
  send.mockResolvedValue({ modifiedCount: 0, conflicts });
  expect(await setStatus({ ...order, status }, to)).toEqual({ message });
  expect(onSuccess).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

it('says why an undo has failed', async () => {
  await setStatus(order, 'packed');
  send.mockResolvedValue(changedMeanwhile);
  await undo();
  expect(onError.mock.calls).toEqual([['It is “Handed over” now.', 'setOrderStatus']]);
});

it('names an order whose lines have a new status by its number', async () => {
  expect(await setStatuses([order], 'packed')).toBeUndefined();
  expect(lastText()).toBe('Order 1042: Packed');
  expect(lastOptions()?.id).toBe('order 1042');
});

it('says which line an undo of several lines has not changed, and that another one has succeeded', async () => {
  await setStatuses(lines, 'cancelled', 'Ordered twice');
  const { onClick } = lastOptions()?.action ?? {};
  send.mockResolvedValueOnce(changedMeanwhile);
  await act(async () => onClick?.());
  expect(onError.mock.calls).toEqual([['Not done for Clutch Kit: It is “Handed over” now.', 'setOrderStatus']]);
  await act(async () => onClick?.());
  expect(lastText()).toBe('Order 1042: back to Confirmed, Placed');
});

it('changes no line without a status, and says so', async () => {
  expect(await setStatus({ ...order, status: undefined }, 'packed')).toBeDefined();
  expect(await setStatuses([{ ...order, status: undefined }, order], 'packed')).toBeDefined();
  expect(onSuccess).not.toHaveBeenCalled();
});

it('names the lines that were not changed by their reasons', async () => {
  send.mockResolvedValue(changedMeanwhile);
  expect(await setStatuses([order], 'packed')).toEqual({
    message: 'Not done for Clutch Kit: It is “Handed over” now.',
  });
  expect(onSuccess).not.toHaveBeenCalled();
});

it('has no steps on a host that sets no status', () => {
  expect(stepsOn({ capabilities: { ...dealerkitCapabilities, setOrderStatus: false } })).toEqual({});
});
