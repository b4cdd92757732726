// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '../index.js';
import type { MutationSettings } from './ClientProvider.js';
import { type KeptOrder, keptOrders } from './keptOrders.js';
import { renderWithClient, type Send } from './renderWithClient.js';
import { type KeptOrderMessages, useKeptOrders, useSendKeptOrders } from './useKeptOrders.js';
import { useMutation } from './useMutation.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };
const kept = { id: 'key-1', order, partId: '7', price: 250 };
const offline = new NetworkError('placeOrder', new TypeError('fetch failed'));

const messages: KeptOrderMessages = {
  sent: ({ order: { product_name } }) => `${product_name} is ordered.`,
  priceChanged: ({ price }, now) => `${price} is now ${now}.`,
  mayBePlaced: 'It may be placed.',
};

/** A host that sells the part at a price. */
const hostAt = (price: number, place: Send = async () => undefined) =>
  vi.fn<Send>(async (name, ...rest) => (name === 'getPart' ? { _id: '7', price } : place(name, ...rest)));

const placed = (send: ReturnType<typeof hostAt>) => send.mock.calls.filter(([name]) => name === 'placeOrder');

const onSuccess = vi.fn<(message: string) => void>();
const onError = vi.fn<(message: string) => void>();

const Sender = ({ user = email }: { user?: string | undefined }) => {
  useSendKeptOrders(user, messages);
  return null;
};

const SendNow = () => {
  const { kept: all, send } = useKeptOrders(email, messages);
  return all.map(({ id, refusal }: KeptOrder) => (
    <button key={id} onClick={() => void send(id)}>
      {refusal ?? 'waiting'}
    </button>
  ));
};

const render = (send: Send, component: React.ReactNode, settings: Partial<MutationSettings> = {}) =>
  renderWithClient(send, component, { onSuccess, onError, ...settings });

beforeEach(() => {
  for (const { id } of keptOrders.read()) keptOrders.discard(id);
  vi.clearAllMocks();
});

describe('a kept order', () => {
  it('is sent with the key of its first attempt, and reported', async () => {
    const send = hostAt(250, vi.fn<Send>().mockRejectedValueOnce(offline).mockResolvedValue(undefined));
    const results: unknown[] = [];
    const Form = () => {
      const place = useMutation('placeOrder');
      return <button onClick={() => void place(order).then((result) => results.push(result))}>Order</button>;
    };
    const form = await render(send, <Form />);
    await form.click('Order');
    expect(results).toMatchObject([{ kind: 'offline' }]);
    const [{ idempotencyKey = '' }] = results as [{ idempotencyKey?: string }];
    keptOrders.keep({ ...kept, id: idempotencyKey });
    const page = await render(send, <Sender />);
    await vi.waitFor(() => expect(keptOrders.read()).toEqual([]));
    expect(placed(send).map(([, , options]) => options?.idempotencyKey)).toEqual([idempotencyKey, idempotencyKey]);
    expect(onSuccess).toHaveBeenCalledWith('Brake Disc is ordered.', 'placeOrder');
    await page.close();
    await form.close();
  });

  it('waits while the host cannot be reached, and is sent once when the device is online', async () => {
    keptOrders.keep(kept);
    const send = hostAt(250, vi.fn<Send>().mockRejectedValueOnce(offline).mockResolvedValue(undefined));
    const page = await render(send, <Sender />);
    await vi.waitFor(() => expect(placed(send)).toHaveLength(1));
    expect(keptOrders.read()).toHaveLength(1);
    await act(async () => {
      dispatchEvent(new Event('online'));
      dispatchEvent(new Event('online'));
    });
    await vi.waitFor(() => expect(keptOrders.read()).toEqual([]));
    expect(placed(send)).toHaveLength(2);
    await page.close();
  });

  it('that the host refuses stays, with the reason, and is not sent by itself again', async () => {
    keptOrders.keep(kept);
    const refused = new HttpError('placeOrder', 409, 'Only 1 is left.', []);
    const send = hostAt(250, async () => Promise.reject(refused));
    const page = await render(send, <Sender />);
    await vi.waitFor(() => expect(keptOrders.read()[0]?.refusal).toBe('Only 1 is left.'));
    expect(onError).toHaveBeenCalledWith('Only 1 is left.', 'placeOrder');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(placed(send)).toHaveLength(1);
    await page.close();
  });

  it('is sent at a new price only by the customer', async () => {
    keptOrders.keep(kept);
    const send = hostAt(300);
    const sender = await render(send, <Sender />);
    await vi.waitFor(() => expect(keptOrders.read()[0]?.refusal).toBe('250 is now 300.'));
    expect(placed(send)).toEqual([]);
    const page = await render(send, <SendNow />);
    await page.click('250 is now 300.');
    await vi.waitFor(() => expect(keptOrders.read()).toEqual([]));
    expect(placed(send)).toHaveLength(1);
    await sender.close();
    await page.close();
  });

  it('of another user is neither shown nor sent', async () => {
    keptOrders.keep({ ...kept, order: { ...order, userEmail: 'karim@example.com' } });
    const send = hostAt(250);
    const page = await render(
      send,
      <>
        <Sender />
        <SendNow />
      </>,
    );
    expect(page.text()).toBe('');
    expect(send).not.toHaveBeenCalled();
    await act(async () => void keptOrders.discardAll(email));
    expect(keptOrders.read()).toHaveLength(1);
    await page.close();
  });

  it('is discarded if it does not have the shape of the contract', () => {
    keptOrders.keep(kept);
    const stored = localStorage.getItem('keptOrders') ?? '';
    localStorage.setItem('keptOrders', stored.replace('"orderQuantity":2', '"orderQuantity":{}'));
    expect(keptOrders.read()).toEqual([]);
  });
});

describe('on a host without idempotency keys, a kept order', () => {
  const settings = { idempotencyKeys: false };

  it('is not sent by itself', async () => {
    keptOrders.keep(kept);
    const send = hostAt(250);
    const page = await render(send, <Sender />, settings);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(send).not.toHaveBeenCalled();
    await page.close();
  });

  it('is sent by the customer, without a key', async () => {
    keptOrders.keep(kept);
    const send = hostAt(250);
    const page = await render(send, <SendNow />, settings);
    await page.click('waiting');
    await vi.waitFor(() => expect(keptOrders.read()).toEqual([]));
    expect(placed(send)).toEqual([['placeOrder', order, undefined]]);
    await page.close();
  });
});
