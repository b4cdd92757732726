import { describe, expect, test } from 'vitest';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, karim, order, rahim, review } from '../fixtures.ts';

const id: unknown = expect.stringMatching(/^[\da-f]{24}$/);

describe('parts', () => {
  test('are added by an admin and visible to all visitors (S155)', async () => {
    const { clientOf } = await startBackend();
    await (await clientOf(admin)).addPart(disc);
    const visitor = await clientOf();
    const [part, ...others] = await visitor.listParts();
    expect(others).toEqual([]);
    expect(part).toEqual({ _id: id, ...disc });
    expect(await visitor.getPart({ id: String(part?._id) })).toEqual(part);
  });

  test('may omit name, description, price and stock, and accept numbers as text', async () => {
    const { app, tokenOf, clientOf } = await startBackend();
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    const payload = {
      image: 'https://example.com/a.jpg',
      minimum_order_quantity: '3',
      price: '45',
      available_quantity: '',
    };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/addparts', headers, payload });
    expect(statusCode).toBe(201);
    expect(await (await clientOf()).listParts()).toEqual([
      { _id: id, image: 'https://example.com/a.jpg', minimum_order_quantity: 3, price: 45 },
    ]);
  });

  test('are deleted by an admin, once (S158)', async () => {
    const { clientOf } = await startBackend();
    const dealer = await clientOf(admin);
    await dealer.addPart(disc);
    const part = { id: String((await dealer.listParts())[0]?._id) };
    expect(await dealer.deletePart(part)).toEqual({ deletedCount: 1 });
    expect(await dealer.deletePart(part)).toEqual({ deletedCount: 0 });
    expect(await dealer.listParts()).toEqual([]);
  });
});

describe('orders', () => {
  test('are placed, listed and deleted, and change the stock (S153)', async () => {
    const { clientOf } = await startBackend();
    const dealer = await clientOf(admin);
    const shopper = await clientOf(rahim);
    await dealer.addPart(disc);
    const stock = async () => (await dealer.listParts())[0]?.available_quantity;

    await shopper.placeOrder(order);
    expect(await stock()).toBe(34);
    const [placed, ...others] = await shopper.listOrders({ email: rahim });
    expect(others).toEqual([]);
    expect(placed).toMatchObject({ _id: id, ...order, price: disc.price, status: 'placed' });

    expect(await shopper.deleteOrder({ id: String(placed?._id) })).toEqual({ deletedCount: 1 });
    expect(await shopper.deleteOrder({ id: String(placed?._id) })).toEqual({ deletedCount: 0 });
    expect(await shopper.listOrders({ email: rahim })).toEqual([]);
    expect(await stock()).toBe(36);
  });

  test('are placed once per idempotency key, also after their deletion', async () => {
    const { app, clientOf, tokenOf } = await startBackend();
    await (await clientOf(admin)).addPart(disc);
    const send = async (key: string, payload: object = order) => {
      const headers = { authorization: `Bearer ${await tokenOf(rahim)}`, 'idempotency-key': key };
      return app.inject({ method: 'POST', url: '/api/orderparts', headers, payload });
    };
    const [first, second] = [await send('attempt-1'), await send('attempt-1')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await send('attempt-1', { ...order, orderQuantity: 3 })).statusCode).toBe(422);
    expect((await send('two words')).json()).toMatchObject({ issues: [{ path: 'idempotency-key' }] });
    const shopper = await clientOf(rahim);
    expect(await shopper.listOrders({ email: rahim })).toHaveLength(1);

    await shopper.deleteOrder({ id: first.json<{ insertedId: string }>().insertedId });
    const late = await send('attempt-1');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ message: expect.stringMatching(/later deleted/) as unknown });
    expect(await shopper.listOrders({ email: rahim })).toEqual([]);
    expect((await send('attempt-2')).statusCode).toBe(201);
  });

  test('belong to the same user regardless of the case of the e-mail address', async () => {
    const { clientOf } = await startBackend();
    await (await clientOf(admin)).addPart(disc);
    const shopper = await clientOf('Rahim@Example.COM');
    await shopper.placeOrder({ ...order, userEmail: 'RAHIM@example.com' });
    expect(await (await clientOf(rahim)).listOrders({ email: 'rAhim@example.com' })).toMatchObject([
      { _id: id, ...order },
    ]);
    expect(await (await clientOf(admin)).listUsers()).toMatchObject([{ email: admin }, { email: rahim }]);
  });
});

test('reviews accept any rating and are public without the e-mail address of their author (S129)', async () => {
  const { clientOf } = await startBackend();
  const shopper = await clientOf(rahim);
  for (const rating of [6, -1, 4.5]) await shopper.addReview({ ...review, rating });
  const { reviewerEmail: _private, ...visible } = review;
  expect(await (await clientOf()).listReviews()).toEqual(
    [6, -1, 4.5].map((rating) => ({ _id: id, ...visible, rating })),
  );
});

describe('users', () => {
  test('are stored when they sign in, with the name from the call or from the provider', async () => {
    const { app, clientOf } = await startBackend();
    const dealer = await clientOf(admin);
    const shopper = await clientOf(rahim);
    await shopper.signIn({ email: rahim, username: 'Rahim Uddin' });
    await app.inject({
      method: 'PUT',
      url: `/api/user/${karim}`,
      headers: { authorization: `Bearer ${idTokenOf(karim, { name: 'Karim Ali' })}` },
      payload: { email: karim },
    });
    expect(await dealer.listUsers()).toEqual([
      { _id: id, email: admin, role: 'admin', emailVerified: true, blocked: false },
      { _id: id, email: rahim, username: 'Rahim Uddin', emailVerified: true, blocked: false },
      { _id: id, email: karim, username: 'Karim Ali', emailVerified: true, blocked: false },
    ]);
  });

  test('change and read their own profile', async () => {
    const { clientOf } = await startBackend();
    const shopper = await clientOf(rahim);
    const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '01700000000' };
    await shopper.updateUser(profile);
    expect(await shopper.getProfile({ email: rahim })).toEqual({
      _id: id,
      ...profile,
      emailVerified: true,
      blocked: false,
    });
  });

  test('become admins at once, with their current token (S147)', async () => {
    const { clientOf } = await startBackend();
    const dealer = await clientOf(admin);
    const shopper = await clientOf(rahim);
    expect(await shopper.getAdmin({ email: rahim })).toEqual({ admin: false });
    await expect(shopper.addPart(disc)).rejects.toMatchObject({ status: 403 });

    expect(await dealer.makeAdmin({ email: rahim })).toEqual({ modifiedCount: 1 });
    expect(await dealer.makeAdmin({ email: rahim })).toEqual({ modifiedCount: 0 });
    expect(await dealer.makeAdmin({ email: 'unknown@example.com' })).toEqual({ modifiedCount: 0 });
    expect(await shopper.getAdmin({ email: rahim })).toEqual({ admin: true });
    await shopper.addPart(disc);
  });
});

describe('the API itself', () => {
  test('reports its health', async () => {
    const { clientOf } = await startBackend();
    expect(await (await clientOf()).getHealth()).toEqual({ status: 'ok' });
  });

  test('answers HEAD like GET but without the body, and OPTIONS with the supported methods', async () => {
    const { app, store } = await startBackend();
    await store.addPart(disc);
    for (const url of ['/api/parts', '/api/healthz', '/api/openapi.json']) {
      const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })];
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, get.headers['content-length']]);
    }
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/api/orderparts' });
    expect([statusCode, headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    const options = await app.inject({ method: 'OPTIONS', url: `/api/user/${rahim}` });
    expect([options.statusCode, options.headers['allow'], options.body]).toEqual([204, 'PUT, GET, HEAD, OPTIONS', '']);
  });

  test('forbids caches to store private responses, and lets them revalidate public ones', async () => {
    const { app, tokenOf } = await startBackend();
    const headers = { authorization: `Bearer ${await tokenOf(rahim)}` };
    const own = await app.inject({ url: `/api/user/${rahim}`, headers });
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/api/parts')).headers['cache-control']).toBe('no-cache');
  });

  test('accepts a call with the JSON content type but without a body', async () => {
    const { app, tokenOf } = await startBackend();
    await tokenOf(rahim);
    const headers = { authorization: `Bearer ${await tokenOf(admin)}`, 'content-type': 'application/json' };
    const promoted = await app.inject({ method: 'PUT', url: `/api/user/admin/${rahim}`, headers });
    expect(promoted.json()).toEqual({ modifiedCount: 1 });
    const deleted = await app.inject({ method: 'DELETE', url: '/api/myorders/none', headers });
    expect(deleted.json()).toEqual({ deletedCount: 0 });
  });
});
