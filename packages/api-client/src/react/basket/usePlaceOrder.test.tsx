// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { format, refusals } from '../../../tests/messages.js';
import { callHook, renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities, HttpError, NetworkError } from '../../index.js';
import { beginOrder } from '../data/requests/idempotencyKeys.js';
import { readOfflineQueue } from './placing/offlineQueue.js';
import { useOrderDefaults } from './useOrderDefaults.js';
import { usePlaceOrder } from './usePlaceOrder.js';

const rahim = { email: 'rahim@example.com', name: 'Rahim' };
const disc = { _id: '7', product_name: 'Brake Disc', price: 250 };
const typed = { orderQuantity: 2, address: 'Zindabazar', phone: '017' };
const order = { ...typed, userEmail: rahim.email, userName: 'Rahim', product_name: 'Brake Disc' };
const messages = {
  ...format,
  order: { placed: 'Placed.', mayBePlaced: 'It may be placed.', refusals },
  offlineQueue: { saved: 'Saved.', savedUntilSent: 'Saved until you send it.', notSaved: 'Not saved.' },
};

const onSuccess = vi.fn<(message: string) => void>();
const onError = vi.fn<(message: string) => void>();
const send = vi.fn<Send>();
const place = (capabilities?: typeof documentedCapabilities) =>
  callHook(send, () => usePlaceOrder(disc, rahim, messages), {
    onSuccess,
    onError,
    ...(capabilities && { capabilities }),
  });

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('an order of a part', () => {
  it('has the name of the part and the customer', async () => {
    send.mockResolvedValueOnce({ insertedId: 'o1' });
    expect(await place().onOrder(typed)).toBeUndefined();
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['placeOrder', order]);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Placed.', 'placeOrder');
  });

  it('has the own values of the site on a host that stores them, and on no other', async () => {
    const extra = { 'Truck number': 'Ta 11-1234' };
    const { product_name, orderQuantity, ...contact } = order;
    const body = { ...contact, extra, lines: [{ product_name, orderQuantity }] };
    send.mockResolvedValueOnce({ orderNumber: 1001, insertedIds: ['o1'] });
    await place().onOrder({ ...typed, extra });
    send.mockResolvedValueOnce({ insertedId: 'o1' });
    await place(documentedCapabilities).onOrder({ ...typed, extra });
    expect(send.mock.calls.map((call) => call.slice(0, 2))).toEqual([
      ['placeOrderLines', body],
      ['placeOrder', order],
    ]);
  });

  it('may be placed, on a host without idempotency keys that has not answered', async () => {
    send.mockRejectedValueOnce(new NetworkError('placeOrder', new TypeError('fetch failed')));
    expect(await place(documentedCapabilities).onOrder(typed)).toMatchObject({ message: 'It may be placed.' });
  });

  it.each([
    [404, {}, 'নেই'],
    [400, { minimum_order_quantity: 5 }, 'অন্তত 5'],
    [409, { available_quantity: 3 }, '3 আছে'],
  ])('is refused with a %i in the language of the customer, also at the field', async (status, why, message) => {
    const issues = [{ path: 'orderQuantity', message: 'In English.' }];
    const body = { lines: [{ index: 0, product_name: 'Brake Disc', ...why }] };
    send.mockRejectedValueOnce(new HttpError('placeOrder', status, 'In English.', issues, body));
    expect(await place().onOrder(typed)).toMatchObject({ message, fields: { orderQuantity: message } });
    expect(onError).toHaveBeenCalledExactlyOnceWith(message, 'placeOrder');
  });

  it('is refused as the host says, if it names no line', async () => {
    const issues = [{ path: 'orderQuantity', message: 'At most 3.' }];
    send.mockRejectedValueOnce(new HttpError('placeOrder', 409, 'Only 3 are left.', issues));
    const fields = { orderQuantity: 'At most 3.' };
    expect(await place().onOrder(typed)).toMatchObject({ message: 'Only 3 are left.', fields });
  });

  it.each([
    [undefined, 'Saved.'],
    [documentedCapabilities, 'Saved until you send it.'],
  ])('is kept on the device at the price that was seen (%#)', (capabilities, message) => {
    expect(place(capabilities).onKeep(typed)).toBe(true);
    expect(readOfflineQueue()).toMatchObject([{ order, partId: '7', price: 250 }]);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(message, 'placeOrder');
  });

  it('is not kept on a device whose storage is full, and says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(place().onKeep(typed)).toBe(false);
    expect(onError).toHaveBeenCalledExactlyOnceWith('Not saved.', 'placeOrder');
  });
});

describe('an order form', () => {
  const Form = ({ email, again }: { email: string | undefined; again?: string | null }) => {
    const defaults = useOrderDefaults(email, again);
    return defaults ? `${defaults.address} ${defaults.phone} ${defaults.quantity}` : 'waiting';
  };
  const host: Send = async (name) =>
    name === 'listOrders' || name === 'findOwnOrders'
      ? [{ _id: 'o1', address: 'Bondor', orderQuantity: 3 }]
      : { loaction: 'Zindabazar', phone: '017' };

  it.each([
    ['the profile', null, 'Zindabazar 017 undefined'],
    ['the earlier order, and what it lacks from the profile', 'o1', 'Bondor 017 3'],
    ['the profile, if the earlier order is gone', 'o2', 'Zindabazar 017 undefined'],
  ])('starts with %s', async (_, again, text) => {
    const page = await renderWithClient(vi.fn<Send>(host), <Form email={rahim.email} again={again} />);
    expect(page.text()).toBe(text);
    await page.close();
  });

  it('offers the addresses of the last orders, the newest first, and starts with them if there is no profile', async () => {
    const orders = [
      { _id: 'o1', address: 'Bondor', phone: '018' },
      { _id: 'o2', address: 'Amberkhana', phone: '019' },
      { _id: 'o3', address: ' Bondor ', phone: '017' },
    ];
    const Offered = () => {
      const defaults = useOrderDefaults(rahim.email);
      return defaults && `${defaults.address} ${defaults.phone}: ${defaults.addresses?.join(', ')}`;
    };
    const numbered = vi.fn<Send>(async (name) => (name === 'findOwnOrders' ? orders : {}));
    const page = await renderWithClient(numbered, <Offered />);
    expect(page.text()).toBe('Bondor 017: Bondor, Amberkhana');
    await page.close();
  });

  it('reads the earlier order without releasing the key of an order whose response was lost', async () => {
    const sent = beginOrder(order);
    sent.end(false);
    const page = await renderWithClient(vi.fn<Send>(host), <Form email={rahim.email} again="o1" />);
    expect(page.text()).toBe('Bondor 017 3');
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(beginOrder(order).key).toBe(sent.key);
    await page.close();
  });

  it('starts empty if the profile cannot be read, and waits for a user', async () => {
    const page = await renderWithClient(vi.fn<Send>().mockRejectedValue(new NetworkError('getProfile', undefined)), [
      <Form key="signed out" email={undefined} />,
      <Form key="signed in" email={rahim.email} />,
    ]);
    expect(page.text()).toBe('waitingundefined undefined undefined');
    await page.close();
  });
});
