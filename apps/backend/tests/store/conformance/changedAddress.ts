import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, karim, order, rahim as email, review } from '../../fixtures.ts';
import { addPart, placeOrder } from './shop.ts';

const changed = 'rahim.uddin@example.com';
const admin = 'admin@dealer.example';
const changedIdentity = identityOf(changed, { uid: identityOf(email).uid });

/** The tests of accounts with a new address for every store. */
export function describeChangedAddress(openFresh: () => Promise<Store>): void {
  test('takes its profile, role, orders, their history and reviews to the new address, which is recorded', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 100 });
    await store.signIn(identityOf(email, { username: 'Rahim', admin: true }));
    await store.updateUser({ email, loaction: 'Sylhet', phone: '017' });
    const stored = await store.getUser(email);
    const _id = await placeOrder(store);
    const placed = await store.placeOrder(order, 'attempt');
    await placeOrder(store, { userEmail: karim });
    await store.setOrderStatus(_id, { from: 'placed', to: 'confirmed' }, admin);
    await store.addReview(review);

    const [{ customer = '' } = {}] = (await store.listOrders(email)).rows;
    expect(await store.signIn(changedIdentity)).toBe('signed in');
    expect(await store.getCustomer(customer)).toMatchObject({ email: changed });
    expect(await store.getUser(changed)).toEqual({ ...stored, email: changed });
    expect(await store.getUser(email)).toBeUndefined();
    expect((await store.listOrders(changed)).rows).toMatchObject([
      { _id, userEmail: changed, history: [{ by: changed }, { by: admin }] },
      {},
    ]);
    expect((await store.listOrders(email)).rows).toEqual([]);
    expect((await store.listOrders(karim)).rows).toHaveLength(1);
    expect((await store.findOrders({ limit: 9, search: changed })).total).toBe(2);
    expect((await store.findOrders({ limit: 9, search: email })).total).toBe(0);
    expect((await store.findUsers({ limit: 9, search: changed })).total).toBe(1);
    expect((await store.findUsers({ limit: 9, search: email })).total).toBe(0);
    expect(await store.listReviewsOf(changed)).toMatchObject([{ ...review, reviewerEmail: changed }]);
    expect(await store.placeOrder({ ...order, userEmail: changed }, 'attempt')).toEqual(placed);
    expect((await store.findAudit({ limit: 1 })).rows).toMatchObject([
      { actor: changed, action: 'change address', subject: changed, detail: email },
    ]);

    expect(await store.signIn(identityOf(email, { uid: 'next owner' }))).toBe('signed in');
    expect((await store.listOrders(email)).rows).toEqual([]);
  });

  test('needs a verified address, and keeps everything until then', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email));
    expect(await store.signIn({ ...changedIdentity, emailVerified: false })).toBe('unverified');
    expect((await store.findUsers({ limit: 9 })).rows).toMatchObject([{ email }]);
  });

  test('leaves the orders of an address that was never verified to the owner of that address', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 100 });
    await store.signIn(identityOf(email, { emailVerified: false }));
    await placeOrder(store);
    expect(await store.signIn(changedIdentity)).toBe('signed in');
    expect((await store.listOrders(changed)).rows).toEqual([]);
    expect(await store.signIn(identityOf(email, { uid: 'owner' }))).toBe('signed in');
    expect((await store.listOrders(email)).rows).toHaveLength(1);
  });

  test('is refused if another user has that address', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim' }));
    await store.signIn(identityOf(changed, { username: 'Another' }));
    expect(await store.signIn(changedIdentity)).toBe('address taken');
    expect((await store.findUsers({ limit: 9 })).rows).toMatchObject([
      { email },
      { email: changed, username: 'Another' },
    ]);
    expect(await store.getAccount(changed)).toMatchObject({ uid: identityOf(changed).uid });
  });

  test('is changed once when it signs in several times at once', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.signIn(changedIdentity)));
    expect(new Set(outcomes)).toEqual(new Set(['signed in']));
    expect((await store.findUsers({ limit: 9 })).rows).toMatchObject([{ email: changed }]);
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([{ action: 'change address' }]);
  });
}
