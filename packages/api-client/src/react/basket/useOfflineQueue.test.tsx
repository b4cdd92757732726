// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentedCapabilities, HttpError, NetworkError } from '../../index.js';
import type { ClientProviderProps } from '../data/ClientProvider.js';
import { offlineQueueLimits, offlineQueue, readOfflineQueue } from './placing/offlineQueue.js';
import { queueMessages as messages } from '../../../tests/messages.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { refusalText } from './placing/offlineQueueMessages.js';
import { useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };
const queued = { order, partId: '7', price: 250 };
const offline = new NetworkError('placeOrder', new TypeError('fetch failed'));

/** Why the first order is not sent by itself, as the customer reads it. */
const refusalNow = () => readOfflineQueue().map((stored) => refusalText(stored, messages, (kind) => kind))[0];

/** A host that sells the part at a price. */
const hostAt = (price: number, place: Send = async () => undefined) =>
  vi.fn<Send>(async (name, ...rest) => (name === 'getPart' ? { _id: '7', price } : place(name, ...rest)));

const placed = (send: ReturnType<typeof hostAt>) => send.mock.calls.filter(([name]) => name === 'placeOrder');

const onSuccess = vi.fn<(message: string) => void>();
const onError = vi.fn<(message: string) => void>();

const Sender = ({ user }: { user: string | undefined }) => {
  useSendOfflineQueue(user, messages);
  return null;
};

const SendNow = ({ onResult }: { onResult?: (result: unknown) => void }) => {
  const { orders: all, onSend } = useOfflineQueue(email, messages);
  return all.map(({ id, refusal }) => (
    <button key={id} onClick={() => void onSend(id).then(onResult)}>
      {refusal ?? 'waiting'}
    </button>
  ));
};

const render = (send: Send, component: React.ReactNode, settings: Partial<ClientProviderProps> = {}) =>
  renderWithClient(send, component, { onSuccess, onError, ...settings });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a queued order', () => {
  it('waits while the host cannot be reached, and is sent once when the device is online', async () => {
    offlineQueue.add(queued);
    const send = hostAt(250, vi.fn<Send>().mockRejectedValueOnce(offline).mockResolvedValue(undefined));
    const page = await render(send, <Sender user={email} />);
    await expect.poll(() => placed(send)).toHaveLength(1);
    const before = readOfflineQueue();
    expect(before).toHaveLength(1);
    await act(async () => {
      dispatchEvent(new Event('online'));
      dispatchEvent(new Event('online'));
    });
    await expect.poll(() => readOfflineQueue()).toEqual([]);
    const { id } = before[0] ?? {};
    expect(placed(send).map(([, , options]) => options?.idempotencyKey)).toEqual([id, id]);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Brake Disc: Placed.', 'placeOrder');
    await page.close();
  });

  it('that the host refuses stays, with the reason, and is not sent by itself again', async () => {
    offlineQueue.add(queued);
    const refused = new HttpError('placeOrder', 409, 'Only 1 is left.', []);
    const send = hostAt(250, async () => Promise.reject(refused));
    const page = await render(send, <Sender user={email} />);
    await expect.poll(refusalNow).toBe('Only 1 is left.');
    expect(onError).toHaveBeenCalledWith('Only 1 is left.', 'placeOrder');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(placed(send)).toHaveLength(1);
    await page.close();
  });

  it('is sent at a new price only by the customer, who has seen it', async () => {
    offlineQueue.add(queued);
    let price = 300;
    const send = vi.fn<Send>(async (name) => (name === 'getPart' ? { _id: '7', price } : undefined));
    const sender = await render(send, <Sender user={email} />);
    await expect.poll(refusalNow).toBe('250 is now 300.');
    price = 320;
    const page = await render(send, <SendNow />);
    await page.click('250 is now 300.');
    await expect.poll(refusalNow).toBe('300 is now 320.');
    expect(placed(send)).toEqual([]);
    await page.click('300 is now 320.');
    await expect.poll(() => readOfflineQueue()).toEqual([]);
    expect(placed(send)).toHaveLength(1);
    await sender.close();
    await page.close();
  });

  it('waits while the price of the part is not known', async () => {
    offlineQueue.add(queued);
    const send = vi.fn<Send>().mockRejectedValue(new HttpError('getPart', 503, undefined, []));
    const results: unknown[] = [];
    const page = await render(send, <SendNow onResult={(result) => results.push(result)} />);
    await page.click('waiting');
    await expect.poll(() => results).toEqual([{ message: 'server', kind: 'server' }]);
    expect(placed(send)).toEqual([]);
    expect(readOfflineQueue()).toMatchObject([queued]);
    await page.close();
  });

  it('of a part that is no longer on sale stays, with the reason in the language of the customer', async () => {
    offlineQueue.add(queued);
    const send = vi.fn<Send>().mockRejectedValue(new HttpError('getPart', 404, 'No such part.', []));
    const page = await render(send, <Sender user={email} />);
    await expect.poll(refusalNow).toBe('Brake Disc: নেই');
    expect(placed(send)).toEqual([]);
    await page.close();
  });

  it.each([undefined, 'karim@example.com'])('is not sent once the user is %s', async (next) => {
    offlineQueue.add(queued);
    offlineQueue.add({ ...queued, order: { ...order, orderQuantity: 3 } });
    let respond: (part: unknown) => void = () => undefined;
    const send = vi.fn<Send>(() => new Promise((resolve) => (respond = resolve)));
    const page = await render(send, <Sender user={email} />);
    await page.rerender(<Sender user={next} />);
    await act(async () => respond({ _id: '7', price: 250 }));
    expect(send).toHaveBeenCalledOnce();
    expect(readOfflineQueue()).toHaveLength(2);
    await page.close();
  });

  it('is not sent by itself after a day, but by the customer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    offlineQueue.add(queued);
    const until = Date.now() + offlineQueueLimits.age;
    vi.advanceTimersByTime(offlineQueueLimits.automatic);
    const send = hostAt(250);
    const sender = await render(send, <Sender user={email} />);
    const message = `Not sent; stays until ${new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(until)}.`;
    await expect.poll(refusalNow).toBe(message);
    expect(onError).toHaveBeenCalledWith(message, 'placeOrder');
    expect(send).not.toHaveBeenCalled();
    const page = await render(send, <SendNow />);
    await page.click(message);
    await expect.poll(() => placed(send)).toHaveLength(1);
    await sender.close();
    await page.close();
  });

  it('is removed from the device after 30 days, for every user of it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    offlineQueue.add(queued);
    vi.advanceTimersByTime(offlineQueueLimits.age - 1);
    const before = await render(hostAt(250), <Sender user={undefined} />);
    expect(localStorage.getItem('offlineQueue')).not.toBeNull();
    await before.close();
    vi.advanceTimersByTime(1);
    const after = await render(hostAt(250), <Sender user={undefined} />);
    expect(localStorage.getItem('offlineQueue')).toBeNull();
    await after.close();
  });

  it('of another user is neither shown nor sent', async () => {
    offlineQueue.add({ ...queued, order: { ...order, userEmail: 'karim@example.com' } });
    const send = hostAt(250);
    const page = await render(
      send,
      <>
        <Sender user={email} />
        <SendNow />
      </>,
    );
    expect(page.text()).toBe('');
    expect(send).not.toHaveBeenCalled();
    expect([email, 'karim@example.com'].map(offlineQueue.has)).toEqual([false, true]);
    await act(async () => offlineQueue.discardAll(email));
    expect(readOfflineQueue()).toHaveLength(1);
    await page.close();
  });
});

describe('on a host without idempotency keys, a queued order', () => {
  const settings = { capabilities: documentedCapabilities };

  it('is not sent by itself', async () => {
    offlineQueue.add(queued);
    const send = hostAt(250);
    const page = await render(send, <Sender user={email} />, settings);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(send).not.toHaveBeenCalled();
    await page.close();
  });

  it('is sent by the customer, without a key', async () => {
    offlineQueue.add(queued);
    const send = hostAt(250);
    const page = await render(send, <SendNow />, settings);
    await page.click('waiting');
    await expect.poll(() => readOfflineQueue()).toEqual([]);
    expect(placed(send)).toEqual([['placeOrder', order, undefined]]);
    await page.close();
  });
});
