import { type RetentionSetting, retentionDefaults } from '@dealerkit/domain/account/personalData';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, karim, order, rahim, review } from '../../fixtures.ts';
import { browser } from './notifications.ts';
import { channels, dealer, openShop } from './notifiedShop.ts';
import { takeTo } from './shop.ts';

const day = 86_400_000;
const writer = { actor: dealer };
const times = (now = Date.now(), days: Partial<Record<RetentionSetting, number>> = {}) => ({
  days: { ...retentionDefaults, ...days },
  now,
});

/** What is kept of Rahim, none of which anything else contains. */
export const marks = [
  rahim,
  'Rahim Uddin',
  '01700-000142',
  '+8801700000142',
  'Zindabazar',
  'Gate is green',
  'Ta 11-1234',
  'BIN 0012-7',
  'bKash of Rahim',
];

/** A shop with everything that can be kept of Rahim: a paid order with an invoice, and a cancelled one. */
export async function openKnownShop(openFresh: () => Promise<Store>) {
  const { store, place } = await openShop(openFresh);
  await store.signIn(identityOf(rahim, { username: order.userName }));
  const profile = { loaction: order.address, phone: order.phone, extra: { 'VAT number': 'BIN 0012-7' } };
  await store.updateUser({ email: rahim, ...profile }, `uid-of-${rahim}`);
  const { product_name, orderQuantity, ...customer } = order;
  const lines = [{ product_name, orderQuantity }];
  const placed = await store.placeOrderLines(
    { ...customer, note: 'Gate is green', extra: { 'Truck number': 'Ta 11-1234' }, lines },
    'key-1',
    rahim,
    `uid-of-${rahim}`,
  );
  const line = placed.outcome === 'placed' ? String(placed.ids[0]) : '';
  const cancelled = await place();
  await store.setOrderStatus(cancelled, { from: 'placed', to: 'cancelled', reason: 'Rahim Uddin called' }, rahim);
  await takeTo(store, line, 'handedOver');
  const record = (await store.getOrder(line))?.customer ?? '';
  await store.updateCustomer(record, { read: { phones: [] }, changes: { phones: ['+8801700000142'] } }, dealer);
  await store.issueInvoice(1001, '2026-11-22', writer);
  await store.addReview(review, `uid-of-${rahim}`);
  await store.setNotificationChoices(rahim, { language: 'bn', off: [] });
  await store.addPushSubscription(rahim, browser);
  await store.queueNotifications(channels, 1000);
  await store.addAuditEntry({ ...writer, action: 'export list', subject: 'orders', detail: `search: ${rahim}` });
  const pay = async (amount: number) =>
    store.addLedgerEntry(
      record,
      { kind: 'payment', method: 'bkash', amount, reference: 'bKash of Rahim Uddin' },
      writer,
    );
  const cheque = {
    kind: 'payment',
    method: 'cheque',
    amount: 700,
    reference: 'Of Rahim Uddin',
    note: 'From Rahim Uddin',
  } as const;
  const received = await store.addLedgerEntry(record, { ...cheque, chequeDate: '2027-01-07' }, writer);
  const bounce = async () =>
    store.setChequeStatus(
      received.outcome === 'added' ? received._id : '',
      { from: 'received', to: 'bounced', reason: 'Rahim Uddin has no money' },
      writer,
    );
  return { store, place, record, pay, line, bounce };
}

/** Deletes an account after its seven days. */
export async function eraseNow(store: Store, email: string): Promise<void> {
  const dueAt = Date.now() + 7 * day;
  expect(await store.askAccountDeletion(email, dueAt)).toMatchObject({ outcome: 'asked' });
  expect(await store.applyRetention(times(dueAt))).toMatchObject({ accounts: 1 });
}

/** Pays what Rahim owes, and deletes the account after its seven days. */
export async function eraseRahim({
  store,
  record,
  pay,
  bounce,
}: Awaited<ReturnType<typeof openKnownShop>>): Promise<void> {
  await bounce();
  await pay((await store.getCustomer(record))?.balance ?? 0);
  await eraseNow(store, rahim);
}

/** Tests of what is kept of a person (D57). */
export function describePersonalData(openFresh: () => Promise<Store>): void {
  test('a user gets everything that is kept, and nothing of others', async () => {
    const shop = await openKnownShop(openFresh);
    const { store, pay } = shop;
    await pay(500);
    await store.placeOrder({ ...order, userEmail: karim, userName: 'Karim Ali', address: 'Dhaka' });
    const data = await store.getMyData(rahim);
    expect(Object.keys(data ?? {})).toEqual(
      expect.arrayContaining(['account', 'profile', 'orders', 'ledger', 'activity']),
    );
    expect(data).toMatchObject({
      account: { email: rahim, username: 'Rahim Uddin', emailVerified: true, admin: false },
      profile: { loaction: 'Zindabazar, Sylhet', phone: '01700-000142', extra: { 'VAT number': 'BIN 0012-7' } },
      orders: [
        { orderNumber: 1001, note: 'Gate is green', lines: [{ status: 'handedOver', orderQuantity: 2, price: 14500 }] },
        { orderNumber: 1002, lines: [{ status: 'cancelled' }] },
      ],
      customers: [{ name: 'Rahim Uddin', phones: ['+8801700000142'] }],
      ledger: [
        { kind: 'charge', orderNumber: 1001 },
        { kind: 'payment', amount: -500, method: 'bkash' },
      ],
      cheques: [{ amount: 700, chequeDate: '2027-01-07', reference: 'Of Rahim Uddin', status: 'received' }],
      invoices: [{ number: '2026-000001', customer: { name: 'Rahim Uddin' } }],
      reviews: [{ description: 'Fits.' }],
      notifications: {
        language: 'bn',
      },
      browsers: [{ endpoint: browser.endpoint }],
    });
    expect(data?.notifications.waiting.map(({ kind }) => kind)).toContain('orderStep');
    const steps = data?.orders[0]?.lines[0]?.history.map(({ status, by }) => `${status} by ${by}`);
    expect(steps).toEqual(['placed by you', 'confirmed by shop', 'packed by shop', 'handedOver by shop']);
    expect(JSON.stringify(data)).not.toMatch(/dealer\.example|karim|Karim/);
    expect(await store.getMyData('x@y.example')).toBeUndefined();
  });

  test('the deletion of an account is refused while orders are open, money is due, or for an admin', async () => {
    const { store, place, record, pay, bounce } = await openKnownShop(openFresh);
    const ask = (email: string) => store.askAccountDeletion(email, Date.now() + 7 * day);
    const open = await place();
    expect(await ask(rahim)).toMatchObject({ outcome: 'blocked', deletion: { openOrders: 1 } });
    await store.setOrderStatus(open, { from: 'placed', to: 'cancelled' }, dealer);
    const { balance = 0 } = (await store.getCustomer(record)) ?? {};
    expect(balance).toBeGreaterThan(0);
    expect(await ask(rahim)).toMatchObject({ outcome: 'blocked', deletion: { openOrders: 0, balance } });
    await pay(balance + 100);
    expect(await ask(rahim)).toMatchObject({ outcome: 'blocked', deletion: { balance: -100 } });
    await store.addLedgerEntry(record, { kind: 'adjustment', amount: 100, note: 'Rounded' }, { actor: dealer });
    expect(await ask(rahim)).toMatchObject({ outcome: 'blocked', deletion: { balance: 0, cheques: 700 } });
    await bounce();
    expect(await store.getAccountDeletion(rahim)).toMatchObject({ balance: 0, cheques: 0 });
    expect(await ask(dealer)).toMatchObject({ outcome: 'blocked', deletion: { admin: true } });
    expect(await ask('x@y.example')).toEqual({ outcome: 'no such user' });
    expect((await store.getAccountDeletion(rahim))?.dueAt).toBeUndefined();
  });

  test('an account waits for its deletion, keeps its first date, and can be kept', async () => {
    const { store } = await openShop(openFresh);
    const dueAt = Date.now() + 7 * day;
    const asked = { outcome: 'asked', dueAt: new Date(dueAt).toISOString() };
    expect(await store.askAccountDeletion(rahim, dueAt)).toEqual(asked);
    expect(await store.askAccountDeletion(rahim, dueAt + day)).toEqual(asked);
    expect(await store.applyRetention(times(dueAt - 1))).toMatchObject({ accounts: 0 });
    expect(await store.keepAccount(rahim)).toBe(1);
    expect(await store.keepAccount(rahim)).toBe(0);
    expect(await store.applyRetention(times(dueAt))).toMatchObject({ accounts: 0 });
    expect(await store.getUser(rahim)).toMatchObject({ email: rahim });
    const { rows } = await store.findAudit({ limit: 9 });
    expect(rows.map(({ action }) => action).slice(0, 2)).toEqual(['keep account', 'ask account deletion']);
  });

  test('an order that was placed meanwhile keeps the account until it is handed over or cancelled', async () => {
    const { store, place } = await openShop(openFresh);
    const dueAt = Date.now() + 7 * day;
    await store.askAccountDeletion(rahim, dueAt);
    const _id = await place();
    expect(await store.applyRetention(times(dueAt))).toMatchObject({ accounts: 0 });
    await store.setOrderStatus(_id, { from: 'placed', to: 'cancelled' }, dealer);
    expect(await store.applyRetention(times(dueAt))).toMatchObject({ accounts: 1 });
    expect(await store.getAccount(rahim)).toBeUndefined();
  });

  test('a deletion keeps orders, ledger and reviews without the person, and one pseudonym in the audit', async () => {
    const shop = await openKnownShop(openFresh);
    const { store, record, line } = shop;
    const version = await store.catalogueVersion();
    const { total: users } = await store.findUsers({ limit: 9 });
    await eraseRahim(shop);
    expect(await store.catalogueVersion()).not.toBe(version);
    expect(await store.findUsers({ limit: 9 })).toMatchObject({ total: users - 1 });
    expect((await store.findUsers({ limit: 9, search: 'rahim' })).rows).toEqual([]);
    const kept = await store.getOrder(line);
    expect(kept).toMatchObject({
      userEmail: '',
      userName: '',
      address: '',
      phone: '',
      orderNumber: 1001,
      sum: 2_900_000,
    });
    expect(kept?.note).toBeUndefined();
    expect(await store.getCustomer(record)).toMatchObject({ name: '', phones: [], balance: 0 });
    const { rows: entries = [] } = (await store.findLedger(record, { limit: 9 })) ?? {};
    expect(entries.map(({ kind }) => kind)).toEqual(['payment', 'charge']);
    const [cheque] = (await store.findCheques({ limit: 9 })).rows;
    expect(cheque).toMatchObject({ amount: 700, status: 'bounced', customer: { name: '' } });
    expect(JSON.stringify(cheque)).not.toMatch(/Rahim/);
    expect((await store.listReviews(9)).rows).toMatchObject([{ reviewName: '', description: 'Fits.' }]);
    const { rows } = await store.findAudit({ limit: 100 });
    const [deleted] = rows;
    expect([deleted?.action, deleted?.actor]).toEqual(['delete account', expect.stringMatching(/^former user /)]);
    const own = rows.filter(({ action }) => action === 'ask account deletion');
    expect(own.map(({ actor, subject }) => [actor, subject])).toEqual([[deleted?.actor, deleted?.actor]]);
    expect((await store.findAudit({ limit: 9, search: 'rahim' })).rows).toEqual([]);
    expect((await store.findAudit({ limit: 9, search: String(deleted?.actor) })).rows).not.toEqual([]);
    expect((await store.findOrders({ limit: 9, search: 'rahim' })).rows).toEqual([]);
    expect((await store.findOrders({ limit: 9, search: 'disc' })).rows).not.toEqual([]);
  });

  test('a person who comes back after the deletion is new', async () => {
    const shop = await openKnownShop(openFresh);
    await eraseRahim(shop);
    const { store } = shop;
    await store.signIn(identityOf(rahim));
    expect(await store.getMyData(rahim)).toMatchObject({ orders: [], customers: [], reviews: [], browsers: [] });
  });

  test('what is kept no longer is counted, then removed', async () => {
    const shop = await openKnownShop(openFresh);
    const { store } = shop;
    await eraseRahim(shop);
    await store.addZeroResultSearches(new Map([['gasket', 2]]), '2020-01-01', '2019-01-01');
    // A shop that sends nothing has no sender that takes the event of this order.
    await store.placeOrder({ ...order, userEmail: karim });
    const { total } = await store.findAudit({ limit: 1 });
    const later = times(Date.now() + 60_000, { audit: 0, notifications: 0, invoices: 0 });
    const expected = { accounts: 0, audit: total, zeroResultSearches: 1, invoices: 1 };
    expect(await store.countExpired(later)).toMatchObject(expected);
    expect(await store.findAudit({ limit: 1 })).toMatchObject({ total });
    expect(await store.countExpired(times())).toMatchObject({ audit: 0, invoices: 0, notifications: 0 });
    expect(await store.hasDueNotifications('email')).toBe(true);
    expect(await store.applyRetention(later)).toMatchObject(expected);
    expect(await store.hasDueNotifications('email')).toBe(false);
    expect(await store.findAudit({ limit: 1 })).toMatchObject({ rows: [], total: 0 });
    expect((await store.getInvoice('2026-000001'))?.invoice).toMatchObject({
      customer: { name: '' },
      total: 2_900_000,
    });
    expect(await store.countExpired(later)).toMatchObject({ audit: 0, invoices: 0, zeroResultSearches: 0 });
  });
}
