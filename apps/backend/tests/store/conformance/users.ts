import { expect, test } from 'vitest';
import type { UsersQuery } from '../../../src/store/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { karim, rahim as email } from '../../fixtures.ts';

const dealer = 'admin@dealer.example';

async function listUsers(store: Store, query: Partial<UsersQuery> = {}) {
  return (await store.findUsers({ limit: 100, ...query })).rows;
}

/** The tests of users for every store. */
export function describeUsers(openFresh: () => Promise<Store>): void {
  test('stores one user per e-mail address', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim', admin: false });
    const first = await store.getUser(email);
    await store.signIn({ email, username: 'Rahim Uddin', admin: false });
    expect(await store.getUser(email)).toEqual({ _id: first?._id, email, username: 'Rahim Uddin' });
    expect(await listUsers(store)).toHaveLength(1);
    expect(await store.getUser(karim)).toBeUndefined();
  });

  test('keeps the stored profile and role when a user signs in again', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim', admin: true });
    await store.updateUser({ email, loaction: 'Sylhet', phone: '017' });
    await store.signIn({ email, admin: false });
    expect(await store.getUser(email)).toMatchObject({
      username: 'Rahim',
      role: 'admin',
      loaction: 'Sylhet',
      phone: '017',
    });
  });

  test('changes only one profile', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim', admin: true });
    await store.signIn({ email: karim, admin: false });
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
    await store.signIn({ email, admin: false });
    expect((await store.getUser(email))?.role).toBeUndefined();
    expect(await store.setAdmin(email, true, dealer)).toBe(1);
    expect(await store.setAdmin(email, true, dealer)).toBe(0);
    expect(await store.setAdmin(karim, true, dealer)).toBe(0);
    expect((await store.getUser(email))?.role).toBe('admin');
    expect(await store.listAdmins()).toMatchObject([{ email }]);
  });

  test('revokes the role, and records who granted and revoked it', async () => {
    const store = await openFresh();
    await store.signIn({ email, admin: true });
    await store.signIn({ email, admin: true });
    expect(await store.setAdmin(email, false, dealer)).toBe(1);
    expect(await store.setAdmin(email, false, dealer)).toBe(0);
    expect((await store.getUser(email))?.role).toBeUndefined();
    expect(await store.listAdmins()).toEqual([]);
    const at: unknown = expect.any(Number);
    expect(await store.listAudit(10)).toEqual([
      { at, actor: dealer, action: 'revoke admin', subject: email, detail: '' },
      { at, actor: 'configuration', action: 'grant admin', subject: email, detail: '' },
    ]);
    expect(await store.listAudit(1)).toMatchObject([{ action: 'revoke admin' }]);
  });

  test('lists users page by page, the newest page first', async () => {
    const store = await openFresh();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.signIn({ email: `${name}@example.com`, admin: false });
    const newest = await store.findUsers({ limit: 2 });
    expect(newest).toMatchObject({ rows: [{ email: 'd@example.com' }, { email: 'e@example.com' }], total: 5 });
    const older = await store.findUsers({ limit: 2, before: newest.rows[0]?._id });
    expect(older).toMatchObject({ rows: [{ email: 'b@example.com' }, { email: 'c@example.com' }], total: 5 });
    expect(await listUsers(store, { before: older.rows[0]?._id })).toMatchObject([{ email: 'a@example.com' }]);
  });

  test('finds users by part of their address or of their current name', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim Uddin', admin: false });
    await store.signIn({ email: karim, username: 'Karim', admin: false });
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
