import { setImmediate } from 'node:timers/promises';
import { exportTextsBn } from '@dealerkit/domain/exportTextsBn';
import { expect, test } from 'vitest';
import { auditActions } from '../../src/store/auditEntries.ts';
import type { AuditQuery } from '../../src/store/queries.ts';
import type { Store } from '../../src/store/Store.ts';
import { disc, order, rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';

const pageCount = 40;

/** A backend with parts that fill many pages, and the number of pages that were read. */
async function startFullBackend() {
  const { app, store, tokenOf } = await startBackend();
  let read = 0;
  const part = { ...disc, _id: '0'.repeat(24), description: 'Vented. '.repeat(100) };
  const listPartsAfter: Store['listPartsAfter'] = async ({ limit }) => {
    read += 1;
    return Array.from({ length: read < pageCount ? limit : 1 }, () => part);
  };
  Object.assign(store, { listPartsAfter });
  return { app, headers: { authorization: `Bearer ${await tokenOf(admin)}` }, pagesRead: () => read };
}

async function startExport() {
  const { app, headers, pagesRead } = await startFullBackend();
  const payload = { language: 'en' };
  const request = { method: 'POST', url: '/api/exports/parts', payload, headers, payloadAsStream: true } as const;
  return { response: await app.inject(request), pagesRead };
}

test('an export reads its next page only when the one before it was sent', async () => {
  const { response, pagesRead } = await startExport();
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="parts.csv"',
    'cache-control': 'no-store',
  });
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  expect(pagesRead()).toBeLessThan(6);
  let length = 0;
  for await (const chunk of response.stream()) length += (chunk as Buffer).length;
  expect(pagesRead()).toBe(pageCount);
  expect(length).toBeGreaterThan(3_000_000);
});

test('an export lets other calls run between its pages', async () => {
  const { app, headers, pagesRead } = await startFullBackend();
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/exports/parts`;
  const json = { ...headers, 'content-type': 'application/json' };
  const sent = fetch(url, { method: 'POST', headers: json, body: '{"language":"en"}' }).then((response) =>
    response.text(),
  );
  // The pages that were read before each turn of the event loop.
  const reads = [0];
  while (pagesRead() < pageCount) {
    await setImmediate();
    reads.push(pagesRead());
  }
  expect(Math.max(...reads.map((count, turn) => count - (reads[turn - 1] ?? 0)))).toBeLessThanOrEqual(2);
  expect((await sent).length).toBeGreaterThan(3_000_000);
});

test('an export that its reader leaves reads no further page', async () => {
  const { response, pagesRead } = await startExport();
  response.stream().destroy();
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  expect(pagesRead()).toBeLessThan(6);
});

test('an export that fails after it has begun is not taken for a whole one', async () => {
  const { app, store, tokenOf } = await startBackend();
  const page = Array.from({ length: 100 }, () => ({ ...disc, _id: '0'.repeat(24) }));
  const listPartsAfter: Store['listPartsAfter'] = async ({ after }) => {
    if (after !== undefined) throw new Error('The disk failed.');
    return page;
  };
  Object.assign(store, { listPartsAfter });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}`, 'content-type': 'application/json' };
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/exports/parts`;
  const response = await fetch(url, { method: 'POST', headers, body: '{"language":"en"}' });
  await expect(response.text()).rejects.toThrow(TypeError);
});

test('an export of a search is whole, also where a list would stop before it has read all rows', async () => {
  const { app, store, tokenOf } = await startBackend();
  const whole = { ...store };
  Object.assign(store, { findAudit: (query: AuditQuery) => whole.findAudit({ maxRowsRead: 1000, ...query }) });
  // Both words are common, and only the oldest entries have both.
  const details = [...Array.from({ length: 3 }, () => 'alpha omega'), ...Array.from({ length: 1200 }, () => 'alpha')];
  details.push(...Array.from({ length: 1200 }, () => 'omega'));
  const entry = { actor: admin, action: 'change part', subject: 'x' } as const;
  await Promise.all(details.map((detail) => store.addAuditEntry({ ...entry, detail })));
  expect(await store.findAudit({ search: 'alpha omega', limit: 100 })).toMatchObject({
    rows: [],
    isTotalMinimum: true,
  });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const payload = { language: 'en', search: 'alpha omega' };
  const { body } = await app.inject({ method: 'POST', url: '/api/exports/audit', payload, headers });
  expect(body.match(/alpha omega/g)).toHaveLength(4);
});

test('an export of a number is whole, also if an order gets this number while it is sent', async () => {
  const { app, store, tokenOf } = await startBackend();
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 200 });
  const place = () => store.placeOrder({ ...order, userName: 'Unit 1102', orderQuantity: 1 });
  for (let count = 0; count < 101; count += 1) await place();
  const whole = { ...store };
  const findOrders: Store['findOrders'] = async (query) => {
    const page = await whole.findOrders(query);
    if (query.after === undefined) await place();
    return page;
  };
  Object.assign(store, { findOrders });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const payload = { language: 'en', search: '1102' };
  const { body } = await app.inject({ method: 'POST', url: '/api/exports/orders', payload, headers });
  expect((await store.getNumberedOrder(1102))?.lines).toHaveLength(1);
  expect(body.match(/Unit 1102/g)).toHaveLength(101);
});

test('a customer exports nothing, and nothing is recorded', async () => {
  const { app, clientOf, store, tokenOf } = await startBackend();
  const shopper = await clientOf(rahim);
  await expect(shopper.exportList({ list: 'users', language: 'en' })).rejects.toMatchObject({ status: 403 });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const payload = { language: 'xx' };
  const unknown = await app.inject({ method: 'POST', url: '/api/exports/users', payload, headers });
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ issues: [{ path: 'language' }] });
  expect((await store.findAudit({ limit: 9, search: 'export' })).rows).toEqual([]);
});

test('every action of the audit has a text in Bangla', () => {
  expect(Object.keys(exportTextsBn.audit.actions).toSorted()).toEqual([...auditActions].toSorted());
});

test('customers are exported with their phones and their balance in the currency', async () => {
  const { clientOf } = await startBackend();
  const dealer = await clientOf(admin);
  const { insertedId: id } = await dealer.addCustomer({
    name: 'Salma',
    phones: ['01811-000001'],
    creditLimit: 500_000,
  });
  await dealer.addLedgerEntry({ id, kind: 'adjustment', amount: 123_450, note: 'From the paper book' });
  await dealer.addCustomer({ name: 'Nasir', phones: ['01811-000002'] });
  const csv = await dealer.exportList({ list: 'customers', language: 'en', search: 'salma' });
  const [header, row, ...others] = csv.trimEnd().split('\r\n');
  expect(header).toContain('Name,Phone,Address,Email,Balance,Credit limit,Last order,Note');
  expect([row, others]).toEqual([expect.stringMatching(/^Salma,.*8801811000001,,,1234\.5,5000,,$/), []]);
});

test('an export uses as much of a search as its list, and reads all rows', async () => {
  const { clientOf, store } = await startBackend();
  const dealer = await clientOf(admin);
  const userName = 'Al Be Ce De Ef Ge Ha Id';
  await dealer.addPart(disc);
  await (await clientOf(rahim)).placeOrder({ ...order, userName });
  const limits: unknown[] = [];
  const whole = { ...store };
  Object.assign(store, {
    findCustomers(query: Parameters<Store['findCustomers']>[0]) {
      limits.push(query.maxRowsRead);
      return whole.findCustomers(query);
    },
  });
  const search = `${userName} Nobody`;
  expect([await dealer.findOrders({ search }), await dealer.findCustomers({ search })]).toMatchObject([[{}], [{}]]);
  for (const list of ['orders', 'customers'] as const) {
    expect([list, await dealer.exportList({ list, language: 'en', search })]).toEqual([
      list,
      expect.stringContaining(userName),
    ]);
  }
  const byUrl = `https://shop.example/${'long/'.repeat(20)}orders/1001`;
  expect(await dealer.exportList({ list: 'orders', language: 'en', search: byUrl })).toContain(userName);
  expect(limits).toEqual([undefined, Infinity]);
});
