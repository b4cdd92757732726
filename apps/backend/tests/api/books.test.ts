import { expect, test } from 'vitest';
import { disc, karim, order, rahim } from '../fixtures.ts';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';

/** A backend with a part, and functions that send calls of an admin or another user. */
async function startBooks() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  await dealer.addPart(disc);
  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    email = admin,
    key?: string,
  ) {
    const headers = { authorization: `Bearer ${await backend.tokenOf(email)}`, ...(key && { 'idempotency-key': key }) };
    return backend.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  }
  const statusOf = async (...call: Parameters<typeof send>) => (await send(...call)).statusCode;
  async function handOver(number: number) {
    for (const { _id } of (await dealer.getOrderByNumber({ number: String(number) })).lines) {
      await dealer.setOrderStatus({ id: _id, from: 'placed', to: 'confirmed' });
      await dealer.setOrderStatus({ id: _id, from: 'confirmed', to: 'packed' });
      await dealer.setOrderStatus({ id: _id, from: 'packed', to: 'handedOver' });
    }
  }
  return { ...backend, dealer, send, statusOf, handOver };
}

const salma = { name: 'Salma', phones: ['01811-000001', '+880 1811-000001'] };

test('a customer gets phone numbers as E.164, and a number that exists is a 409 with its customer', async () => {
  const { send, dealer } = await startBooks();
  const added = await send('POST', '/customers', salma);
  expect(added.statusCode).toBe(201);
  const { insertedId } = added.json<{ insertedId: string }>();
  expect(await dealer.getCustomer({ id: insertedId })).toEqual({
    _id: insertedId,
    name: 'Salma',
    phones: ['+8801811000001'],
    balance: 0,
    cheques: { amount: 0 },
  });
  const taken = await send('POST', '/customers', { name: 'Other', phones: ['০১৮১১ ০০০০০১'] });
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({ customer: { _id: insertedId }, issues: [{ path: 'phones' }] });
  expect(await dealer.findCustomers({ search: '1811000001' })).toMatchObject([{ _id: insertedId }]);
});

test('malformed customers are a 400 with paths', async () => {
  const { send, dealer } = await startBooks();
  const pathsOf = async (payload: object) => {
    const response = await send('POST', '/customers', payload);
    expect(response.statusCode).toBe(400);
    return response.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path);
  };
  expect(await pathsOf({ name: ' ', phones: ['12'] })).toEqual(['name', 'phones.0']);
  expect(await pathsOf({ name: 'A', phones: [] })).toEqual(['phones']);
  for (const creditLimit of [-1, 0.5, 1e15, '৫০০/-', '500']) {
    expect(await pathsOf({ ...salma, creditLimit })).toEqual(['creditLimit']);
  }
  const { insertedId: id } = await dealer.addCustomer(salma);
  for (const change of [
    { read: {}, changes: { name: 'B' } },
    { read: { name: 'Salma' }, changes: {} },
  ]) {
    expect((await send('PUT', `/customers/${id}`, change)).statusCode).toBe(400);
  }
  expect((await send('GET', '/customers?sort=phone')).json()).toMatchObject({ issues: [{ path: 'sort' }] });
  expect((await send('GET', `/customers?before=${'0'.repeat(24)}`)).json()).toMatchObject({
    issues: [{ path: 'before' }],
  });
});

test('amounts, methods and times of entries are checked', async () => {
  const { send, dealer } = await startBooks();
  const { insertedId: id } = await dealer.addCustomer(salma);
  const pathsOf = async (payload: object) => {
    const response = await send('POST', `/customers/${id}/ledger`, payload);
    expect([response.statusCode, payload]).toEqual([400, payload]);
    return response.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path);
  };
  const payment = { kind: 'payment', amount: 500, method: 'cash' };
  for (const amount of [0, -5, 0.5, 1e15, '৫০০/-', '500', null]) {
    expect(new Set(await pathsOf({ ...payment, amount }))).toEqual(new Set(['amount']));
  }
  expect(await pathsOf({ ...payment, method: 'card' })).toEqual(['method']);
  expect(await pathsOf({ kind: 'payment', amount: 500 })).toEqual(['method']);
  expect(await pathsOf({ kind: 'charge', amount: 500 })).toEqual(['kind']);
  expect(await pathsOf({ kind: 'adjustment', amount: 5 })).toEqual(['note']);
  expect(await pathsOf({ kind: 'refund', amount: -5 })).toEqual(['amount', 'method', 'note']);
  expect(await pathsOf({ kind: 'adjustment', amount: 0, note: 'x' })).toEqual(['amount']);
  expect(await pathsOf({ ...payment, at: new Date(Date.now() + 60_000).toISOString() })).toEqual(['at']);
  expect(await pathsOf({ ...payment, at: 'yesterday', chequeDate: '31.1.2026' })).toEqual(['chequeDate', 'at']);
  expect(await pathsOf({ ...payment, at: '2026-02-31T10:00:00Z', chequeDate: '2026-02-31' })).toHaveLength(2);
  expect(await dealer.findLedger({ id })).toEqual([]);
});

test('a refund above what the customer has paid is refused with that sum', async () => {
  const { send, dealer } = await startBooks();
  const { insertedId: id } = await dealer.addCustomer(salma);
  await dealer.addLedgerEntry({ id, kind: 'payment', amount: 500, method: 'cash' });
  const refund = { kind: 'refund', amount: 501, method: 'cash', note: 'Wrong hub' };
  const refused = await send('POST', `/customers/${id}/ledger`, refund);
  expect([refused.statusCode, refused.json<{ paid: number }>().paid]).toEqual([409, 500]);
  expect(await dealer.findLedger({ id })).toHaveLength(1);
});

test('a payment that is sent twice with its key is one payment, and is reversed once', async () => {
  const { send, dealer, statusOf } = await startBooks();
  const { insertedId: id } = await dealer.addCustomer(salma);
  const payment = { kind: 'payment', amount: 500, method: 'bkash', reference: 'TX1' };
  const [first, second] = await Promise.all(
    [1, 2].map(() => send('POST', `/customers/${id}/ledger`, payment, admin, 'k')),
  );
  expect(first?.json()).toEqual(second?.json());
  expect(first?.json()).toMatchObject({ balance: -500 });
  expect(await statusOf('POST', `/customers/${id}/ledger`, { ...payment, amount: 501 }, admin, 'k')).toBe(422);
  const reverse = `/ledger/${first?.json<{ insertedId: string }>().insertedId}/reverse`;
  expect(await dealer.findAudit({ search: 'add payment' })).toMatchObject([{ detail: `-5 bkash: ${salma.name}` }]);
  expect(await statusOf('POST', reverse, { reason: ' ' })).toBe(400);
  expect(await statusOf('POST', reverse, { reason: 'Wrong customer' })).toBe(201);
  expect(await statusOf('POST', reverse, { reason: 'Wrong customer' })).toBe(409);
  const [reversal] = await dealer.findLedger({ id });
  expect(await statusOf('POST', `/ledger/${reversal?._id}/reverse`, { reason: 'x' })).toBe(409);
  expect(await statusOf('POST', '/ledger/x/reverse', { reason: 'x' })).toBe(404);
  expect(await statusOf('GET', '/customers/x/ledger')).toBe(404);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format();
  expect(await dealer.getDayBook({ date: today })).toMatchObject({
    date: today,
    openingCash: 0,
    methods: [{ method: 'bkash', received: 500, reversed: 500 }],
    entries: [{ customer: { _id: id, name: 'Salma' } }, { kind: 'reversal' }],
  });
  expect(await dealer.getDayBook({})).toMatchObject({ date: today, today });
  for (const date of ['2026-02-30', 'today', '']) {
    expect((await send('GET', `/daybook?date=${date}`)).json()).toMatchObject({ issues: [{ path: 'date' }] });
  }
});

test('a day is closed once, not before it has come, and takes no payment of its date', async () => {
  const { send, dealer } = await startBooks();
  const { insertedId: id } = await dealer.addCustomer(salma);
  const { today } = await dealer.getDayBook({});
  const close = { countedCash: 500, expectedCash: 0 };
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  expect((await send('POST', `/daybook/${tomorrow}/close`, close)).json()).toMatchObject({
    issues: [{ path: 'date' }],
  });
  expect((await send('POST', '/daybook/2026-02-30/close', close)).statusCode).toBe(400);
  for (const countedCash of [-1, 0.5, '500']) {
    const refused = await send('POST', '/daybook/2026-01-02/close', { ...close, countedCash });
    expect(refused.json()).toMatchObject({ issues: [{ path: 'countedCash' }] });
  }
  const other = await send('POST', '/daybook/2026-01-02/close', { ...close, expectedCash: 5 });
  expect([other.statusCode, other.json()]).toMatchObject([409, { expectedCash: 0 }]);
  expect(await dealer.closeDay({ date: '2026-01-02', ...close })).toEqual({ modifiedCount: 1 });
  const again = await send('POST', '/daybook/2026-01-02/close', close);
  expect([again.statusCode, again.json()]).toMatchObject([409, { closed: { by: admin, day: '2026-01-02' } }]);

  const payment = { id, kind: 'payment', amount: 100, method: 'cash' } as const;
  expect((await send('POST', `/customers/${id}/ledger`, { ...payment, at: tomorrow })).statusCode).toBe(400);
  const fare = { kind: 'cashOut', amount: 30, note: 'Fare' } as const;
  expect((await send('POST', '/cash', { ...fare, at: tomorrow })).json()).toMatchObject({ issues: [{ path: 'at' }] });
  await dealer.addLedgerEntry({ ...payment, at: '2026-01-01' });
  await dealer.addCashEntry({ ...fare, at: '2026-01-03' });
  const book = await dealer.getDayBook({ date: '2026-01-03' });
  expect(book).toMatchObject({ openingCash: 500, closingCash: 570, closedUntil: '2026-01-02' });
  expect(book.entries.map(({ at, belongsTo }) => [at, belongsTo])).toEqual([
    ['2026-01-02T18:00:00.000Z', '2026-01-01'],
    ['2026-01-02T18:00:00.000Z', undefined],
  ]);
});

test('an admin orders for a customer, whose orders only the linked account reads', async () => {
  const { send, dealer, statusOf, clientOf, handOver } = await startBooks();
  const { insertedId: customer } = await dealer.addCustomer(salma);
  const { userEmail: _email, product_name, orderQuantity, ...contact } = order;
  const lines = [{ product_name, orderQuantity }];
  const placed = { ...contact, customer, lines };
  const shopper = await clientOf(rahim);
  await clientOf(karim);
  expect(await statusOf('POST', '/orders', placed, rahim)).toBe(403);
  expect(await statusOf('POST', '/orders', { ...contact, lines })).toBe(400);
  expect(await statusOf('POST', '/orders', { ...placed, userEmail: rahim })).toBe(400);
  expect(await statusOf('POST', '/orders', { ...placed, customer: 'x' })).toBe(404);
  expect(await statusOf('POST', '/orders', placed)).toBe(201);
  expect(await statusOf('GET', '/orders/number/1001', undefined, rahim)).toBe(404);
  expect(await statusOf('POST', '/orders/number/1001/invoice')).toBe(409);
  await handOver(1001);
  const { number } = await dealer.issueInvoice({ number: '1001' });
  expect(number).toMatch(/^\d{4}-000001$/);
  expect(await statusOf('GET', `/invoices/${number}`, undefined, rahim)).toBe(404);

  const account = `/customers/${customer}/account`;
  expect(await statusOf('PUT', account, { email: 'nobody@b.com' })).toBe(404);
  expect((await send('PUT', account, { email: rahim })).json()).toEqual({ modifiedCount: 1 });
  const read = await shopper.getOrderByNumber({ number: '1001' });
  expect(read).toMatchObject({ paid: 0, due: 2_900_000, total: 2_900_000, invoices: [{ number, total: 2_900_000 }] });
  expect(read.lines[0]?.customer).toBeUndefined();
  expect(await shopper.getInvoice({ number })).toMatchObject({ number, customer: { name: 'Salma' }, total: 2_900_000 });
  expect(await statusOf('GET', `/invoices/${number}`, undefined, karim)).toBe(404);
  expect((await send('DELETE', account)).json()).toEqual({ modifiedCount: 1 });
  expect(await statusOf('GET', '/orders/number/1001', undefined, rahim)).toBe(404);
  expect(await statusOf('GET', `/invoices/${number}`, undefined, rahim)).toBe(404);
});

test('an unverified account sees the money only of orders that it placed itself (D56)', async () => {
  const { dealer, app, statusOf, handOver } = await startBooks();
  await app.inject({
    method: 'PUT',
    url: `/api/user/${rahim}`,
    headers: { authorization: `Bearer ${idTokenOf(rahim, { emailVerified: false })}` },
    payload: { email: rahim },
  });
  await dealer.placeOrder(order);
  await handOver(1001);
  const { number } = await dealer.issueInvoice({ number: '1001' });
  const signedIn = await app.inject({
    method: 'PUT',
    url: `/api/user/${rahim}`,
    headers: { authorization: `Bearer ${idTokenOf(rahim, { emailVerified: false })}` },
    payload: { email: rahim },
  });
  const authorization = `Bearer ${signedIn.json<{ token: string }>().token}`;
  for (const url of ['/orders/number/1001', `/invoices/${number}`]) {
    expect((await app.inject({ url: `/api${url}`, headers: { authorization } })).statusCode).toBe(404);
    expect(await statusOf('GET', url)).toBe(200);
  }
});

test('a merge of two accounts is a 409, of a customer with himself a 400, and a merged id goes on working', async () => {
  const { dealer, send, statusOf, clientOf } = await startBooks();
  for (const email of [rahim, karim]) await (await clientOf(email)).placeOrder({ ...order, userEmail: email });
  const [one, two] = await dealer.findCustomers({ sort: '-lastOrder' });
  const { insertedId: third } = await dealer.addCustomer(salma);
  const merge = (from = '') => statusOf('POST', `/customers/${one?._id}/merge`, { from });
  expect(await merge(two?._id)).toBe(409);
  expect((await send('POST', `/customers/${one?._id}/merge`, { from: one?._id })).json()).toMatchObject({
    issues: [{ path: 'from' }],
  });
  expect(await merge('x')).toBe(404);
  expect(await merge(third)).toBe(200);
  expect(await dealer.getCustomer({ id: third })).toMatchObject({ _id: one?._id });
  expect(await statusOf('POST', `/customers/${third}/ledger`, { kind: 'payment', amount: 1, method: 'cash' })).toBe(
    201,
  );
  expect((await send('PUT', `/customers/${third}/account`, { email: rahim })).statusCode).toBe(409);
  expect(await dealer.findAudit({ search: 'merge' })).toMatchObject([{ action: 'merge customers', subject: one?._id }]);
});

test('an order goes to another customer until a line is handed over', async () => {
  const { dealer, send, statusOf, clientOf, handOver } = await startBooks();
  await (await clientOf(rahim)).placeOrder(order);
  const { insertedId: customer } = await dealer.addCustomer(salma);
  const [line] = (await dealer.getOrderByNumber({ number: '1001' })).lines;
  const change = { read: line?.customer, customer };
  const conflict = await send('PUT', '/orders/number/1001/customer', { ...change, read: customer });
  expect(conflict.json()).toMatchObject({ customer: { _id: line?.customer } });
  expect(await statusOf('PUT', '/orders/number/1001/customer', change)).toBe(200);
  expect(await statusOf('GET', '/orders/number/1001', undefined, rahim)).toBe(404);
  expect(await statusOf('PUT', '/orders/number/9/customer', change)).toBe(404);
  await handOver(1001);
  expect(await statusOf('PUT', '/orders/number/1001/customer', { read: customer, customer: line?.customer })).toBe(409);
  expect(await dealer.getCustomer({ id: customer })).toMatchObject({ balance: 2_900_000 });
});
