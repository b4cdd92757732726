import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, karim, rahim } from '../../fixtures.ts';

const passkey = { name: 'Phone', credential: 'c1', publicKey: 'AA', counter: 0, transports: ['internal'] };

export function describePasskeys(openFresh: () => Promise<Store>): void {
  async function openWithUsers(): Promise<Store> {
    const store = await openFresh();
    for (const email of [rahim, karim]) await store.signIn(identityOf(email, { admin: true }));
    return store;
  }

  test('belong to their user, also under a new address', async () => {
    const store = await openWithUsers();
    const added = await store.addPasskey(rahim, passkey);
    const listed = { ...passkey, _id: expect.any(String) as string, createdAt: expect.any(Number) as number };
    expect(added.outcome).toBe('added');
    expect(await store.listPasskeys(rahim)).toEqual([{ ...listed, lastUsedAt: null }]);
    expect(await store.listPasskeys(karim)).toEqual([]);
    expect(await store.resetPasskeys(karim, 'command line')).toBe(0);
    const moved = 'rahim@new.example';
    expect(await store.signIn(identityOf(moved, { uid: identityOf(rahim).uid }))).toBe('signed in');
    expect(await store.listPasskeys(moved)).toHaveLength(1);
  });

  test('have a counter that only rises, however often it is sent at once', async () => {
    const store = await openWithUsers();
    const added = await store.addPasskey(rahim, passkey);
    const _id = added.outcome === 'added' ? added._id : '';
    const uses = Array.from({ length: 8 }, () => store.usePasskey(_id, 3));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await store.usePasskey(_id, 0)).toBe(false);
    expect(await store.usePasskey(_id, 4_294_967_295)).toBe(true);
    expect((await store.listPasskeys(rahim))[0]?.counter).toBe(4_294_967_295);
  });

  test('have challenges that are taken once, end, and are ten at most', async () => {
    const store = await openWithUsers();
    const until = Date.now() + 60_000;
    for (let n = 0; n < 12; n++) await store.addPasskeyChallenge(rahim, `challenge ${n}`, 'assertion', until + n);
    await store.addPasskeyChallenge('unknown@example.com', 'of no one', 'assertion', until);
    const take = (challenge: string, email = rahim) => store.takePasskeyChallenge(email, challenge, 'assertion');
    expect(await take('challenge 1')).toBe(false);
    expect(await take('challenge 11', karim)).toBe(false);
    const taken = await Promise.all(Array.from({ length: 8 }, () => take('challenge 11')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.takePasskeyChallenge(rahim, 'challenge 10', 'registration')).toBe(false);
    expect(await take('challenge 10')).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: until + 100 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await take('challenge 9')).toBe(false);
  });
}
