import type { Client } from '@dealerkit/api-client';
import { maxPasskeys } from '@dealerkit/domain/account/passkeys';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '../databases.ts';
import { disc, identityOf, karim } from '../fixtures.ts';
import { Authenticator, shop } from '../passkeys/authenticator.ts';
import { outcomeOf, startPasskeys, tryProtected } from '../passkeys/startPasskeys.ts';
import { admin, startBackend } from '../startBackend.ts';

/** Moves the clock of the backend. */
const later = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
};

const auditOf = async (client: Client) =>
  (await client.findAudit({ limit: 20 }))
    .filter(({ action }) => action.includes('passkey'))
    .map(({ action, detail }) => `${action}: ${detail}`);

describe.each(databases)('on %s', (_database, open) => {
  test('an admin without a passkey is asked for none, unless the shop requires it', async () => {
    const store = await open();
    const { client } = await startPasskeys(store);
    expect(await tryProtected(client)).toBe('accepted');
    expect(await client.listPasskeys()).toEqual({ passkeys: [], required: false, origin: shop.origin });
    const strict = await startPasskeys(store, { passkeysRequired: true });
    expect(await tryProtected(strict.client)).toBe('missing');
    expect(await outcomeOf(strict.client.listUsers())).toBe('accepted');
    await strict.register();
    expect(await tryProtected(strict.client)).toBe('unconfirmed');
    expect(await tryProtected(await strict.confirm())).toBe('accepted');
  });

  test('a confirmation counts for 15 minutes, in its own session only', async () => {
    const { client, register, confirm, clientOf } = await startPasskeys(await open());
    await register();
    const confirmed = await confirm();
    await confirmed.addPart(disc);
    const [part] = await client.listParts();
    const change = { id: String(part?._id), read: { price: disc.price }, changes: { price: 15_000 } };
    expect(await outcomeOf(client.updatePart(change))).toBe('unconfirmed');
    expect(await tryProtected(await clientOf(admin))).toBe('unconfirmed');
    later(14);
    expect(await outcomeOf(confirmed.updatePart(change))).toBe('accepted');
    later(2);
    expect(await tryProtected(confirmed)).toBe('unconfirmed');
    expect(await tryProtected(await confirm())).toBe('accepted');
  });

  test('signing out everywhere ends a confirmation, and so does removing its passkey', async () => {
    const { client, register, confirm } = await startPasskeys(await open());
    await register();
    await register(await confirm(), new Authenticator(), 'Phone');
    const confirmed = await confirm();
    const [first] = (await client.listPasskeys()).passkeys;
    expect(await outcomeOf(client.removePasskey({ id: String(first?._id) }))).toBe('unconfirmed');
    expect(await confirmed.removePasskey({ id: String(first?._id) })).toEqual({ deletedCount: 1 });
    expect(await tryProtected(confirmed)).toBe('unconfirmed');
    expect(await auditOf(client)).toEqual(['remove passkey: Counter', 'add passkey: Phone', 'add passkey: Counter']);
    await client.signOutEverywhere({ email: admin });
    expect(await tryProtected(confirmed)).toBe('401');
  });

  test('a passkey is listed with its name and its last use', async () => {
    const { client, register, confirm } = await startPasskeys(await open());
    const { insertedId } = await register(client, undefined, '  Office computer ');
    const [added] = (await client.listPasskeys()).passkeys;
    expect(added).toEqual({ _id: insertedId, name: 'Office computer', createdAt: expect.any(String) as string });
    await confirm();
    const [used] = (await client.listPasskeys()).passkeys;
    expect(Date.parse(String(used?.lastUsedAt))).toBeGreaterThanOrEqual(Date.parse(String(added?.createdAt)));
  });

  test('adding another passkey asks for one', async () => {
    const { client, register, confirm } = await startPasskeys(await open());
    await register();
    expect(await outcomeOf(register(client, new Authenticator()))).toBe('unconfirmed');
    expect(await outcomeOf(register(await confirm(), new Authenticator()))).toBe('accepted');
  });

  test('a challenge is accepted once, for its own purpose, user and time', async () => {
    const { client, store, authenticator, register, clientOf } = await startPasskeys(await open());
    await register();
    await store.signIn(identityOf(karim, { admin: true }));
    const other = await clientOf(karim);
    const credential = authenticator.confirm(await client.createAssertionOptions());
    expect(await outcomeOf(other.confirmPasskey({ credential }))).toBe('refused');
    const both = [client.confirmPasskey({ credential }), client.confirmPasskey({ credential })].map(outcomeOf);
    expect((await Promise.all(both)).toSorted()).toEqual(['accepted', 'refused']);
    expect(await outcomeOf(client.confirmPasskey({ credential }))).toBe('refused');
    const ofRegistration = authenticator.confirm(await other.createRegistrationOptions());
    expect(await outcomeOf(other.confirmPasskey({ credential: ofRegistration }))).toBe('refused');
    const own = authenticator.confirm({ challenge: 'chosen-by-the-client' });
    expect(await outcomeOf(client.confirmPasskey({ credential: own }))).toBe('refused');
    const late = authenticator.confirm(await client.createAssertionOptions());
    later(6);
    expect(await outcomeOf(client.confirmPasskey({ credential: late }))).toBe('refused');
    expect(await auditOf(client)).toEqual([
      ...Array<string>(6).fill('refuse passkey: challenge'),
      'add passkey: Counter',
    ]);
  });

  test.each([
    ['made on another site', { origin: 'https://shop.example.evil' }],
    ['made for another site', { site: 'evil.example' }],
    ['made on a page without HTTPS', { origin: 'http://shop.example' }],
    ['not verified by the user', { isVerified: false }],
  ])('a passkey that was %s is not accepted', async (_what, answer) => {
    const { client, authenticator, register, confirm } = await startPasskeys(await open());
    const made = new Authenticator().register(await client.createRegistrationOptions(), answer);
    expect(await outcomeOf(client.addPasskey({ name: 'Forged', credential: made }))).toBe('refused');
    await register();
    const credential = authenticator.confirm(await client.createAssertionOptions(), answer);
    expect(await outcomeOf(client.confirmPasskey({ credential }))).toBe('refused');
    expect(await auditOf(client)).toEqual([
      'refuse passkey: assertion',
      'add passkey: Counter',
      'refuse passkey: registration',
    ]);
    expect(await tryProtected(await confirm())).toBe('accepted');
  });

  test('a passkey of another user, an unknown one and a wrong signature are not accepted', async () => {
    const { client, store, authenticator, register, clientOf } = await startPasskeys(await open());
    await register();
    await store.signIn(identityOf(karim, { admin: true }));
    const other = await clientOf(karim);
    const ofOther = new Authenticator();
    await register(other, ofOther);
    for (const [made, reason] of [
      [ofOther, 'passkey'],
      [new Authenticator(), 'passkey'],
      [Object.assign(new Authenticator(), { id: authenticator.id }), 'assertion'],
    ] as const) {
      const credential = made.confirm(await client.createAssertionOptions());
      expect(await outcomeOf(client.confirmPasskey({ credential }))).toBe('refused');
      expect((await auditOf(client))[0]).toBe(`refuse passkey: ${reason}`);
    }
    const [own] = (await client.listPasskeys()).passkeys;
    expect(await outcomeOf(other.removePasskey({ id: String(own?._id) }))).toBe('unconfirmed');
    expect(await store.removePasskey(karim, String(own?._id))).toBe(0);
  });

  test('a counter that does not rise is that of a copy, unless the authenticator does not count', async () => {
    const { client, authenticator, register } = await startPasskeys(await open());
    await register();
    const confirmAt = async (counter: number) => {
      const credential = authenticator.confirm(await client.createAssertionOptions(), { counter });
      return outcomeOf(client.confirmPasskey({ credential }));
    };
    const counters = [5, 5, 4, 4_294_967_295, 0];
    const outcomes = [];
    for (const counter of counters) outcomes.push(await confirmAt(counter));
    expect(outcomes).toEqual(['accepted', 'refused', 'refused', 'accepted', 'refused']);
    const passkey = new Authenticator();
    const other = await startPasskeys(await open());
    const credential = passkey.register(await other.client.createRegistrationOptions(), { counter: 0 });
    await other.client.addPasskey({ name: 'Phone', credential });
    for (let n = 0; n < 2; n++) {
      const confirmed = passkey.confirm(await other.client.createAssertionOptions(), { counter: 0 });
      expect(await outcomeOf(other.client.confirmPasskey({ credential: confirmed }))).toBe('accepted');
    }
  });

  test('a token that ends before a confirmation would is renewed first', async () => {
    const { client, register } = await startPasskeys(await open());
    await register();
    later(44);
    expect(await outcomeOf(client.createAssertionOptions())).toBe('accepted');
    later(2);
    expect(await outcomeOf(client.createAssertionOptions())).toBe('401');
  });

  test('calls about passkeys are limited for each user', async () => {
    // Within one minute.
    later(0);
    const { client, register } = await startPasskeys(await open(), { rateLimits: { passkeys: 4 } });
    await register();
    const outcomes = [];
    for (let n = 0; n < 3; n++) outcomes.push(await outcomeOf(client.createAssertionOptions()));
    expect(outcomes).toEqual(['accepted', 'accepted', '429']);
  });

  test('an admin has ten passkeys at most, and none of another user', async () => {
    const { client, store } = await startPasskeys(await open());
    await store.signIn(identityOf(karim));
    for (let n = 0; n < maxPasskeys; n++) {
      const passkey = { name: `Key ${n}`, credential: `c${n}`, publicKey: 'AA', counter: 0, transports: [] };
      await store.addPasskey(admin, passkey);
    }
    const more = { name: 'Key', credential: 'more', publicKey: 'AA', counter: 0, transports: [] };
    expect(await store.addPasskey(admin, more)).toEqual({ outcome: 'too many' });
    expect(await store.addPasskey(karim, { ...more, credential: 'c0' })).toEqual({ outcome: 'taken' });
    expect(await store.addPasskey('unknown@example.com', more)).toEqual({ outcome: 'unknown user' });
    expect((await client.listPasskeys()).passkeys).toHaveLength(maxPasskeys);
  });

  test('a shop without a public address has no passkeys', async () => {
    const { clientOf } = await startBackend({ store: await open() });
    const client = await clientOf(admin);
    expect(await client.listPasskeys()).toEqual({ passkeys: [], required: false });
    expect(await outcomeOf(client.createRegistrationOptions())).toBe('404');
  });
});
