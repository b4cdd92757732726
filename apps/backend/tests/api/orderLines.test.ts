import { expect, test } from 'vitest';
import { disc, karim, order, rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';

const { product_name: _name, orderQuantity: _quantity, ...customer } = order;

const names = ['Clutch Kit', 'Brake Disc', 'Air Filter'];

const linesOf = (wanted: readonly string[]) => wanted.map((product_name) => ({ product_name, orderQuantity: 2 }));

/** A backend with the three parts, and a function that sends a call of a user. */
async function startStockedBackend() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  for (const product_name of names) await dealer.addPart({ ...disc, product_name });
  async function send(email: string, url: string, payload?: object, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${await backend.tokenOf(email)}`;
    const method = payload ? 'POST' : 'GET';
    return backend.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization, ...headers },
      ...(payload && { payload }),
    });
  }
  const place = (email: string, change: object = {}, headers?: Record<string, string>) =>
    send(email, '/orders', { ...customer, lines: linesOf(names), ...change }, headers);
  return { ...backend, dealer, send, place };
}

test('an order of many lines gets a number, by which its customer and admins read it', async () => {
  const { send, place, clientOf } = await startStockedBackend();
  const placed = await place(rahim, { note: 'By bus' });
  expect(placed.statusCode).toBe(201);
  const { orderNumber, insertedIds } = placed.json<{ orderNumber: number; insertedIds: string[] }>();
  expect([orderNumber, insertedIds.length]).toEqual([1001, 3]);
  const shopper = await clientOf(rahim);
  const read = await shopper.getOrderByNumber({ number: '1001' });
  expect(read).toMatchObject({ orderNumber, note: 'By bus', lines: insertedIds.map((_id) => ({ _id, orderNumber })) });
  expect(await shopper.listOrders({ email: rahim })).toMatchObject(read.lines);
  expect((await send(admin, '/orders/number/1001')).json()).toMatchObject({ orderNumber });
  await clientOf(karim);
  expect((await send(karim, '/orders/number/1001')).statusCode).toBe(404);
  expect((await send(admin, '/orders/number/1002')).statusCode).toBe(404);
  for (const number of ['0', '-1', '1.5', 'x', '9'.repeat(30)]) {
    const { statusCode, json } = await send(admin, `/orders/number/${number}`);
    expect([statusCode, json()]).toMatchObject([400, { issues: [{ path: 'number' }] }]);
  }
});

test('an order of lines has own values, which are limited, and the documented one has none', async () => {
  const { place, send, clientOf } = await startStockedBackend();
  const shopper = await clientOf(rahim);
  const extra = { 'Truck number': 'Metro Ta 11-1234' };
  expect((await place(rahim, { extra: { ...extra, VAT: ' ' } })).statusCode).toBe(201);
  expect((await send(rahim, '/orderparts', { ...order, extra })).statusCode).toBe(201);
  const read = await shopper.listOrders({ email: rahim });
  expect(read.map((line) => line.extra)).toEqual([extra, extra, extra, undefined]);
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`Field ${index}`, 'x']));
  for (const [wrong, path] of [
    [many, 'extra'],
    [{ VAT: 'x'.repeat(201) }, 'extra.VAT'],
    [{ VAT: 1 }, 'extra.VAT'],
  ] as const) {
    const refused = await place(rahim, { extra: wrong });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues: [{ path }] }]);
  }
});

test('a price that is sent as text is an amount if it is a number, and else to be agreed', async () => {
  const { place, dealer } = await startStockedBackend();
  const prices = ['1,200', '৪৫', '$1,119.84'];
  for (const price of prices) await dealer.addPart({ ...disc, product_name: `At ${price}`, price });
  const lines = linesOf(prices.map((price) => `At ${price}`));
  const { orderNumber } = (await place(rahim, { lines })).json<{ orderNumber: number }>();
  const placed = await dealer.getOrderByNumber({ number: String(orderNumber) });
  expect(placed.lines.map(({ price }) => price)).toEqual([1200, 45, '$1,119.84']);
  expect(placed.lines[0]?.sum).toBe(249_000);
});

test('a refused order names every line that hinders it, and frees its key', async () => {
  const { place } = await startStockedBackend();
  const key = { 'idempotency-key': 'basket-1' };
  const lines = [
    ...linesOf(['Clutch Kit', 'Gone']),
    { product_name: 'Brake Disc', orderQuantity: 1 },
    { product_name: 'Air Filter', orderQuantity: 37 },
  ];
  const refused = await place(rahim, { lines }, key);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    message: expect.stringContaining('Nothing was ordered') as string,
    issues: [
      { path: 'lines.1.product_name', message: 'No part with this name is on sale.' },
      { path: 'lines.2.orderQuantity', message: 'At least 2 must be ordered.' },
      { path: 'lines.3.orderQuantity', message: 'Only 36 are left.' },
    ],
    lines: [
      { index: 1, product_name: 'Gone' },
      { index: 2, product_name: 'Brake Disc', minimum_order_quantity: 2 },
      { index: 3, product_name: 'Air Filter', available_quantity: 36 },
    ],
  });
  const first = await place(rahim, {}, key);
  expect(first.statusCode).toBe(201);
  expect((await place(rahim, {}, key)).json()).toEqual(first.json());
  expect((await place(rahim, { note: 'Another' }, key)).statusCode).toBe(422);
});

test('a malformed order is a 400 with paths', async () => {
  const { place } = await startStockedBackend();
  const pathsOf = async (change: object) => {
    const { statusCode, json } = await place(rahim, change);
    expect(statusCode).toBe(400);
    return json<{ issues: { path: string }[] }>().issues.map(({ path }) => path);
  };
  for (const orderQuantity of [0, 1.5, -1, '২.৫', null]) {
    const lines = [...linesOf(['Clutch Kit']), { product_name: 'Brake Disc', orderQuantity }];
    expect(await pathsOf({ lines })).toEqual(['lines.1.orderQuantity']);
  }
  expect(await pathsOf({ lines: linesOf(['Clutch Kit', ' CLUTCH KIT']) })).toEqual(['lines.1.product_name']);
  expect(await pathsOf({ lines: [] })).toEqual(['lines']);
  expect(await pathsOf({ lines: linesOf(Array.from({ length: 201 }, (_, index) => `Part ${index}`)) })).toEqual([
    'lines',
  ]);
  expect(await pathsOf({ note: 'x'.repeat(501) })).toEqual(['note']);
  expect(await pathsOf({ address: ' ', lines: 'all' })).toEqual(['address', 'lines']);
});

test('200 lines with the longest texts fit into a body, and more than 256 KiB do not', async () => {
  const { place } = await startStockedBackend();
  const lines = linesOf(Array.from({ length: 200 }, (_, index) => `${index}${'ক'.repeat(190)}`));
  expect((await place(rahim, { lines, note: 'ক'.repeat(500) })).statusCode).toBe(409);
  expect((await place(rahim, { note: 'x'.repeat(256 * 1024) })).statusCode).toBe(413);
});

test('a number finds its order alone, in a filter or as a search', async () => {
  const { dealer, place, send } = await startStockedBackend();
  await place(rahim);
  await place(rahim, { phone: '01700-001001', lines: linesOf(['Air Filter']) });
  const found = async (query: Parameters<typeof dealer.findOrders>[0]) =>
    (await dealer.findOrders(query)).map(({ orderNumber }) => orderNumber);
  expect(await found({ number: 1001 })).toEqual([1001, 1001, 1001]);
  expect(await found({ number: 1003 })).toEqual([]);
  for (const search of ['1001', '#1001', '১০০১', ' 1001 ', 'https://shop.example/dashboard/orders/1001'])
    expect(await found({ search })).toEqual([1001, 1001, 1001]);
  expect(await found({ search: '01700001001' })).toEqual([1002]);
  expect((await send(admin, '/orders?search=1001')).headers['x-total-count']).toBe('1');
  expect((await send(admin, '/orders?number=x')).json()).toMatchObject({ issues: [{ path: 'number' }] });
  const csv = await dealer.exportList({ list: 'orders', language: 'en', search: '1001' });
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
});

test('the filters of a list hold for an order that is found by its number, too', async () => {
  const { dealer, place, send } = await startStockedBackend();
  await place(rahim, { lines: linesOf(['Air Filter', 'Clutch Kit']) });
  const [line, other] = await dealer.findOrders({ number: 1001 });
  await dealer.setOrderStatus({ id: line?._id ?? '', from: 'placed', to: 'confirmed' });
  const counts = async (filters: Parameters<typeof dealer.findOrders>[0]) => {
    const named = [{ number: 1001 }, { search: '1001' }, { search: line?._id }, { search: other?._id }];
    return Promise.all(named.map(async (each) => (await dealer.findOrders({ ...filters, ...each })).length));
  };
  expect(await counts({ status: 'confirmed', customer: line?.customer })).toEqual([2, 2, 1, 0]);
  expect(await counts({ status: 'placed' })).toEqual([2, 2, 0, 1]);
  for (const filters of [
    { status: 'packed' as const },
    { customer: 'a'.repeat(24) },
    { from: '2999-01-01' },
    { to: '1999-01-01' },
  ])
    expect(await counts(filters)).toEqual([0, 0, 0, 0]);
  expect(await counts({ from: '2000-01-01', to: '2998-12-31' })).toEqual([2, 2, 1, 1]);
  const { headers } = await send(admin, '/orders?search=1001&status=packed');
  expect(headers['x-total-count']).toBe('0');
  const rowsOf = async (status: 'packed' | 'confirmed') => {
    const csv = await dealer.exportList({ list: 'orders', language: 'en', search: '1001', status });
    return csv.trimEnd().split('\r\n').length - 1;
  };
  expect([await rowsOf('packed'), await rowsOf('confirmed')]).toEqual([0, 2]);
});

test('lists are limited and counted by order, and any line of the last order leads to the next page', async () => {
  const { place, send } = await startStockedBackend();
  for (let count = 0; count < 5; count += 1) await place(rahim);
  for (const path of ['/orders?', `/userOrders?email=${rahim}&`]) {
    const first = await send(admin, `${path}limit=2`);
    const rows = first.json<{ _id: string }[]>();
    expect([rows.length, first.headers['x-total-count']]).toEqual([6, '5']);
    const next = /<\?([^>]+)>/.exec(String(first.headers['link']))?.[1];
    const second = (await send(admin, `${path.split('?')[0]}?${next}`)).json<{ orderNumber: number }[]>();
    const isNewestFirst = path.startsWith('/orders');
    expect(new Set(second.map(({ orderNumber }) => orderNumber))).toEqual(
      new Set(isNewestFirst ? [1003, 1002] : [1002, 1003]),
    );
    const ofLastOrder = isNewestFirst ? rows.slice(3) : rows.slice(0, 3);
    for (const { _id } of ofLastOrder) {
      expect((await send(admin, `${path}limit=2&before=${_id}`)).json()).toEqual(second);
    }
  }
});
