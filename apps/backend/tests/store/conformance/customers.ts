import { expect, test } from 'vitest';
import type { Customer } from '@dealerkit/domain/books';
import type { Store } from '../../../src/store/Store.ts';
import { disc, karim, order, rahim } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, placeOrder } from './shop.ts';

const phone = '+8801811000001';
const contact = { userName: 'Salma', address: 'Sylhet', phone: '01811-000001', note: undefined };
const lines = [{ product_name: 'Brake Disc', orderQuantity: 2 }];

/** The tests of customers for every store. */
export function describeCustomers(openFresh: () => Promise<Store>): void {
  test('a customer is added once for a phone number, and once for a key', async () => {
    const store = await openFresh();
    const salma = { name: 'Salma', phones: [phone, '+8801811000002'], address: 'Zindabazar', creditLimit: 50_000 };
    const writer = { actor: dealer, key: 'a' };
    const [added, again] = [await store.addCustomer(salma, writer), await store.addCustomer(salma, writer)];
    expect(added).toEqual(again);
    expect(await store.addCustomer({ ...salma, name: 'Other' }, writer)).toEqual({ outcome: 'key of another call' });
    const _id = added.outcome === 'added' ? added._id : '';
    const stored: Customer = { _id, ...salma, balance: 0, cheques: { amount: 0 } };
    expect(await store.getCustomer(_id)).toEqual(stored);
    expect(await store.addCustomer({ name: 'Nasir', phones: ['+8801811000002'] }, { actor: dealer })).toEqual({
      outcome: 'phone taken',
      customer: stored,
    });
    expect(await store.getCustomer('0'.repeat(24))).toBeUndefined();
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([{ action: 'add customer', subject: _id }]);
  });

  test('twelve admins who add the same phone number at once add one customer', async () => {
    const store = await openFresh();
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        store.addCustomer({ name: `N${index}`, phones: [phone] }, { actor: dealer }),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'phone taken')).toHaveLength(11);
    expect((await store.findCustomers({ limit: 9 })).total).toBe(1);
  });

  test('a change compares what was read, and refuses the phone number of another customer', async () => {
    const store = await openFresh();
    const [salma, nasir] = [
      await addCustomer(store, 'Salma', phone),
      await addCustomer(store, 'Nasir', '+8801811000002'),
    ];
    const change = {
      read: { name: 'Salma', note: null, creditLimit: null },
      changes: { name: 'Salma B', note: 'x', creditLimit: 5 },
    };
    expect(await store.updateCustomer(salma, change, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.updateCustomer(salma, change, dealer)).toMatchObject({
      outcome: 'conflict',
      customer: { name: 'Salma B', note: 'x', creditLimit: 5 },
    });
    const phones = { read: { phones: [phone] }, changes: { phones: ['+8801811000002', '+8801811000003'] } };
    expect(await store.updateCustomer(salma, phones, dealer)).toMatchObject({
      outcome: 'phone taken',
      customer: { _id: nasir },
    });
    const moved = { read: { phones: [phone] }, changes: { phones: ['+8801811000003', phone] } };
    expect(await store.updateCustomer(salma, moved, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.getCustomer(salma)).toMatchObject({ phones: ['+8801811000003', phone] });
    expect((await store.findCustomers({ limit: 9, search: '01811 000003' })).rows).toMatchObject([{ _id: salma }]);
    expect(await store.updateCustomer('x', moved, dealer)).toEqual({ outcome: 'no such customer' });
  });

  test('customers are found by any spelling of a phone, a name in both scripts and a place', async () => {
    const store = await openFresh();
    const rahima = await addCustomer(store, 'রহিমা খাতুন', phone, { address: 'Bandar Bazar' });
    const mannan = await addCustomer(store, 'Abdul Mannan', '+442079460958', { address: 'জিন্দাবাজার' });
    const find = async (search: string) => (await store.findCustomers({ limit: 9, search })).rows.map(({ _id }) => _id);
    for (const text of ['01811-000001', '+880 1811 000001', '০১৮১১০০০০০১', '008801811000001', '1811000']) {
      expect([text, await find(text)]).toEqual([text, [rahima]]);
    }
    for (const text of ['Rohima', 'রহিমা', 'bandar', 'rahima khatun'])
      expect([text, await find(text)]).toEqual([text, [rahima]]);
    for (const text of ['মান্নান', '+44 20 7946 0958', 'জিন্দা', 'abdul'])
      expect([text, await find(text)]).toEqual([text, [mannan]]);
    expect(await find('nobody')).toEqual([]);
  });

  test('lists are sorted by name, balance and last order, page by page', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const ids = [];
    for (const name of ['Bashir', 'amin', 'Chandan', 'Delwar']) {
      ids.push(await addCustomer(store, name, `+88018110000${10 + ids.length}`));
    }
    for (const [index, amount] of [300, -200, 100].entries()) {
      await store.addLedgerEntry(ids[index] ?? '', { kind: 'adjustment', amount, note: 'Start' }, { actor: dealer });
    }
    // The later order is that of the customer who comes first if both are of the same millisecond.
    for (const customer of [ids[1], ids[3]])
      await store.placeOrderLines({ ...contact, customer, lines }, undefined, dealer);
    const namesOf = async (sort?: 'name' | '-balance' | '-lastOrder') => {
      const pages: string[] = [];
      let before: string | undefined;
      do {
        const { rows, total } = await store.findCustomers({ limit: 3, sort, before });
        expect(total).toBe(4);
        pages.push(...rows.map(({ name }) => name));
        before = rows.length === 3 ? rows.at(-1)?._id : undefined;
      } while (before);
      return pages;
    };
    expect(await namesOf()).toEqual(['amin', 'Bashir', 'Chandan', 'Delwar']);
    expect(await namesOf('-balance')).toEqual(['Bashir', 'Chandan', 'Delwar', 'amin']);
    expect(await namesOf('-lastOrder')).toEqual(['Delwar', 'amin', 'Chandan', 'Bashir']);
  });

  test('many customers are sorted by last order as few are', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const ids: string[] = [];
    const addMany = async (length: number) => {
      const phones = Array.from({ length }, (_, n) => `+8801811${String(ids.length + n).padStart(6, '0')}`);
      ids.push(...(await Promise.all(phones.map((each) => addCustomer(store, 'Many', each)))));
    };
    while (ids.length <= 1000) await addMany(91);
    const sorted = ids.toSorted();
    const [one = '', other = ''] = sorted;
    for (const customer of [other, one, other]) {
      await store.placeOrderLines({ ...contact, customer, lines }, undefined, dealer);
    }
    const find = async (limit: number, before?: string) =>
      (await store.findCustomers({ sort: '-lastOrder', limit, before })).rows.map(({ _id }) => _id);
    const wanted = [other, one, sorted.at(-1), sorted.at(-2)];
    expect(await find(4)).toEqual(wanted);
    expect(await find(3, other)).toEqual(wanted.slice(1));
    expect(await find(2, one)).toEqual(wanted.slice(2));
    expect(await find(1, sorted.at(-1))).toEqual(wanted.slice(3));
  });

  test('the last order of a customer is the newest one that is left after a deletion', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    const [first, second] = [await placeOrder(store), await placeOrder(store)];
    const { customer = '', placedAt } = (await store.getOrder(first)) ?? {};
    const lastOrder = async () => (await store.getCustomer(customer))?.lastOrderAt;
    expect(await lastOrder()).toBe((await store.getOrder(second))?.placedAt);
    await store.deleteOrder(second, dealer);
    expect(await lastOrder()).toBe(placedAt);
    await store.deleteOrder(first, dealer);
    expect(await lastOrder()).toBeUndefined();
    const third = await placeOrder(store);
    expect(await lastOrder()).toBe((await store.getOrder(third))?.placedAt);
  });

  test('an account becomes a customer with its first order, whose phone number finds the account only once an admin adds it', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await placeOrder(store);
    const walkIn = await addCustomer(store, 'Shop', '+8801700000142');
    await placeOrder(store);
    const [first, second] = (await store.listOrders(rahim)).rows;
    expect(first?.customer).toBe(second?.customer);
    const customer = await store.getCustomer(first?.customer ?? '');
    expect(customer).toMatchObject({ name: 'Rahim Uddin', email: rahim, phones: [], lastOrderAt: second?.placedAt });
    expect(customer?._id).not.toBe(walkIn);
    await store.placeOrder({ ...order, userEmail: karim, phone: '01811-000001' });
    expect((await store.findCustomers({ limit: 9, search: phone })).total).toBe(0);
    const karims = (await store.listOrders(karim)).rows[0]?.customer ?? '';
    await store.updateCustomer(karims, { read: { phones: [] }, changes: { phones: [phone] } }, dealer);
    expect((await store.findCustomers({ limit: 9, search: phone })).rows).toMatchObject([
      { email: karim, phones: [phone] },
    ]);
    expect((await store.findCustomers({ limit: 9 })).total).toBe(3);
    expect(await store.placeOrder({ ...order, userEmail: 'new@b.com', orderQuantity: 99 })).toMatchObject({
      outcome: 'not enough',
    });
    expect((await store.findCustomers({ limit: 9 })).total).toBe(3);
  });

  test('an order is placed for a customer, once for a key, and assigned to another one before hand-over', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const [salma, nasir] = [
      await addCustomer(store, 'Salma', phone),
      await addCustomer(store, 'Nasir', '+8801811000002'),
    ];
    const placed = await store.placeOrderLines({ ...contact, customer: salma, lines }, 'k', dealer);
    expect(await store.placeOrderLines({ ...contact, customer: salma, lines }, 'k', dealer)).toEqual(placed);
    const read = async () => (await store.getNumberedOrder(1001))?.lines[0];
    expect(await read()).toMatchObject({ customer: salma, userEmail: '' });
    expect(await store.placeOrderLines({ ...contact, customer: 'x', lines }, undefined, dealer)).toEqual({
      outcome: 'no such customer',
    });
    const change = { read: salma, customer: nasir };
    expect(await store.setOrderCustomer(1001, { ...change, read: null }, dealer)).toEqual({
      outcome: 'conflict',
      customer: salma,
    });
    expect(await store.setOrderCustomer(1001, { ...change, customer: 'x' }, dealer)).toEqual({
      outcome: 'no such customer',
    });
    expect(await store.setOrderCustomer(1001, change, dealer)).toEqual({ outcome: 'changed' });
    expect(await read()).toMatchObject({ customer: nasir });
    expect((await store.getCustomer(salma))?.lastOrderAt).toBeUndefined();
    expect((await store.getCustomer(nasir))?.lastOrderAt).toBe((await read())?.placedAt);
    expect(await store.setOrderCustomer(9, change, dealer)).toEqual({ outcome: 'no such order' });
    const _id = (await read())?._id ?? '';
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
      ['packed', 'handedOver'],
    ] as const) {
      await store.setOrderStatus(_id, { from, to }, dealer);
    }
    expect(await store.setOrderCustomer(1001, { read: nasir, customer: salma }, dealer)).toEqual({
      outcome: 'handed over',
    });
  });
}
