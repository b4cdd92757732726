// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queueMessages as messages } from '../../../tests/messages.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { AnswerError, HttpError } from '../../index.js';
import { basketStore } from './placing/basket.js';
import { readOfflineQueue } from './placing/offlineQueue.js';
import { keepBasket } from './placing/placeBasket.js';
import { refusalText } from './placing/offlineQueueMessages.js';
import { useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };

/** Why the first order is not sent by itself, as the customer reads it. */
const refusalNow = () => {
  const [first] = readOfflineQueue();
  return first && refusalText(first, messages, (kind) => kind);
};

const Sender = ({ user }: { user: string }) => {
  useSendOfflineQueue(user, messages);
  return null;
};

const SendNow = () => {
  const { orders, onSend } = useOfflineQueue(email, messages);
  return orders.map(({ id, refusal }) => (
    <button key={id} onClick={() => void onSend(id)}>
      {refusal}
    </button>
  ));
};

const render = renderWithClient;

describe('a queued basket', () => {
  const delivery = { userName: 'Rahim', address: 'Zindabazar', phone: '017', note: 'Gate 2' };
  const disc = { partId: '7', product_name: 'Brake Disc', quantity: 2, price: 250 };
  const hub = { partId: '8', product_name: 'Hub', quantity: 1, price: 90 };

  /** A host that sells both parts, the hub at a price. */
  const hostWithHubAt = (price: number | undefined) =>
    vi.fn<Send>(async (name) =>
      name === 'findParts'
        ? [
            { _id: '7', product_name: 'Brake Disc', price: 250 },
            ...(price === undefined ? [] : [{ _id: '8', product_name: 'Hub', price }]),
          ]
        : undefined,
    );

  beforeEach(() => {
    localStorage.clear();
    basketStore.add([disc, hub]);
  });

  it('leaves the basket, and is sent as one order', async () => {
    expect(keepBasket(email, delivery, false)).toBe(true);
    expect(basketStore.read()).toEqual([]);
    const send = hostWithHubAt(90);
    const page = await render(send, <Sender user={email} />);
    await expect.poll(() => readOfflineQueue()).toEqual([]);
    const [, body] = send.mock.calls.find(([name]) => name === 'placeOrderLines') ?? [];
    expect(body).toEqual({
      ...customer,
      note: 'Gate 2',
      lines: [
        { product_name: 'Brake Disc', orderQuantity: 2 },
        { product_name: 'Hub', orderQuantity: 1 },
      ],
    });
    await page.close();
  });

  it('is placed when the host accepts it with a response of another shape (D21)', async () => {
    keepBasket(email, delivery, false);
    const send = hostWithHubAt(90);
    const accept: Send = async (name, input) => {
      if (name === 'placeOrderLines') throw new AnswerError(name, []);
      return send(name, input);
    };
    const page = await render(accept, <Sender user={email} />);
    await expect.poll(() => readOfflineQueue()).toEqual([]);
    await page.close();
  });

  it.each([
    [95, 'Hub: 90 is now 95.'],
    [undefined, 'Hub gone.'],
  ])('is not sent if a part costs %s', async (price, refusal) => {
    keepBasket(email, delivery, false);
    const send = hostWithHubAt(price);
    const page = await render(send, <Sender user={email} />);
    await expect.poll(refusalNow).toBe(refusal);
    expect(send.mock.calls.map(([name]) => name)).not.toContain('placeOrderLines');
    await page.close();
  });

  it('names every part that is no longer on sale', async () => {
    keepBasket(email, delivery, false);
    const page = await render(async () => [], <Sender user={email} />);
    await expect.poll(refusalNow).toBe('Brake Disc, Hub gone.');
    await page.close();
  });

  it('is sent at several new prices only after the customer has read all of them', async () => {
    keepBasket(email, delivery, false);
    const send = vi.fn<Send>(async (name) =>
      name === 'findParts'
        ? [
            { _id: '7', product_name: 'Brake Disc', price: 2500 },
            { _id: '8', product_name: 'Hub', price: ' ask ' },
          ]
        : undefined,
    );
    const page = await render(send, <Sender user={email} />);
    const refusal = 'Brake Disc: 250 is now 2500.\nHub: 90 is now ask.';
    await expect.poll(refusalNow).toBe(refusal);
    await page.rerender(<SendNow />);
    await page.click(refusal);
    await expect.poll(readOfflineQueue).toEqual([]);
    expect(send.mock.calls.filter(([name]) => name === 'placeOrderLines')).toHaveLength(1);
    await page.close();
  });

  it('that is refused for lines says which, in the language of the customer', async () => {
    keepBasket(email, delivery, false);
    const send = hostWithHubAt(90);
    const refuse: Send = async (name, input) => {
      if (name !== 'placeOrderLines') return send(name, input);
      throw new HttpError(name, 409, 'Nothing was ordered.', [], { lines: [{ index: 1, product_name: 'Hub' }] });
    };
    const page = await render(refuse, <Sender user={email} />);
    await expect.poll(refusalNow).toBe('Hub: নেই');
    await page.close();
  });

  it('is an order for each part on a host without numbers', () => {
    keepBasket(email, { ...delivery, note: '' }, true);
    expect(readOfflineQueue().map(({ order: { product_name }, more }) => [product_name, more])).toEqual([
      ['Brake Disc', undefined],
      ['Hub', undefined],
    ]);
  });
});
