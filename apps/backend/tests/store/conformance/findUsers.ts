import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, karim, rahim as email } from '../../fixtures.ts';

/** The tests of searches for users for every store. */
export function describeFindUsers(openFresh: () => Promise<Store>): void {
  test('finds users by their current phone in its local and its international form', async () => {
    const store = await openFresh();
    const found = async (search: string) =>
      (await store.findUsers({ limit: 9, search })).rows.map((user) => user.email);
    await store.signIn(identityOf(email, { username: 'Rahim' }));
    await store.signIn(identityOf(karim));
    await store.updateUser({ email, loaction: 'Sylhet', phone: '01711-222333' });
    await store.updateUser({ email: karim, username: 'Karim', loaction: 'Sylhet', phone: '+880 1819 000731' });
    for (const search of ['+880 1711', '01711222333', '৮৮০১৭১১২২২৩৩৩', 'rahim 01711-222']) {
      expect([search, await found(search)]).toEqual([search, [email]]);
    }
    for (const search of ['01819', '+88 01819-000731', 'karim 731']) {
      expect([search, await found(search)]).toEqual([search, [karim]]);
    }
    await store.signIn(identityOf(email, { username: 'Rahim Uddin' }));
    expect(await found('uddin 01711')).toEqual([email]);
    await store.updateUser({ email, loaction: 'Sylhet', phone: '01911-000000' });
    expect([await found('01711'), await found('+880 1911')]).toEqual([[], [email]]);
    await store.signIn(identityOf('rahim.uddin@example.com', { uid: identityOf(email).uid }));
    expect(await found('uddin@example 01911')).toEqual(['rahim.uddin@example.com']);
  });

  test('finds users by their name in either script and in other spellings, and by a phone in parentheses', async () => {
    const store = await openFresh();
    await store.signIn(identityOf(email, { username: 'Md. Rahim Uddin' }));
    await store.signIn(identityOf(karim, { username: 'করিম হোসেন' }));
    await store.updateUser({ email, loaction: 'Sylhet', phone: '(01711) 222-333' });
    const found = async (search: string) =>
      (await store.findUsers({ limit: 9, search })).rows.map((user) => user.email);
    for (const search of ['রহিম', 'রহিম উদ্দিন', 'Rohim', 'raheem uddin', '01711222333', '+880 (1711) 222333'])
      expect([search, await found(search)]).toEqual([search, [email]]);
    for (const search of ['Karim', 'korim hossain', 'hosen', 'হোসেন'])
      expect([search, await found(search)]).toEqual([search, [karim]]);
    // Another name, and a word that is too short to have a sound.
    for (const search of ['রহিমা', 'Rahima', 'kr']) expect([search, await found(search)]).toEqual([search, []]);
    await store.updateUser({ email: karim, username: 'Selina', loaction: 'Sylhet', phone: '017' });
    expect([await found('korim'), await found('সেলিনা')]).toEqual([[], [karim]]);
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
    const found = async (search: string) =>
      (await store.findUsers({ limit: 9, search })).rows.map((user) => user.email);
    expect(await found('UDDIN')).toEqual([email]);
    expect(await found('karim')).toEqual([karim]);
    expect(await found('ÅLESUND')).toEqual([karim]);
    expect(await found('example')).toEqual([email, karim]);
    expect(await found('im')).toEqual([email, karim]);
    expect(await found('017')).toEqual([karim]);
    expect(await found('"')).toEqual([]);
    expect((await store.findUsers({ limit: 1, search: 'example' })).total).toBe(2);
  });
}
