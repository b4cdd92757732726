import { expect, test } from 'vitest';
import type { NewAuditEntry } from '../../../src/store/sql/changes.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc, rahim } from '../../fixtures.ts';
import { admin, startBackend } from '../../startBackend.ts';
import { addPart, dealer, placeOrder } from './shop.ts';

const entryOf = (detail: string): NewAuditEntry => ({ actor: dealer, action: 'change part', subject: 'a1', detail });

/** The tests of the audit for every store. */
export function describeAudit(openFresh: () => Promise<Store>): void {
  test('lists entries page by page, the newest first', async () => {
    const store = await openFresh();
    for (const detail of ['1', '2', '3', '4', '5']) await store.addAuditEntry(entryOf(detail));
    const first = await store.findAudit({ limit: 2 });
    expect(first).toMatchObject({
      rows: [{ ...entryOf('5'), at: expect.any(Number) as number }, { detail: '4' }],
      total: 5,
    });
    const last = await store.findAudit({ limit: 9, before: first.rows[1]?._id });
    expect(last.rows.map(({ detail }) => detail)).toEqual(['3', '2', '1']);
  });

  test('finds entries by time, and by words of each value in any form', async () => {
    const store = await openFresh();
    const before = Date.now();
    await store.addAuditEntry(entryOf('Air-Filter ১২: price 14,500 -> 15000'));
    await store.addAuditEntry({ actor: rahim, action: 'delete review', subject: 'b2', detail: '' });
    const found = async (search: string) =>
      (await store.findAudit({ limit: 9, search })).rows.map(({ subject }) => subject);
    expect(await found('airfilter 12')).toEqual(['a1']);
    expect(await found('14500 CHANGE')).toEqual(['a1']);
    expect(await found(rahim)).toEqual(['b2']);
    expect(await found('b2')).toEqual(['b2']);
    expect(await found('nothing')).toEqual([]);
    const count = async (from: number, to: number) => (await store.findAudit({ limit: 9, from, to })).total;
    expect(await count(before, Date.now() + 1)).toBe(2);
    expect(await count(0, before)).toBe(0);
  });

  test('is sent to admins with ISO times, by day and search, and page by page', async () => {
    const { clientOf, store } = await startBackend({ store: await openFresh() });
    const shop = await clientOf(admin);
    await store.addAuditEntry(entryOf('1'));
    await store.addAuditEntry(entryOf('2'));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(Date.now());
    let headers: Headers | undefined;
    const options = { onHeaders: (received: Headers) => void (headers = received) };
    const [newest] = await shop.findAudit({ search: 'a1', from: today, to: today, limit: 1 }, options);
    expect(newest).toMatchObject({ ...entryOf('2'), at: expect.stringMatching(/^\d{4}-.+Z$/) as string });
    expect(headers?.get('x-total-count')).toBe('2');
    expect(await shop.findAudit({ search: 'a1', before: newest?._id })).toMatchObject([{ detail: '1' }]);
    expect(await shop.findAudit({ to: '2020-01-01' })).toEqual([]);
    for (const input of [{ from: 'yesterday' }, { before: 'x' }, { search: 'a'.repeat(201) }]) {
      const [field] = Object.keys(input);
      await expect(shop.findAudit(input)).rejects.toMatchObject({ status: 400, issues: [{ path: field }] });
    }
  });

  test('records an export, whose CSV has all pages in the language of the admin', async () => {
    const { clientOf, store } = await startBackend({ store: await openFresh() });
    const shop = await clientOf(admin);
    const names = Array.from({ length: 203 }, (_, index) => `Stud ${index}`);
    for (const product_name of names) await addPart(store, { ...disc, product_name });
    const csv = await shop.exportList({ list: 'parts', language: 'bn' });
    const [header, ...rows] = csv.trimEnd().split('\r\n');
    expect(header).toMatch(/^পার্টসের নাম,/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(names);

    for (const userName of ['=1+1', 'Rahim']) await placeOrder(store, { product_name: 'Stud 1', userName });
    const orders = await shop.exportList({ list: 'orders', language: 'en', search: 'stud', status: 'placed' });
    expect(
      orders
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[10]),
    ).toEqual(['Rahim', "'=1+1"]);
    expect((await shop.exportList({ list: 'users', language: 'en' })).split('\r\n')).toHaveLength(3);
    expect((await shop.exportList({ list: 'audit', language: 'en' })).split('\r\n')[1]).toMatch(
      new RegExp(`^[-\\d]{10} [:\\d]{8},${admin},Export list,audit,$`),
    );
    expect((await store.findAudit({ limit: 4 })).rows.toReversed()).toMatchObject([
      { actor: admin, action: 'export list', subject: 'parts', detail: '' },
      { subject: 'orders', detail: 'search: stud, status: placed' },
      { subject: 'users' },
      { subject: 'audit' },
    ]);
  });

  test('exports all orders, also if the last one of a page is deleted meanwhile', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    const ids: string[] = [];
    for (let count = 0; count < 205; count += 1) ids.push(await placeOrder(store));
    const findOrders: Store['findOrders'] = async (query) => {
      const last = query.after && (await store.getNumberedOrder(query.after.number));
      if (last) await store.deleteOrder(String(last.lines[0]?._id), rahim);
      return store.findOrders(query);
    };
    const { clientOf } = await startBackend({ store: { ...store, findOrders } });
    const csv = await (await clientOf(admin)).exportList({ list: 'orders', language: 'en' });
    expect(csv.trimEnd().split('\r\n')).toHaveLength(206);
  });

  test('refuses a list or a filter that does not exist, and records nothing', async () => {
    const { clientOf, store } = await startBackend({ store: await openFresh() });
    const shop = await clientOf(admin);
    const call = async (list: string, filters: object) => shop.exportList({ list, language: 'en', ...filters });
    const before = (await store.findAudit({ limit: 9 })).rows;
    await expect(call('reviews', {})).rejects.toMatchObject({ status: 404 });
    await expect(call('toString', {})).rejects.toMatchObject({ status: 404 });
    await expect(call('parts', { search: 'x' })).rejects.toMatchObject({ status: 400, issues: [{ path: 'search' }] });
    await expect(call('orders', { status: 'lost' })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'status' }],
    });
    await expect(call('audit', { from: '1' })).rejects.toMatchObject({ status: 400, issues: [{ path: 'from' }] });
    expect((await store.findAudit({ limit: 9 })).rows).toEqual(before);
  });
}
