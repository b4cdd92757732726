// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../index.js';
import { offlineQueue, readOfflineQueue } from './offlineQueue.js';
import { callHook, type Send } from '../../../../tests/renderWithClient.js';
import { sessionDrafts } from '../../../storage/sessionDrafts.js';
import { useMutation } from '../../data/useMutation.js';

const customer = { userEmail: 'rahim@example.com', userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };
const queued = { order, partId: '7', price: 250 };

const send = vi.fn<Send>();
const keys = () => send.mock.calls.map(([, , options]) => options?.idempotencyKey);
/** Sends the order from its form. */
const place = () => callHook(send, () => useMutation('placeOrder'))(order);

beforeEach(async () => {
  localStorage.clear();
  sessionDrafts.clear();
  send.mockReset().mockRejectedValueOnce(new NetworkError('placeOrder', new TypeError('fetch failed')));
  await place();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('an order is queued under the key of its failed attempt, and the same order from the form is a second one', async () => {
  expect(offlineQueue.add(queued)).toBe(true);
  expect(readOfflineQueue()).toMatchObject([{ ...queued, id: keys()[0] }]);
  await place();
  expect(keys()[1]).not.toBe(keys()[0]);
});

it('the same order, queued a second time, is a second order', () => {
  offlineQueue.add(queued);
  offlineQueue.add(queued);
  const [first, second] = readOfflineQueue();
  expect(second?.id).not.toBe(first?.id);
});

it('an order that the device cannot store keeps its key in the form', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  expect(offlineQueue.add(queued)).toBe(false);
  await place();
  expect(keys()[1]).toBe(keys()[0]);
});

it('a queued order is not read if it does not have the shape of the contract', () => {
  offlineQueue.add(queued);
  const stored = localStorage.getItem('offlineQueue') ?? '';
  localStorage.setItem('offlineQueue', stored.replace('"orderQuantity":2', '"orderQuantity":{}'));
  expect(readOfflineQueue()).toEqual([]);
});
