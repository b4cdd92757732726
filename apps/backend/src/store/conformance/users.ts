import { expect, test } from 'vitest';
import type { Store } from '../Store.ts';

const email = 'rahim@example.com';

/** What a store must do with users. */
export function usersConform(openFresh: () => Promise<Store>): void {
  test('keeps one user for each e-mail address', async () => {
    const store = await openFresh();
    await store.signIn({ email, username: 'Rahim', admin: false });
    const first = await store.getUser(email);
    await store.signIn({ email, username: 'Rahim Uddin', admin: false });
    expect(await store.getUser(email)).toEqual({ _id: first?._id, email, username: 'Rahim Uddin' });
    expect(await store.listUsers()).toHaveLength(1);
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
    expect(await store.listUsers()).toMatchObject([
      { email, username: 'R. Uddin', role: 'admin', loaction: 'Sylhet', phone: '017' },
      { email: 'karim@example.com', loaction: undefined },
    ]);
  });

  test('has no profile of the unknown to change', async () => {
    const store = await openFresh();
    expect(await store.updateUser({ email, loaction: 'Sylhet', phone: '017' })).toBe(0);
    expect(await store.listUsers()).toEqual([]);
  });

  test('makes an admin once, and none of the unknown', async () => {
    const store = await openFresh();
    await store.signIn({ email, admin: false });
    expect((await store.getUser(email))?.role).toBeUndefined();
    expect(await store.makeAdmin(email)).toBe(1);
    expect(await store.makeAdmin(email)).toBe(0);
    expect(await store.makeAdmin('karim@example.com')).toBe(0);
    expect((await store.getUser(email))?.role).toBe('admin');
  });
}
