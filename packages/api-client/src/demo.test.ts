// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemo } from './demo.js';
import { createSessionClient, HttpError } from './index.js';
import { createSession } from './signIn/session.js';

const parts = [
  { _id: '1', product_name: 'Clutch Kit 430 mm', price: 38500, minimum_order_quantity: 2, available_quantity: 5 },
  { _id: '2', product_name: 'Brake Disc' },
];
const admin = 'owner@shop.example';
const email = 'karim@shop.example';

const open = () => {
  const demo = createDemo({ parts, admin });
  const session = createSession({ loadProvider: demo.loadProvider });
  return { session, client: createSessionClient({ host: '', fetch: demo.fetch, ...session.tokens }) };
};

const order = (orderQuantity: number) => ({
  userEmail: email,
  userName: 'Karim',
  product_name: 'Clutch Kit 430 mm',
  address: 'Sylhet',
  phone: '01819-000731',
  orderQuantity,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a shop without a backend', () => {
  it('takes an order, lowers the stock, and keeps both for the next visit', async () => {
    const { client } = open();
    await client.placeOrder(order(2));
    const next = open().client;
    expect(await next.getPart({ id: '1' })).toMatchObject({ available_quantity: 3 });
    const [placed] = await next.listOrders({ email });
    expect(placed).toMatchObject({ orderQuantity: 2, price: 38500 });
    await next.deleteOrder({ id: placed?._id ?? '' });
    expect(await next.listOrders({ email })).toEqual([]);
    expect(await next.getPart({ id: '1' })).toMatchObject({ available_quantity: 5 });
  });

  it.each([
    [order(1), 422, 'Order at least 2.'],
    [order(6), 409, 'Only 5 are left.'],
    [{ ...order(2), product_name: 'Axle' }, 404, 'This part is not on sale.'],
    [order(2.5), 400, 'The demo could not read the request.'],
  ])('refuses an order that no backend would take: %j', async (refused, status, message) => {
    const { client } = open();
    await expect(client.placeOrder(refused)).rejects.toMatchObject({ status, message });
    expect(await client.listOrders({ email })).toEqual([]);
  });

  it('starts again with its own data if the stored data cannot be read', async () => {
    localStorage.setItem('demoShop', '{"parts":[{}]}');
    expect(await open().client.listParts()).toHaveLength(2);
  });

  it('answers in memory if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { client } = open();
    await client.placeOrder(order(2));
    expect(await client.listOrders({ email })).toHaveLength(1);
  });

  it('signs everyone in, and the named address as an admin', async () => {
    const { client, session } = open();
    await session.signIn((provider) => provider.login({ email: admin, password: 'any' }));
    expect(session.current()).toMatchObject({ status: 'signedIn', account: { email: admin, isVerified: true } });
    expect(await client.getAdmin({ email: admin })).toEqual({ admin: true });
    expect(await client.getAdmin({ email })).toEqual({ admin: false });
    const axle = { product_name: 'Axle', image: '/axle.jpg', minimum_order_quantity: 1 };
    await client.addPart(axle);
    expect((await client.listParts()).at(-1)).toMatchObject({ product_name: 'Axle' });
    await expect(client.addPart({ ...axle, product_name: 'axle ' })).rejects.toThrow(HttpError);
  });

  it('stores no password', async () => {
    const { session } = open();
    await session.signIn((provider) => provider.login({ email, password: 'kept nowhere' }));
    const values = Array.from({ length: localStorage.length }, (_, index) =>
      localStorage.getItem(localStorage.key(index) ?? ''),
    );
    expect(values.join()).toContain(email);
    expect(values.join()).not.toContain('kept nowhere');
  });

  it('refuses calls beyond the documented ones', async () => {
    await expect(open().client.findParts()).rejects.toMatchObject({ status: 404 });
  });
});
