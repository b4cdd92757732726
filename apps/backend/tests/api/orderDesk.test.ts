import { type Client, HttpError } from '@dealerkit/api-client';
import { expect, test, vi } from 'vitest';
import { disc, karim, order, rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';

async function openShop() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  await dealer.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 1000 });
  return { ...backend, dealer, shopper: await backend.clientOf(rahim) };
}

/** Places an order of one line, and returns its `_id`. */
async function place(shopper: Client, orderQuantity = 2): Promise<string> {
  const { insertedId } = await shopper.placeOrder({ ...order, orderQuantity });
  return String(insertedId);
}

async function refusalOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof HttpError) return error;
  throw new Error('The call was not refused.');
}

test('moves many lines, each by itself, and names those that it left as they are', async () => {
  const { dealer, shopper } = await openShop();
  const ids = [await place(shopper), await place(shopper), await place(shopper)];
  await dealer.setOrderStatus({ id: ids[1] ?? '', from: 'placed', to: 'cancelled', reason: 'Out of stock' });
  const unknown = '0'.repeat(24);
  const step = { from: 'placed', to: 'confirmed', reason: 'By phone' } as const;
  expect(await dealer.setOrderStatuses({ ids: [...ids, unknown, ids[0] ?? ''], ...step })).toEqual({
    modifiedCount: 2,
    conflicts: [
      { _id: ids[1], status: 'cancelled', message: 'This line is cancelled by now. Check it, then try again.' },
      { _id: unknown, status: null, message: 'There is no such order.' },
    ],
  });
  const [line] = (await dealer.getOrderByNumber({ number: '1003' })).lines;
  expect(line?.history?.at(-1)).toMatchObject({ status: 'confirmed', by: admin, reason: 'By phone' });
  expect(await dealer.getOrderCounts()).toMatchObject({ placed: 0, confirmed: 2, cancelled: 1 });
});

test('names the lines that the database could not move, and fails only if it could move none', async () => {
  const { store, dealer, shopper } = await openShop();
  const ids = [await place(shopper), await place(shopper), await place(shopper)];
  const setOrderStatus = store.setOrderStatus.bind(store);
  vi.spyOn(store, 'setOrderStatus').mockImplementation(async (_id, ...change) => {
    if (_id === ids[1]) throw new StoreUnavailableError(new Error('the disk is full'));
    return setOrderStatus(_id, ...change);
  });
  const step = { from: 'placed', to: 'confirmed' } as const;
  expect(await dealer.setOrderStatuses({ ids, ...step })).toEqual({
    modifiedCount: 2,
    conflicts: [
      { _id: ids[1], status: 'placed', message: 'This line could not be changed right now. Try again in a moment.' },
    ],
  });
  expect((await refusalOf(dealer.setOrderStatuses({ ids: [ids[1] ?? ''], ...step }))).status).toBe(503);
});

test.each([
  [{ ids: ['x'], from: 'placed', to: 'packed' }, 400],
  [{ ids: ['x'], from: 'handedOver', to: 'cancelled' }, 400],
  [{ ids: ['x'], from: 'placed', to: 'returned' }, 400],
  [{ ids: ['x'], from: 'returned', to: 'handedOver' }, 400],
  [{ ids: [], from: 'placed', to: 'confirmed' }, 400],
  [{ ids: Array.from({ length: 501 }, String), from: 'placed', to: 'confirmed' }, 400],
  [{ ids: Array.from({ length: 500 }, String), from: 'placed', to: 'confirmed' }, 200],
  [{ ids: ['x'], from: 'cancelled', to: 'packed' }, 200],
  [{ ids: ['x'], from: 'handedOver', to: 'packed' }, 200],
])('answers the change of many statuses %# with its status', async (payload, status) => {
  const { app, tokenOf } = await startBackend();
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const response = await app.inject({ method: 'PUT', url: '/api/orders/status', payload, headers });
  expect(response.statusCode).toBe(status);
});

test('hands over six of ten, takes one back, and lets the customer read the terms', async () => {
  const { dealer, shopper } = await openShop();
  const id = await place(shopper, 10);
  await dealer.setOrderTerms({
    number: '1001',
    read: { deliveryCharge: null, prices: { [id]: null } },
    changes: { deliveryCharge: 5000, prices: { [id]: 1_000_000 } },
  });
  const { insertedId } = await dealer.splitOrderLine({ id, quantity: 4 }, { idempotencyKey: 'split' });
  expect(await dealer.splitOrderLine({ id, quantity: 4 }, { idempotencyKey: 'split' })).toEqual({ insertedId });
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'packed'],
    ['packed', 'handedOver'],
  ] as const) {
    await dealer.setOrderStatuses({ ids: [id], from, to });
  }
  const back = { id, quantity: 1, restock: true, reason: 'Wrong side' };
  await dealer.returnOrderLine(back);
  const terms = { orderNumber: 1001, discount: 0, deliveryCharge: 5000, total: 9_005_000, invoices: [] };
  expect(await dealer.getOrderByNumber({ number: '1001' })).toMatchObject({
    ...terms,
    paid: 0,
    due: 5_005_000,
  });
  const own = await shopper.getOrderByNumber({ number: '1001' });
  expect(own).toMatchObject({ ...terms, paid: 0, due: 5_005_000 });
  const [listed] = await shopper.listOrders({ email: rahim });
  expect(listed).toMatchObject({ deliveryCharge: 5000, sum: 9_005_000, paid: 0, due: 5_005_000, invoices: [] });
  expect(own.lines).toMatchObject([
    { orderQuantity: 6, status: 'handedOver', agreedPrice: 1_000_000 },
    { _id: insertedId, orderQuantity: 4, status: 'placed' },
    {
      orderQuantity: 1,
      status: 'returned',
      of: id,
      history: [{ status: 'returned', by: 'shop', reason: 'Wrong side' }],
    },
  ]);
  const undone = await refusalOf(dealer.setOrderStatus({ id, from: 'handedOver', to: 'packed' }));
  expect(undone).toMatchObject({
    status: 409,
    message: 'Pieces of this line were returned, so its hand-over cannot be undone.',
  });
  const many = await refusalOf(dealer.returnOrderLine({ ...back, quantity: 6 }));
  expect(many).toMatchObject({ status: 409, message: 'At most 5 pieces of this line can be returned.' });
});

test('explains what hinders a correction and terms, with what is there now', async () => {
  const { dealer, shopper } = await openShop();
  const id = await place(shopper, 10);
  await dealer.setOrderQuantity({ id, read: 10, quantity: 8 });
  const stale = await refusalOf(dealer.setOrderQuantity({ id, read: 10, quantity: 7 }));
  expect(stale).toMatchObject({ status: 409, message: 'This line has 8 pieces by now. Check it, then try again.' });
  const number = '1001';
  await dealer.setOrderTerms({ number, read: { discount: null }, changes: { discount: 100 } });
  const changed = await refusalOf(
    dealer.setOrderTerms({ number, read: { discount: null }, changes: { discount: 200 } }),
  );
  expect(changed).toMatchObject({ status: 409, body: { terms: { discount: 100 } } });
  const unread = await refusalOf(dealer.setOrderTerms({ number, read: {}, changes: { discount: 200 } }));
  expect(unread.status).toBe(400);
  const high = await refusalOf(
    dealer.setOrderTerms({ number, read: { discount: 100 }, changes: { discount: 999_999_999 } }),
  );
  expect(high).toMatchObject({ status: 409, issues: [{ path: 'changes.discount' }] });
  const other = await refusalOf(dealer.setOrderTerms({ number: '9', read: { note: null }, changes: { note: 'x' } }));
  expect(other.status).toBe(404);
});

test.each([0, -1, 1.5, 1e15, '৫০০/-'])('refuses the amount %j', async (discount) => {
  const { app, tokenOf } = await openShop();
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const payload = { read: { discount: null }, changes: { discount } };
  const url = '/api/orders/number/1001/terms';
  const { statusCode } = await app.inject({ method: 'PUT', url, payload, headers });
  // No discount is one, and the order does not exist.
  expect(statusCode).toBe(discount === 0 ? 404 : 400);
});

test('sorts the list, with sum and what is due, and continues it after its last order', async () => {
  const { dealer, shopper, app, tokenOf } = await openShop();
  for (const quantity of [3, 9, 5]) await place(shopper, quantity);
  const list = await dealer.findOrders({ sort: '-sum', limit: 2 });
  expect(list).toMatchObject([
    { orderNumber: 1002, sum: 13_050_000, due: 0 },
    { orderNumber: 1003, sum: 7_250_000, due: 0 },
  ]);
  const rest = await dealer.findOrders({ sort: '-sum', limit: 2, before: list[1]?._id });
  expect(rest.map(({ orderNumber }) => orderNumber)).toEqual([1001]);
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  expect((await app.inject({ url: '/api/orders?sort=price', headers })).statusCode).toBe(400);
});

test('keeps the reorder level of a part, and takes it away again', async () => {
  const { dealer } = await openShop();
  const [part] = await dealer.findParts({ limit: 1 });
  const id = part?._id ?? '';
  await dealer.updatePart({ id, read: { reorder_level: null }, changes: { reorder_level: 50 } });
  expect(await dealer.getPart({ id })).toMatchObject({ reorder_level: 50 });
  const stale = await refusalOf(
    dealer.updatePart({ id, read: { reorder_level: null }, changes: { reorder_level: 5 } }),
  );
  expect(stale.status).toBe(409);
  await dealer.updatePart({ id, read: { reorder_level: 50 }, changes: { reorder_level: null } });
  expect((await dealer.getPart({ id })).reorder_level).toBeUndefined();
  const drum = await dealer.addPart({ ...disc, product_name: 'Brake Drum', reorder_level: 12 });
  expect(await dealer.getPart({ id: drum.insertedId ?? '' })).toMatchObject({ reorder_level: 12 });
  const wrong = { ...disc, product_name: 'Brake Lining', reorder_level: -1 };
  expect(await refusalOf(dealer.addPart(wrong))).toMatchObject({ status: 400, issues: [{ path: 'reorder_level' }] });
});

test('shows the shelf of a part to admins only, also if its description has it', async () => {
  const { dealer, shopper, app, tokenOf } = await openShop();
  const drum = { ...disc, product_name: 'Brake Drum', description: 'New.\nShelf: QX-77\nOEM: 771188' };
  const { insertedId: id = '' } = await dealer.addPart(drum);
  expect(await dealer.listShelves({ ids: [id] })).toEqual([{ _id: id, shelf: 'QX-77' }]);
  expect((await refusalOf(shopper.listShelves({}))).status).toBe(403);
  expect((await dealer.getPart({ id })).description).toBe('New.\nOEM: 771188');
  const urls = [`/purchase/${id}`, '/parts', '/parts?search=QX-77', `/parts?ids=${id}`, '/suggestions?search=QX-77'];
  for (const url of [...urls, '/facets?search=QX-77']) {
    const { statusCode, body } = await app.inject({ url: `/api${url}` });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).not.toMatch(/QX-77|"shelf"/);
  }
  const csv = await dealer.exportList({ list: 'parts', language: 'en' });
  expect(csv).toContain('QX-77');

  const description = { read: { description: 'New.\nOEM: 771188' }, changes: { description: 'Shelf: B-1' } };
  const unread = await refusalOf(dealer.updatePart({ id, ...description }));
  expect(unread).toMatchObject({ status: 400, issues: [{ path: 'read.shelf' }] });
  const { read, changes } = description;
  await dealer.updatePart({ id, read: { ...read, shelf: 'QX-77' }, changes });
  expect(await dealer.listShelves({})).toEqual([{ _id: id, shelf: 'B-1' }]);
  await dealer.updatePart({ id, read: { shelf: 'B-1' }, changes: { shelf: null } });
  expect(await dealer.listShelves({})).toEqual([]);
  const long = { ...disc, product_name: 'Brake Lining', description: `Shelf: ${'x'.repeat(51)}` };
  expect(await refusalOf(dealer.addPart(long))).toMatchObject({ status: 400, issues: [{ path: 'shelf' }] });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const ids = Array.from({ length: 201 }, () => `ids=${id}`).join('&');
  expect((await app.inject({ url: `/api/shelves?${ids}`, headers })).statusCode).toBe(400);
});

test('gives the customer of an order to admins only, and the orders of another one to no other user', async () => {
  const { clientOf, shopper } = await openShop();
  await place(shopper);
  const other = await clientOf(karim);
  expect((await refusalOf(other.getOrderByNumber({ number: '1001' }))).status).toBe(404);
  expect((await shopper.findOwnOrders({ email: rahim }))[0]).not.toHaveProperty('customer');
});
