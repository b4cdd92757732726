// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../index.js';
import type { Order } from '@dealerkit/domain/entities';
import { offlineQueue, readOfflineQueue } from './placing/offlineQueue.js';
import { queueMessages as messages } from '../../../tests/messages.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };

/** A host that places the order, and whose response is lost. */
const send = vi.fn<Send>(async (name) => {
  if (name === 'placeOrder') throw new NetworkError(name, new TypeError('fetch failed'));
  return { _id: '7', price: 250 };
});

const Sender = () => {
  useSendOfflineQueue(email, messages);
  return null;
};

const Waiting = ({ placed }: { placed: readonly Order[] }) =>
  `${useOfflineQueue(email, messages, { placed }).orders.length} waiting`;

const listedAt = (time: number): Order => ({ _id: 'o1', ...order, placedAt: new Date(time).toISOString() });

const shown = async (placed: readonly Order[]) => {
  const page = await renderWithClient(send, <Waiting placed={placed} />);
  const text = page.text();
  await page.close();
  return text;
};

beforeEach(() => {
  localStorage.clear();
  offlineQueue.add({ order, partId: '7', price: 250 });
});

it('an order whose response was lost does not wait any more once it is among the placed ones', async () => {
  const sender = await renderWithClient(send, <Sender />);
  await expect.poll(() => readOfflineQueue()[0]?.sentAt).toBeDefined();
  const listed = listedAt(Date.now());
  expect(await shown([])).toBe('1 waiting');
  expect(await shown([listed])).toBe('0 waiting');
  expect(await shown([{ ...listed, orderQuantity: 3 }])).toBe('1 waiting');
  expect(await shown([listedAt(Date.now() - 120_000)]), 'an equal order of earlier').toBe('1 waiting');
  await sender.close();
});

it('an order that was never sent waits beside an equal one that is placed', async () => {
  expect(await shown([listedAt(Date.now())])).toBe('1 waiting');
});
