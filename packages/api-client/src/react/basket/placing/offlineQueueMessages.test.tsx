// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { queueMessages, refusals } from '../../../../tests/messages.js';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { HttpError, type RefusedLine } from '../../../index.js';
import { offlineQueue, readOfflineQueue } from './offlineQueue.js';
import type { OfflineQueueMessages } from './offlineQueueMessages.js';
import { refusalSentence } from './refusalSentence.js';
import { useOfflineQueue, useSendOfflineQueue } from '../useOfflineQueue.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };

const english = queueMessages;
const bangla: OfflineQueueMessages = {
  ...english,
  offlineQueue: { ...english.offlineQueue, priceChanged: (_, now) => `এখন ${now}।` },
  order: { ...english.order, refusals: { ...refusals, left: (_, formatted) => `মাত্র ${formatted}টি আছে।` } },
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
  [300, undefined, ['250 is now 300.', 'এখন 300।']],
  [250, lines, ['Brake Disc: 1 আছে', 'Brake Disc: মাত্র 1টি আছে।']],
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
  expect(JSON.stringify(readOfflineQueue())).not.toContain('আছে');
  await page.close();
});

it.each<[Omit<RefusedLine, 'index' | 'product_name'>, string]>([
  [{}, 'নেই'],
  [{ available_quantity: 0 }, 'স্টকে নেই'],
  [{ available_quantity: 12 }, '12 আছে'],
  [{ minimum_order_quantity: 5 }, 'অন্তত 5'],
])('says why a line is refused: %j', (why, sentence) => {
  const line = { index: 0, product_name: 'Brake Disc', ...why };
  expect(refusalSentence(line, queueMessages)).toBe(sentence);
});
