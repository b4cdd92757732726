import { expect, test } from 'vitest';
import type { UserSort, UsersQuery } from '../../../src/store/sql/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { karim, identityOf, rahim as email } from '../../fixtures.ts';

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

  test('stores the own values of a profile until others replace them, and finds the user by them', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Rahim' }));
    const extra = { 'VAT number': 'BIN 0012-7', 'ট্রাকের নম্বর': 'টা ১১-১২৩৪' };
    const profile = { email, loaction: 'Sylhet', phone: '017' };
    const found = async (search: string) => (await listUsers(store, { search })).map((user) => user.extra);
    await store.updateUser({ ...profile, extra });
    expect(await store.getUser(email)).toMatchObject({ username: 'Rahim', extra });
    await store.updateUser({ ...profile, phone: '018' });
    await store.signIn(identityOf(email, { username: 'Rahim Uddin' }));
    expect([await found('0012-7'), await found('uddin 11-1234')]).toEqual([[extra], [extra]]);
    await store.signIn(identityOf('new@example.com', { uid: identityOf(email).uid }));
    expect([await found('new@example 0012-7'), await found(email)]).toEqual([[extra], []]);
    await store.updateUser({ ...profile, email: 'new@example.com', extra: {} });
    expect(await found('0012-7')).toEqual([]);
    expect((await store.getUser('new@example.com'))?.extra).toBeUndefined();
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
    expect((await store.findAudit({ limit: 2 })).rows).toMatchObject([
      { at, actor: dealer, action: 'revoke admin', subject: email, detail: '' },
      { at, actor: 'configuration', action: 'grant admin', subject: email, detail: '' },
    ]);
    expect((await store.findAudit({ limit: 1 })).rows).toMatchObject([{ action: 'revoke admin' }]);
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
    expect((await store.findAudit({ limit: 10 })).rows).toEqual([]);

    expect(await store.signIn(identityOf(email, { uid: 'other' }))).toBe('signed in');
    expect(await store.getAccount(email)).toMatchObject({ uid: 'other' });
    expect(await store.getUser(email)).toMatchObject({ username: 'Rahim' });
    expect((await store.findAudit({ limit: 10 })).rows).toMatchObject([
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
    expect((await store.findAudit({ limit: 10 })).rows).toMatchObject([
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

  test('sorts users by address, by role and by age, also page by page and in a search', async () => {
    const store = await openFresh();
    for (const name of ['ca', 'a', 'c.b', 'b', 'd'])
      await store.signIn(identityOf(`${name}@example.com`, { admin: name === 'c.b' || name === 'd' }));

    async function pagesOf(sort: UserSort, search?: string): Promise<string[]> {
      const names: string[] = [];
      let before: string | undefined;
      for (;;) {
        const { rows } = await store.findUsers({ limit: 2, sort, search, before });
        names.push(...rows.map((user) => user.email.replace('@example.com', '')));
        before = rows.at(-1)?._id;
        if (rows.length < 2) return names;
      }
    }

    expect(await pagesOf('newest')).toEqual(['d', 'b', 'c.b', 'a', 'ca']);
    expect(await pagesOf('email')).toEqual(['a', 'b', 'c.b', 'ca', 'd']);
    expect(await pagesOf('-email')).toEqual(['d', 'ca', 'c.b', 'b', 'a']);
    expect(await pagesOf('role')).toEqual(['d', 'c.b', 'b', 'a', 'ca']);
    expect(await pagesOf('-role')).toEqual(['b', 'a', 'ca', 'd', 'c.b']);
    expect(await pagesOf('email', 'example')).toEqual(['a', 'b', 'c.b', 'ca', 'd']);
    expect(await pagesOf('-role', 'ex')).toHaveLength(5);
    expect(await pagesOf('email', 'b@')).toEqual(['b', 'c.b']);
  });
}
