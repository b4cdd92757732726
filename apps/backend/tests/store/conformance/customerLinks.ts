import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, karim, order, rahim } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, placeOrder } from './shop.ts';

const phone = '+8801811000001';
const contact = { userName: 'Salma', address: 'Sylhet', phone: '01811-000001', note: undefined };
const lines = [{ product_name: 'Brake Disc', orderQuantity: 2 }];

async function ordersOf(store: Store, email: string) {
  return (await store.listOrders(email)).rows.map(({ orderNumber }) => orderNumber);
}

/** The tests of linked accounts and merges for every store. */
export function describeCustomerLinks(openFresh: () => Promise<Store>): void {
  test('a linked account sees the orders of its customer, until the link is taken off', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await store.signIn(identityOf(rahim));
    const salma = await addCustomer(store, 'Salma', phone);
    await store.placeOrderLines({ ...contact, customer: salma, lines }, undefined, dealer);
    expect(await store.linkAccount(salma, 'nobody@b.com', dealer)).toEqual({ outcome: 'no such account' });
    expect(await store.linkAccount(salma, rahim, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.linkAccount(salma, rahim, dealer)).toEqual({ outcome: 'unchanged' });
    await store.placeOrderLines({ ...contact, customer: salma, lines }, undefined, dealer);
    await store.placeOrder(order, undefined, rahim, `uid-of-${rahim}`);
    expect(await ordersOf(store, rahim)).toEqual([1001, 1002, 1003]);
    expect((await store.findOrders({ limit: 9, search: rahim })).total).toBe(3);
    const other = await addCustomer(store, 'Nasir', '+8801811000002');
    expect(await store.linkAccount(other, rahim, dealer)).toMatchObject({
      outcome: 'account taken',
      customer: { _id: salma },
    });
    expect(await store.unlinkAccount(salma, dealer)).toEqual({ outcome: 'changed' });
    expect(await ordersOf(store, rahim)).toEqual([1003]);
    expect((await store.findOrders({ limit: 9, search: rahim })).total).toBe(1);
    expect((await store.getCustomer(salma))?.email).toBeUndefined();
  });

  test('a merge moves everything to the customer that is kept, and the other id goes on working', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await placeOrder(store);
    const account = (await store.listOrders(rahim)).rows[0]?.customer ?? '';
    const kept = await addCustomer(store, 'Rahim (shop)', phone, { note: 'Pays on Fridays' });
    const second = '+8801700000142';
    await store.updateCustomer(account, { read: { phones: [] }, changes: { phones: [second] } }, dealer);
    await store.placeOrderLines({ ...contact, customer: kept, lines }, undefined, dealer);
    await store.addLedgerEntry(account, { kind: 'adjustment', amount: 700, note: 'Start' }, { actor: dealer });
    await store.addLedgerEntry(kept, { kind: 'payment', amount: 200, method: 'cash' }, { actor: dealer });
    expect(await store.mergeCustomers(kept, kept, { actor: dealer })).toEqual({ outcome: 'same' });
    expect(await store.mergeCustomers(kept, 'x', { actor: dealer })).toEqual({ outcome: 'no such customer' });
    const writer = { actor: dealer, key: 'm' };
    expect(await store.mergeCustomers(kept, account, writer)).toEqual({ outcome: 'changed' });
    expect(await store.mergeCustomers(kept, account, writer)).toEqual({ outcome: 'changed' });
    const merged = { _id: kept, name: 'Rahim (shop)', phones: [phone, second], email: rahim, balance: 500 };
    expect(await store.getCustomer(account)).toMatchObject(merged);
    expect(await store.getCustomer(kept)).toMatchObject(merged);
    expect(await ordersOf(store, rahim)).toEqual([1001, 1002]);
    const found = await store.findOrders({ customer: account, limit: 9 });
    expect(found.rows.map(({ orderNumber }) => orderNumber)).toEqual([1002, 1001]);
    expect((await store.findLedger(account, { limit: 9 }))?.rows.map(({ amount }) => amount)).toEqual([-200, 700]);
    expect((await store.findCustomers({ limit: 9 })).total).toBe(1);
    await placeOrder(store);
    expect((await store.getNumberedOrder(1003))?.lines[0]?.customer).toBe(kept);
    await store.placeOrder({ ...order, userEmail: karim });
    const [{ customer: other = '' } = {}] = (await store.listOrders(karim)).rows;
    expect(await store.mergeCustomers(kept, other, { actor: dealer })).toEqual({ outcome: 'two accounts' });
  });
}
