import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, karim, order, rahim } from '../../fixtures.ts';
import { channels, dealer, openShop, partner, summaryOf, take } from './notifiedShop.ts';

export const browser = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth' };

export function describeNotifications(openFresh: () => Promise<Store>): void {
  test('tell every admin of a new order, except who placed it', async () => {
    const { store, place } = await openShop(openFresh);
    await place();
    const taken = await take(store);
    expect(summaryOf(taken)).toEqual([`${dealer} email newOrder`, `${partner} email newOrder`]);
    const lines = [{ name: 'Brake Disc', pieces: 2 }];
    const content = { kind: 'newOrder', number: 1001, name: 'Rahim Uddin', lines, count: 1 };
    expect(taken[0]).toMatchObject({ notifications: [content], tries: [{ attempts: 0 }], subscriptions: [] });
    await place(order, dealer);
    expect(summaryOf(await take(store))).toEqual([`${partner} email newOrder`]);
  });

  test('are not stored for an order that is refused', async () => {
    const { store } = await openShop(openFresh);
    expect((await store.placeOrder({ ...order, orderQuantity: 5000 })).outcome).toBe('not enough');
    expect(await store.hasDueNotifications('email')).toBe(false);
    await store.placeOrder(order, 'key');
    await store.placeOrder(order, 'key');
    expect(summaryOf(await take(store))).toHaveLength(2);
  });

  test('tell the customer of steps, terms and the invoice of an order, and the admins of what is cancelled', async () => {
    const { store, place } = await openShop(openFresh);
    const ids = [await place(), await place(), await place()];
    await take(store);
    const [first = '', second = '', third = ''] = ids;
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
      ['packed', 'handedOver'],
    ] as const) {
      await store.setOrderStatus(first, { from, to }, dealer);
    }
    const terms = { read: { discount: null }, changes: { discount: 100 } };
    await store.setOrderTerms(1002, terms, dealer);
    await store.issueInvoice(1001, '2026-11-22', { actor: dealer });
    await store.setOrderStatus(second, { from: 'placed', to: 'cancelled' }, dealer);
    await store.deleteOrder(third, rahim);
    const taken = await take(store);
    expect(summaryOf(taken)).toEqual([
      `${dealer} email cancelledLine`,
      `${partner} email cancelledLine`,
      `${partner} email cancelledLine`,
      `${rahim} email changedTerms`,
      `${rahim} email invoice`,
      ...Array.from({ length: 4 }, () => `${rahim} email orderStep`),
    ]);
    const ofRahim = taken.find(({ user }) => user.email === rahim)?.notifications ?? [];
    expect(ofRahim.map(({ number, status, invoice }) => [number, status ?? invoice])).toEqual(
      expect.arrayContaining([
        [1001, 'confirmed'],
        [1001, 'handedOver'],
        [1002, 'cancelled'],
        [1002, undefined],
        [1001, expect.stringContaining('2026')],
      ]),
    );
  });

  test('notify no user whose address is not verified, who is blocked, or who has no account', async () => {
    const { store, place } = await openShop(openFresh);
    await store.signIn(identityOf(karim, { emailVerified: false }));
    const ids = [
      await place(),
      await place({ ...order, userEmail: karim }),
      await place({ ...order, userEmail: 'x@y.example' }),
    ];
    await take(store);
    await store.setBlocked(rahim, true, dealer);
    for (const id of ids) await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    expect(await take(store)).toEqual([]);
  });

  test('are deleted for a user who was blocked while they waited', async () => {
    const { store, place } = await openShop(openFresh);
    const id = await place();
    await take(store);
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    await store.queueNotifications(channels, 10);
    await store.setBlocked(rahim, true, dealer);
    expect(await take(store)).toEqual([]);
    expect(await store.hasDueNotifications('email')).toBe(false);
  });

  test('follow what people have chosen, and reach a browser and a phone only where there is one', async () => {
    const { store, place } = await openShop(openFresh);
    expect(await store.getNotificationChoices(rahim)).toEqual({ language: 'en', off: [] });
    expect(await store.getNotificationChoices('x@y.example')).toBeUndefined();
    const off = [{ kind: 'orderStep', channel: 'email' }] as const;
    expect(await store.setNotificationChoices(rahim, { language: 'bn', off: [...off] })).toBe(1);
    expect(await store.setNotificationChoices('x@y.example', { language: 'bn', off: [] })).toBe(0);
    expect(await store.addPushSubscription(rahim, browser)).toBe(1);
    await store.updateUser({ email: rahim, loaction: 'Sylhet', phone: '01700' });
    const id = await place();
    await take(store);
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    const taken = await take(store);
    expect(summaryOf(taken)).toEqual([`${rahim} push orderStep`, `${rahim} webhook orderStep`]);
    expect(taken.find(({ channel }) => channel === 'push')).toMatchObject({
      user: { language: 'bn', phone: '01700' },
      subscriptions: [browser],
    });
    await store.removePushSubscription(browser.endpoint);
    await store.switchOff(String(taken[0]?.user._id), [{ kind: 'orderStep', channel: 'webhook' }]);
    expect((await store.getNotificationChoices(rahim))?.language).toBe('bn');
    await store.setOrderStatus(id, { from: 'confirmed', to: 'packed' }, dealer);
    expect(await take(store)).toEqual([]);
  });

  test('give a browser to the user who subscribed last, and keep the ten newest browsers', async () => {
    const { store } = await openShop(openFresh);
    for (let n = 0; n < 12; n++)
      await store.addPushSubscription(rahim, { ...browser, endpoint: `https://push.example/${n}` });
    await store.addPushSubscription(dealer, { ...browser, endpoint: 'https://push.example/11' });
    await store.placeOrder(order, undefined, partner);
    const ofDealer = (await take(store)).find(({ channel }) => channel === 'push');
    expect([ofDealer?.user.email, ofDealer?.subscriptions]).toEqual([
      dealer,
      [{ ...browser, endpoint: 'https://push.example/11' }],
    ]);
  });
}
