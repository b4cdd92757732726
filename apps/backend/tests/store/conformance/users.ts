import { describe, expect, test } from 'vitest';
import type { UsersQuery } from '../../../src/store/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, karim, order, rahim as email, review } from '../../fixtures.ts';
import { addPart, placeOrder } from './shop.ts';

const dealer = 'admin@dealer.example';

async function listUsers(store: Store, query: Partial<UsersQuery> = {}) {
  return (await store.findUsers({ limit: 100, ...query })).rows;
}

/** The tests of users for every store. */
export function describeUsers(openFresh: () => Promise<Store>): void {
  test('stores one user per e-mail address', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim' }));
    const first = await store.getUser(email);
    await store.signIn(identityOf(email, { username: 'Rahim Uddin' }));
    expect(await store.getUser(email)).toEqual({
      _id: first?._id,
      email,
      username: 'Rahim Uddin',
      emailVerified: true,
      blocked: false,
    });
    expect(await listUsers(store)).toHaveLength(1);
    expect(await store.getUser(karim)).toBeUndefined();
  });

  test('keeps the stored profile and role when a user signs in again', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim', admin: true }));
    await store.updateUser({ email, loaction: 'Sylhet', phone: '017' });
    await store.signIn(identityOf(email));
    expect(await store.getUser(email)).toMatchObject({
      username: 'Rahim',
      role: 'admin',
      loaction: 'Sylhet',
      phone: '017',
    });
  });

  test('changes only one profile', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim', admin: true }));
    await store.signIn(identityOf(karim));
    expect(await store.updateUser({ email, username: 'R. Uddin', loaction: 'Sylhet', phone: '017' })).toBe(1);
    expect(await listUsers(store)).toMatchObject([
      { email, username: 'R. Uddin', role: 'admin', loaction: 'Sylhet', phone: '017' },
      { email: karim, loaction: undefined },
    ]);
  });

  test('does not change or add an unknown user', async () => {
    const store = await openFresh();
    expect(await store.updateUser({ email, loaction: 'Sylhet', phone: '017' })).toBe(0);
    expect(await listUsers(store)).toEqual([]);
  });

  test('makes a user an admin once, and ignores unknown users', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email));
    expect((await store.getUser(email))?.role).toBeUndefined();
    expect(await store.setAdmin(email, true, dealer)).toBe('changed');
    expect(await store.setAdmin(email, true, dealer)).toBe('unchanged');
    expect(await store.setAdmin(karim, true, dealer)).toBe('unchanged');
    expect((await store.getUser(email))?.role).toBe('admin');
    expect(await store.listAdmins()).toMatchObject([{ email }]);
  });

  test('revokes the role, and records who granted and revoked it', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(dealer, { admin: true }));
    await store.signIn(identityOf(email, { admin: true }));
    await store.signIn(identityOf(email, { admin: true }));
    expect(await store.setAdmin(email, false, dealer)).toBe('changed');
    expect(await store.setAdmin(email, false, dealer)).toBe('unchanged');
    expect((await store.getUser(email))?.role).toBeUndefined();
    expect(await store.listAdmins()).toMatchObject([{ email: dealer }]);
    const at: unknown = expect.any(Number);
    expect(await store.listAudit(2)).toEqual([
      { at, actor: dealer, action: 'revoke admin', subject: email, detail: '' },
      { at, actor: 'configuration', action: 'grant admin', subject: email, detail: '' },
    ]);
    expect(await store.listAudit(1)).toMatchObject([{ action: 'revoke admin' }]);
  });

  test('adds one user when the first sign-in happens several times at once', async () => {
    const store = await openFresh();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.signIn(identityOf(email))));
    expect(new Set(outcomes)).toEqual(new Set(['signed in']));
    expect(await listUsers(store)).toHaveLength(1);
  });

  test('binds the user to another account only with a verified address, and records it', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim' }));
    const other = { uid: 'other', username: 'Attacker' };
    expect(await store.signIn(identityOf(email, { ...other, emailVerified: false }))).toBe('unverified');
    expect(await store.getAccount(email)).toMatchObject({ uid: identityOf(email).uid, emailVerified: true });
    expect(await store.getUser(email)).toMatchObject({ username: 'Rahim' });
    expect(await store.listAudit(10)).toEqual([]);

    expect(await store.signIn(identityOf(email, { uid: 'other' }))).toBe('signed in');
    expect(await store.getAccount(email)).toMatchObject({ uid: 'other' });
    expect(await store.getUser(email)).toMatchObject({ username: 'Rahim' });
    expect(await store.listAudit(10)).toMatchObject([
      { actor: email, action: 'bind account', subject: email, detail: 'other' },
    ]);
    expect(await store.getAccount(karim)).toBeUndefined();
  });

  test('stores at each sign-in whether the address is verified', async () => {
    const store = await openFresh();
    for (const emailVerified of [false, true, false]) {
      await store.signIn(identityOf(email, { emailVerified }));
      expect(await store.getUser(email)).toMatchObject({ emailVerified });
    }
  });

  describe('a known account with a new address', () => {
    const changed = 'rahim.uddin@example.com';
    const changedIdentity = identityOf(changed, { uid: identityOf(email).uid });

    test('takes its profile, role, orders and reviews to the new address, which is recorded', async () => {
      const store = await openFresh();
      await addPart(store, { ...disc, available_quantity: 100 });
      await store.signIn(identityOf(email, { username: 'Rahim', admin: true }));
      await store.updateUser({ email, loaction: 'Sylhet', phone: '017' });
      const stored = await store.getUser(email);
      const _id = await placeOrder(store);
      const placed = await store.placeOrder(order, 'attempt');
      await placeOrder(store, { userEmail: karim });
      await store.addReview(review);

      expect(await store.signIn(changedIdentity)).toBe('signed in');
      expect(await store.getUser(changed)).toEqual({ ...stored, email: changed });
      expect(await store.getUser(email)).toBeUndefined();
      expect(await store.listOrders(changed)).toMatchObject([
        { _id, userEmail: changed, history: [{ by: email }] },
        {},
      ]);
      expect(await store.listOrders(email)).toEqual([]);
      expect(await store.listOrders(karim)).toHaveLength(1);
      expect((await store.findOrders({ limit: 9, search: changed })).total).toBe(2);
      expect((await store.findOrders({ limit: 9, search: email })).total).toBe(0);
      expect((await store.findUsers({ limit: 9, search: changed })).total).toBe(1);
      expect((await store.findUsers({ limit: 9, search: email })).total).toBe(0);
      expect(await store.listReviewsOf(changed)).toMatchObject([{ ...review, reviewerEmail: changed }]);
      expect(await store.placeOrder({ ...order, userEmail: changed }, 'attempt')).toEqual(placed);
      expect(await store.listAudit(1)).toMatchObject([
        { actor: changed, action: 'change address', subject: changed, detail: email },
      ]);

      expect(await store.signIn(identityOf(email, { uid: 'next owner' }))).toBe('signed in');
      expect(await store.listOrders(email)).toEqual([]);
    });

    test('needs a verified address, and keeps everything until then', async () => {
      const store = await openFresh();
      await store.signIn(identityOf(email));
      expect(await store.signIn({ ...changedIdentity, emailVerified: false })).toBe('unverified');
      expect(await listUsers(store)).toMatchObject([{ email }]);
    });

    test('is refused if another user has that address', async () => {
      const store = await openFresh();
      await store.signIn(identityOf(email, { username: 'Rahim' }));
      await store.signIn(identityOf(changed, { username: 'Another' }));
      expect(await store.signIn(changedIdentity)).toBe('address taken');
      expect(await listUsers(store)).toMatchObject([{ email }, { email: changed, username: 'Another' }]);
      expect(await store.getAccount(changed)).toMatchObject({ uid: identityOf(changed).uid });
    });

    test('is changed once when it signs in several times at once', async () => {
      const store = await openFresh();
      await store.signIn(identityOf(email));
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.signIn(changedIdentity)));
      expect(new Set(outcomes)).toEqual(new Set(['signed in']));
      expect(await listUsers(store)).toMatchObject([{ email: changed }]);
      expect(await store.listAudit(9)).toMatchObject([{ action: 'change address' }]);
    });
  });

  test('blocks and unblocks an account, also with a new address, and records it', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email));
    expect(await store.setBlocked(email, true, dealer)).toBe('changed');
    expect(await store.setBlocked(email, true, dealer)).toBe('unchanged');
    expect(await store.setBlocked(karim, true, dealer)).toBe('unchanged');
    expect(await listUsers(store)).toMatchObject([{ blocked: true }]);
    expect(await store.signIn(identityOf(email))).toBe('blocked');
    expect(await store.signIn(identityOf('third@example.com', { uid: identityOf(email).uid }))).toBe('blocked');
    expect(await store.getUser('third@example.com')).toBeUndefined();

    expect(await store.setBlocked(email, false, dealer)).toBe('changed');
    expect(await store.signIn(identityOf(email))).toBe('signed in');
    expect(await store.listAudit(10)).toMatchObject([
      { actor: dealer, action: 'unblock user', subject: email },
      { actor: dealer, action: 'block user', subject: email },
    ]);
  });

  test('keeps one admin, also when admins remove or block each other at the same time', async () => {
    const store = await openFresh();
    for (const each of [email, karim, dealer]) await store.signIn(identityOf(each, { admin: true }));
    expect(
      await Promise.all([
        store.setAdmin(email, false, karim),
        store.setBlocked(karim, true, dealer),
        store.setAdmin(dealer, false, email),
      ]),
    ).toEqual(expect.arrayContaining(['changed', 'changed', 'last admin']));
    const last = (await store.listAdmins()).find(({ blocked }) => !blocked);
    expect(await store.setAdmin(String(last?.email), false, 'command line')).toBe('last admin');
    expect(await store.setBlocked(String(last?.email), true, 'command line')).toBe('last admin');
  });

  test('lists users page by page, the newest page first', async () => {
    const store = await openFresh();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.signIn(identityOf(`${name}@example.com`));
    const newest = await store.findUsers({ limit: 2 });
    expect(newest).toMatchObject({ rows: [{ email: 'd@example.com' }, { email: 'e@example.com' }], total: 5 });
    const older = await store.findUsers({ limit: 2, before: newest.rows[0]?._id });
    expect(older).toMatchObject({ rows: [{ email: 'b@example.com' }, { email: 'c@example.com' }], total: 5 });
    expect(await listUsers(store, { before: older.rows[0]?._id })).toMatchObject([{ email: 'a@example.com' }]);
  });

  test('finds users by part of their address or of their current name', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim Uddin' }));
    await store.signIn(identityOf(karim, { username: 'Karim' }));
    await store.updateUser({
      email: karim,
      username: 'Ålesund Möller',
      loaction: 'Sylhet',
      phone: '017',
    });
    const found = async (search: string) => (await listUsers(store, { search })).map((user) => user.email);
    expect(await found('UDDIN')).toEqual([email]);
    expect(await found('karim')).toEqual([karim]);
    expect(await found('ÅLESUND')).toEqual([karim]);
    expect(await found('example')).toEqual([email, karim]);
    expect(await found('im')).toEqual([email, karim]);
    expect(await found('"')).toEqual([]);
    expect((await store.findUsers({ limit: 1, search: 'example' })).total).toBe(2);
  });
}
