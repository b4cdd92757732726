// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { renderWithClient, type Send } from '../../tests/renderWithClient.js';
import { HttpError, type RefusedLine } from '../index.js';
import { offlineQueue, readOfflineQueue } from './offlineQueue.js';
import type { OfflineQueueMessages } from './offlineQueueMessages.js';
import { useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };

const english: OfflineQueueMessages = {
  sent: String,
  notOnSale: String,
  priceChanged: (_, now) => `Now ${String(now)}.`,
  refused: ([line]) => `Only ${String(line?.available_quantity)} left.`,
  expired: String,
  mayBePlaced: '',
};
const bangla: OfflineQueueMessages = {
  ...english,
  priceChanged: (_, now) => `এখন ${String(now)}।`,
  refused: ([line]) => `মাত্র ${String(line?.available_quantity)}টি আছে।`,
};

const Queue = ({ texts }: { texts: OfflineQueueMessages }) => {
  useSendOfflineQueue(email, texts);
  return useOfflineQueue(email, texts).orders.map(({ id, refusal }) => <p key={id}>{refusal}</p>);
};

beforeEach(() => {
  localStorage.clear();
});

const lines: RefusedLine[] = [{ index: 0, product_name: 'Brake Disc', available_quantity: 1 }];

it.each([
  [300, undefined, ['Now 300.', 'এখন 300।']],
  [250, lines, ['Only 1 left.', 'মাত্র 1টি আছে।']],
  [250, undefined, ['From the host.', 'From the host.']],
])('says why an order is not sent in the language that the page has then: %j, %j', async (price, refused, reasons) => {
  offlineQueue.add({ order, partId: '7', price: 250 });
  const send: Send = async (name) => {
    if (name === 'getPart') return { _id: '7', price };
    throw new HttpError('placeOrder', 409, 'From the host.', [], { lines: refused });
  };
  const page = await renderWithClient(send, <Queue texts={english} />);
  await expect.poll(page.text).toBe(reasons[0]);
  await page.rerender(<Queue texts={bangla} />);
  expect(page.text()).toBe(reasons[1]);
  expect(JSON.stringify(readOfflineQueue())).not.toContain('Only');
  await page.close();
});
