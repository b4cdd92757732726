import { setImmediate } from 'node:timers/promises';
import { readSheet } from '@dealerkit/api-client/readSheet';
import { exportTextsBn } from '@dealerkit/domain/exports/exportTextsBn';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { auditActions } from '../../src/store/sql/changes.ts';
import type { AuditQuery } from '../../src/store/sql/queries.ts';
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

test('no cell of an export is a formula', async () => {
  const { clientOf } = await startBackend();
  const dealer = await clientOf(admin);
  await dealer.addPart({ ...disc, product_name: "=cmd|'/C calc'!A1", description: '@SUM(A1)' });
  const csv = await dealer.exportList({ list: 'parts', language: 'en' });
  expect(csv).toContain("'=cmd|'/C calc'!A1");
  expect(csv).toContain("'@SUM(A1)");
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
  expect(header).toContain('Name,Phone,Address,Email,Balance,In cheques,Credit limit,Last order,Note');
  expect([row, others]).toEqual(['Salma,01811-000001,,,1234.5,0,5000,,', []]);
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

/** A shop with an order of two lines, whose terms are agreed; in UTC it was placed on the day before. */
async function startShop() {
  const { clientOf, store } = await startBackend();
  const whole = { ...store };
  Object.assign(store, {
    async findOrders(query: Parameters<Store['findOrders']>[0]) {
      const page = await whole.findOrders(query);
      return { ...page, rows: page.rows.map((line) => ({ ...line, placedAt: '2026-11-27T18:30:00.000Z' })) };
    },
  });
  const dealer = await clientOf(admin);
  await dealer.addPart({ ...disc, minimum_order_quantity: 1 });
  await dealer.addPart({ ...disc, product_name: '0986494128', price: 'Call us', minimum_order_quantity: 1 });
  const contact = { userEmail: rahim, userName: 'Rahim', address: '=1+1', phone: '+880 1711-000142 (shop)' };
  await dealer.placeOrderLines({
    ...contact,
    lines: [
      { product_name: 'Brake Disc', orderQuantity: 2 },
      { product_name: '0986494128', orderQuantity: 3 },
    ],
  });
  const [, second] = await dealer.findOrders({ number: 1001 });
  const id = String(second?._id);
  await dealer.setOrderTerms({
    number: '1001',
    read: { discount: null, deliveryCharge: null, prices: { [id]: null } },
    changes: { discount: 50_050, deliveryCharge: 12_000, prices: { [id]: 100_025 } },
  });
  return dealer;
}

test('orders are exported with the agreed prices, terms and total, on the clock of the dealer', async () => {
  const dealer = await startShop();
  const lines = (await dealer.exportList({ list: 'orders', language: 'en' })).split('\r\n');
  expect(lines).toEqual([
    'Order number,Ordered on,Status,Product name,Quantity,Price,Amount,Discount,Delivery,Total,Name,Email,Address,Phone',
    "1001,2026-11-28 00:30:00,Placed,Brake Disc,2,14500,29000,500.5,120,31620.25,Rahim,rahim@example.com,'=1+1,01711-000142 (shop)",
    "1001,2026-11-28 00:30:00,Placed,0986494128,3,1000.25,3000.75,,,,Rahim,rahim@example.com,'=1+1,01711-000142 (shop)",
    '',
  ]);
  const orders = await dealer.exportList({ list: 'orders', language: 'en', rows: 'orders' });
  expect(orders.split('\r\n').slice(1)).toEqual([
    '1001,2026-11-28 00:30:00,Placed,"2 × Brake Disc; 3 × 0986494128",5,32000.75,500.5,120,31620.25,Rahim,rahim@example.com,\'=1+1,01711-000142 (shop),,',
    '',
  ]);
});

/** The files in a workbook. */
const filesOf = async (workbook: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await workbook.arrayBuffer()))).map(([name, file]) => [
      name,
      strFromU8(file),
    ]),
  );

/** The type and the format of each cell of a row: `text`, or the format of a number. */
async function cellTypes(workbook: Blob, row: number): Promise<Record<string, string>> {
  const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/styles.xml': styles = '' } = await filesOf(workbook);
  const formats = new Map([
    ['0', 'General'],
    ['49', '@'],
  ]);
  for (const [, id = '', code = ''] of styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g))
    formats.set(id, code);
  const cellFormats = styles.slice(styles.indexOf('<cellXfs')).matchAll(/<xf numFmtId="(\d+)"/g);
  const styleFormats = Array.from(cellFormats, ([, id = '']) => formats.get(id));
  const [, cells = ''] = new RegExp(`<row r="${row}">(.*?)</row>`, 's').exec(sheet) ?? [];
  return Object.fromEntries(
    Array.from(cells.matchAll(/<c r="([A-Z]+)\d+" s="(\d)"( t="inlineStr")?/g), ([, column = '', style, isText]) => [
      column,
      `${isText ? 'text ' : ''}${styleFormats[Number(style)]}`,
    ]),
  );
}

test('a workbook has typed cells: text for phones and part numbers, amounts with the decimals of the currency, and times', async () => {
  const dealer = await startShop();
  const workbook = await dealer.exportWorkbook({ list: 'orders', language: 'en' });
  const text = 'text @';
  expect(await cellTypes(workbook, 3)).toEqual({
    A: 'General',
    B: 'yyyy-mm-dd hh:mm:ss',
    C: text,
    D: text,
    E: 'General',
    F: '#,##0.00',
    G: '#,##0.00',
    K: text,
    L: text,
    M: text,
    N: text,
  });
  expect((await filesOf(workbook))['xl/worksheets/sheet1.xml']).not.toContain('<f');
  const sheet = await readSheet(new File([workbook], 'orders.xlsx'));
  expect('rows' in sheet && sheet.rows.map(({ cells }) => cells)).toEqual([
    [
      'Order number',
      'Ordered on',
      'Status',
      'Product name',
      'Quantity',
      'Price',
      'Amount',
      'Discount',
      'Delivery',
      'Total',
      'Name',
      'Email',
      'Address',
      'Phone',
    ],
    [
      '1001',
      '2026-11-28T00:30:00.000Z',
      'Placed',
      'Brake Disc',
      '2',
      '14500',
      '29000',
      '500.5',
      '120',
      '31620.25',
      'Rahim',
      rahim,
      '=1+1',
      '01711-000142 (shop)',
    ],
    [
      '1001',
      '2026-11-28T00:30:00.000Z',
      'Placed',
      '0986494128',
      '3',
      '1000.25',
      '3000.75',
      '',
      '',
      '',
      'Rahim',
      rahim,
      '=1+1',
      '01711-000142 (shop)',
    ],
  ]);
});

test('chosen orders are exported by their numbers', async () => {
  const dealer = await startShop();
  const contact = { userEmail: rahim, userName: 'Karim', address: 'Sylhet', phone: '01700-000142' };
  await dealer.placeOrderLines({ ...contact, lines: [{ product_name: 'Brake Disc', orderQuantity: 1 }] });
  const csv = await dealer.exportList({ list: 'orders', language: 'en', rows: 'orders', numbers: [1002] });
  expect(csv.split('\r\n').slice(1)).toEqual([expect.stringMatching(/^1002,.*,Karim,/), '']);
  expect((await dealer.findAudit({ search: '1002' }))[0]).toMatchObject({ subject: 'orders', detail: 'numbers: 1002' });
});

test('a ledger is exported with its oldest entry first, and a day book with the money of its day', async () => {
  const { clientOf } = await startBackend({ timeZone: 'Pacific/Kiritimati' });
  const dealer = await clientOf(admin);
  const { insertedId: id } = await dealer.addCustomer({ name: 'Salma', phones: ['01811-000001'] });
  const payment = { id, kind: 'payment', method: 'cheque', reference: '0042', chequeDate: '2026-11-30' } as const;
  async function pay(amount: number, at: string): Promise<void> {
    const { insertedId } = await dealer.addLedgerEntry({ ...payment, amount });
    await dealer.setChequeStatus({ id: insertedId, from: 'received', to: 'cleared', at });
  }
  // The day in Kiritimati is 14 hours ahead of UTC.
  for (const [amount, at] of [
    [12_345, '2025-03-01T09:59:59Z'],
    [5000, '2025-03-01T10:00:00Z'],
  ] as const)
    await pay(amount, at);
  const rowsOf = async (list: string, filters: object) =>
    (await dealer.exportList({ list, language: 'en', ...filters })).trimEnd().split('\r\n').slice(1);
  expect(await rowsOf('ledger', { customer: id })).toEqual([
    '2025-03-01 23:59:59,,Payment,Cheque,0042,2026-11-30,,,-123.45,-123.45',
    '2025-03-02 00:00:00,,Payment,Cheque,0042,2026-11-30,,,-50,-173.45',
  ]);
  expect(await rowsOf('ledger', { customer: id, to: '2025-03-01' })).toHaveLength(1);
  expect(await rowsOf('dayBook', { date: '2025-03-02' })).toEqual([
    '2025-03-02 00:00:00,,Salma,Payment,Cheque,0042,,50',
  ]);
  await dealer.closeDay({ date: '2025-03-02', countedCash: 500, expectedCash: 0 });
  await pay(700, '2025-03-01');
  expect((await rowsOf('dayBook', { date: '2025-03-03' }))[0]).toContain(
    '2025-03-03 00:00:00,2025-03-01,Salma,Payment',
  );
  expect((await rowsOf('cheques', {})).at(-1)).toMatch(/^2026-11-30,Salma,0042,123\.45,Cleared,,,\d{4}-/);
  expect(await rowsOf('closedDays', {})).toEqual([expect.stringMatching(`^2025-03-02,0,5,5,${admin},20`)]);
  const day = await dealer.exportWorkbook({ list: 'ledger', language: 'en', customer: id });
  expect(await cellTypes(day, 2)).toMatchObject({
    A: 'yyyy-mm-dd hh:mm:ss',
    E: 'text @',
    F: 'yyyy-mm-dd',
    I: '#,##0.00',
  });
  await expect(rowsOf('ledger', {})).rejects.toMatchObject({ status: 400, issues: [{ path: 'customer' }] });
  await expect(rowsOf('ledger', { customer: 'f'.repeat(24) })).rejects.toMatchObject({ status: 404 });
  await expect(rowsOf('dayBook', { date: '2025-02-30' })).rejects.toMatchObject({ status: 400 });
});
