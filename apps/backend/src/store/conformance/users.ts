import { expect, test } from 'vitest';
import type { Store, UsersQuery } from '../Store.ts';

const email = 'rahim@example.com';
const dealer = 'admin@dealer.example';

async function everybody(store: Store, query: Partial<UsersQuery> = {}) {
  return (await store.findUsers({ limit: 100, ...query })).rows;
}

/** What a store must do with users. */
export function usersConform(openFresh: () => Promise<Store>): void {
  test('keeps one user for each e-mail address', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim', admin: false });
    const first = await store.getUser(email);
    await store.signIn({ email, username: 'Rahim Uddin', admin: false });
    expect(await store.getUser(email)).toEqual({ _id: first?._id, email, username: 'Rahim Uddin' });
    expect(await everybody(store)).toHaveLength(1);
    expect(await store.getUser('karim@example.com')).toBeUndefined();
  });

  test('keeps what is known when signing in brings nothing new', async () => {
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

  test('changes a profile and nothing else', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim', admin: true });
    await store.signIn({ email: 'karim@example.com', admin: false });
    expect(await store.updateUser({ email, username: 'R. Uddin', loaction: 'Sylhet', phone: '017' })).toBe(1);
    expect(await everybody(store)).toMatchObject([
      { email, username: 'R. Uddin', role: 'admin', loaction: 'Sylhet', phone: '017' },
      { email: 'karim@example.com', loaction: undefined },
    ]);
  });

  test('has no profile of the unknown to change', async () => {
    const store = await openFresh();
    expect(await store.updateUser({ email, loaction: 'Sylhet', phone: '017' })).toBe(0);
    expect(await everybody(store)).toEqual([]);
  });

  test('makes an admin once, and none of the unknown', async () => {
    const store = await openFresh();
    await store.signIn({ email, admin: false });
    expect((await store.getUser(email))?.role).toBeUndefined();
    expect(await store.setAdmin(email, true, dealer)).toBe(1);
    expect(await store.setAdmin(email, true, dealer)).toBe(0);
    expect(await store.setAdmin('karim@example.com', true, dealer)).toBe(0);
    expect((await store.getUser(email))?.role).toBe('admin');
    expect(await store.listAdmins()).toMatchObject([{ email }]);
  });

  test('takes the role back, and remembers who gave and took it', async () => {
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
    expect(await everybody(store, { before: older.rows[0]?._id })).toMatchObject([{ email: 'a@example.com' }]);
  });

  test('finds users by a piece of their address or of the name they have now', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim Uddin', admin: false });
    await store.signIn({ email: 'karim@example.com', username: 'Karim', admin: false });
    await store.updateUser({
      email: 'karim@example.com',
      username: 'Ålesund Möller',
      loaction: 'Sylhet',
      phone: '017',
    });
    const found = async (search: string) => (await everybody(store, { search })).map((user) => user.email);
    expect(await found('UDDIN')).toEqual([email]);
    expect(await found('karim')).toEqual(['karim@example.com']);
    expect(await found('ÅLESUND')).toEqual(['karim@example.com']);
    expect(await found('example')).toEqual([email, 'karim@example.com']);
    expect(await found('im')).toEqual([email, 'karim@example.com']);
    expect(await found('"')).toEqual([]);
    expect((await store.findUsers({ limit: 1, search: 'example' })).total).toBe(2);
  });
}
