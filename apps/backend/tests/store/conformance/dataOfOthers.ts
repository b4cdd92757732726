import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, karim, order, rahim, review } from '../../fixtures.ts';
import { dealer, openShop } from './notifiedShop.ts';
import { eraseNow, openKnownShop } from './personalData.ts';
import { addCustomer } from './shop.ts';

const changed = 'rahim.uddin@example.com';
const again = 'r.uddin@example.com';

/** Gives Rahim's account a second verified address, which another user registered before. */
async function addAddress(store: Store, email: string): Promise<void> {
  await store.signIn(identityOf(email, { uid: 'stranger', emailVerified: false }));
  expect(await store.signIn(identityOf(email, { uid: identityOf(rahim).uid }))).toBe('signed in');
}

/** Tests that the download and the deletion of personal data leave other people alone (D56, D57). */
export function describeDataOfOthers(openFresh: () => Promise<Store>): void {
  test('an address that an account registered and never verified gives and deletes only what the account placed', async () => {
    const { store, place } = await openShop(openFresh);
    const uid = 'uid-of-a-stranger';
    await store.signIn(identityOf(karim, { uid, emailVerified: false }));
    await place({ ...order, userEmail: karim, userName: 'Karim Ali' }, dealer);
    const placed = await store.placeOrder({ ...order, userEmail: karim, userName: 'Stranger' }, undefined, karim, uid);
    const own = placed.outcome === 'placed' ? placed._id : '';
    await store.addReview({ ...review, reviewerEmail: karim, description: 'Of Karim' });
    await store.addReview({ ...review, reviewerEmail: karim, description: 'Of the stranger' }, uid);
    expect(await store.signIn(identityOf(changed, { uid }))).toBe('signed in');

    expect(await store.getMyData(changed)).toMatchObject({
      account: { email: changed },
      orders: [{ userName: 'Stranger', lines: [{ history: [{ by: 'you' }] }] }],
      reviews: [{ description: 'Of the stranger' }],
      customers: [],
      activity: [],
    });

    await store.setOrderStatus(own, { from: 'placed', to: 'cancelled' }, dealer);
    await eraseNow(store, changed);
    expect([await store.getAccount(karim), await store.getAccount(changed)]).toEqual([undefined, undefined]);
    expect((await store.listOrders(karim)).rows).toMatchObject([{ userName: 'Karim Ali', phone: order.phone }]);
    expect(await store.getOrder(own)).toMatchObject({ userEmail: '', userName: '', phone: '' });
    expect((await store.getOrder(own))?.history?.[0]?.by).toMatch(/^former user /);
    expect(await store.listReviewsOf(karim)).toMatchObject([{ description: 'Of Karim', reviewName: 'Rahim Uddin' }]);
    expect((await store.findAudit({ limit: 9, search: karim })).rows).toMatchObject([{ action: 'place order' }]);
    await store.signIn(identityOf(karim, { uid: 'uid-of-karim' }));
    // The stranger's order stays in the books of the customer, without the stranger.
    const orders = [{ userName: 'Karim Ali' }, { userName: '', phone: '', address: '' }];
    expect(await store.getMyData(karim)).toMatchObject({ orders, customers: [{}] });
  });

  test('an order that another account placed for the same customer stays with that account', async () => {
    const { store } = await openShop(openFresh);
    const { uid } = identityOf(karim);
    await store.signIn(identityOf(karim));
    const placed = await store.placeOrder({ ...order, userEmail: karim, userName: 'Karim Ali' }, undefined, karim, uid);
    const _id = placed.outcome === 'placed' ? placed._id : '';
    const customer = String((await store.getOrder(_id))?.customer);
    await store.unlinkAccount(customer, dealer);
    expect(await store.linkAccount(customer, rahim, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.getMyData(rahim)).toMatchObject({ orders: [], customers: [{ name: 'Karim Ali' }] });
    await eraseNow(store, rahim);
    expect(await store.getOrder(_id)).toMatchObject({ userEmail: karim, userName: 'Karim Ali' });
  });

  test('the invoices of orders leave the download with the customer from whom the account is unlinked', async () => {
    const { store, record } = await openKnownShop(openFresh);
    expect(await store.getMyData(rahim)).toMatchObject({ invoices: [{ number: '2026-000001' }] });
    await store.unlinkAccount(record, dealer);
    expect(await store.getMyData(rahim)).toMatchObject({ orders: [{ orderNumber: 1001 }], invoices: [] });
    expect((await store.getNumberedOrder(1001))?.account).toBeUndefined();
  });

  test('an earlier address that another user has today, and those before it, stay in the audit', async () => {
    const { store } = await openShop(openFresh);
    const { uid } = identityOf(rahim);
    for (const email of [changed, again]) expect(await store.signIn(identityOf(email, { uid }))).toBe('signed in');
    await store.signIn(identityOf(changed, { uid: 'next owner' }));
    const note = { action: 'change part', subject: '1', detail: '' } as const;
    for (const actor of [rahim, changed, again]) await store.addAuditEntry({ ...note, actor });
    await eraseNow(store, again);
    const { rows } = await store.findAudit({ limit: 20 });
    const actors = rows.filter(({ action }) => action === 'change part').map(({ actor }) => actor);
    expect(actors).toEqual([expect.stringMatching(/^former user /), changed, rahim]);
  });

  test('an earlier address that no user has is taken out of the audit', async () => {
    const { store } = await openShop(openFresh);
    await store.signIn(identityOf(changed, { uid: identityOf(rahim).uid }));
    await store.addAuditEntry({ actor: rahim, action: 'change part', subject: '1', detail: '' });
    await eraseNow(store, changed);
    expect((await store.findAudit({ limit: 20, search: rahim })).rows).toEqual([]);
  });

  /** Links a customer to each of two addresses of an account, with money that adds up to nothing. */
  async function openTwoCustomers(): Promise<Store> {
    const { store } = await openShop(openFresh);
    await addAddress(store, changed);
    for (const [email, phone, amount] of [
      [rahim, '01700000001', 500],
      [changed, '01700000002', -500],
    ] as const) {
      const customer = await addCustomer(store, email, phone);
      await store.linkAccount(customer, email, dealer);
      await store.addLedgerEntry(customer, { kind: 'adjustment', amount, note: 'agreed' }, { actor: dealer });
    }
    return store;
  }

  test('the download of an account has every customer of its addresses', async () => {
    const store = await openTwoCustomers();
    const { customers = [], ledger = [] } = (await store.getMyData(rahim)) ?? {};
    const records = customers.map(({ phones, balance }) => `${phones.join()} ${balance}`);
    expect(records.toSorted()).toEqual(['01700000001 500', '01700000002 -500']);
    expect(ledger.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-500, 500]);
  });

  test('the money of two customers of an account that adds up to nothing keeps the account', async () => {
    const store = await openTwoCustomers();
    const asked = await store.askAccountDeletion(rahim, Date.now());
    expect(asked).toMatchObject({ outcome: 'blocked', deletion: { balance: 500 } });
  });

  test('a person with more phone numbers than a statement can have conditions is deleted', async () => {
    const store = await openFresh();
    const placedAt = new Date().toISOString();
    const { product_name, orderQuantity, ...contact } = order;
    const history = [{ status: 'cancelled' as const, at: placedAt, by: rahim }];
    const lines = [{ product_name, orderQuantity, status: 'cancelled' as const, history }];
    const orders = Array.from({ length: 1100 }, (_, index) => ({
      ...contact,
      phone: String(1_700_000_000 + index),
      placedAt,
      lines,
    }));
    await store.seed({ parts: [], reviews: [], orders });
    await store.signIn(identityOf(rahim));
    await store.addAuditEntry({ actor: dealer, action: 'export list', subject: 'orders', detail: '1700001099' });
    await eraseNow(store, rahim);
    expect((await store.findAudit({ limit: 9, search: '1700001099' })).rows).toEqual([]);
    expect((await store.listOrders(rahim)).rows).toEqual([]);
  });

  test('an account that was deleted after its request came places no order', async () => {
    const { store } = await openShop(openFresh);
    await store.signIn(identityOf(karim));
    await eraseNow(store, karim);
    const place = (placedBy?: string) => store.placeOrder({ ...order, userEmail: karim }, undefined, karim, placedBy);
    const before = await store.findCustomers({ limit: 9 });
    expect(await place(`uid-of-${karim}`)).toEqual({ outcome: 'no such account' });
    expect((await store.listOrders(karim)).total).toBe(0);
    expect(await store.findCustomers({ limit: 9 })).toEqual(before);
    await store.signIn(identityOf(karim));
    expect(await place(`uid-of-${karim}`)).toMatchObject({ outcome: 'placed' });
  });

  test('an order from an address without an account is refused, although a customer has the address', async () => {
    const { store, place } = await openShop(openFresh);
    await place({ ...order, userEmail: karim }, dealer);
    const placed = await store.placeOrder({ ...order, userEmail: karim }, undefined, karim, 'uid-of-another');
    expect(placed).toEqual({ outcome: 'no such account' });
  });
}
