import { type CallName, contract } from '@dealerkit/api-client';
import { describe, expect, test } from 'vitest';
import { policies } from '../../src/policy/policies.ts';
import type { Store } from '../../src/store/Store.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { databases } from '../databases.ts';
import { identityOf, karim, rahim } from '../fixtures.ts';
import { accessTokens, admin, idTokenOf, startBackend } from '../startBackend.ts';
import { matrix } from './policyMatrix.ts';
import { stockShop } from './stockedShop.ts';

const names = Object.keys(contract) as CallName[];

/** Who calls, and what the policies need to know of the caller. */
interface Caller {
  kind: string;
  email: string;
  /** The access token; none for a visitor. */
  token?: string;
  /** The ID token for the calls that take one. */
  idToken?: string;
  /** The ID token is of this caller, and valid. */
  hasOwnIdToken?: boolean;
  /** The status for every call that needs a token. */
  refused?: 401 | 403;
  isAdmin?: boolean;
  passkey?: 'none' | 'unconfirmed' | 'confirmed';
}

/** Which account has Rahim's address, of which all calls are. */
type Owner = 'verified' | 'unverified' | 'unverified, but placed everything';

/** A store of which no call changes anything once it is frozen, so that all callers find the same. */
function freezable(store: Store) {
  let isFrozen = false;
  const frozen = new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      const isRead = typeof name !== 'string' || /^(get|list|find|count|read|catalogue|max|picture)/.test(name);
      if (!isFrozen || isRead || typeof value !== 'function') return value;
      return () => Promise.reject(new StoreUnavailableError(new Error('frozen')));
    },
  });
  return { store: frozen, freeze: () => void (isFrozen = true) };
}

const uidOf = (email: string) => `uid-of-${email}`;

/** A shop with an order, a delivered and invoiced order, a review and a profile of Rahim, and with callers of every kind. */
async function startShop(open: () => Promise<Store>, owner: Owner) {
  const { store, freeze } = freezable(await open());
  const backend = await startBackend({ store, passkeysRequired: true });
  const authTime = Math.floor(Date.now() / 1000);
  const placedBy = owner === 'unverified' ? 'earlier account' : uidOf(rahim);
  const emails = ['blocked', 'ended', 'former', 'unconfirmed', 'confirmed'].map((name) => `${name}@example.com`);
  const [blocked = '', ended = '', former = '', unconfirmed = '', confirmed = ''] = emails;
  const admins = [admin, former, unconfirmed, confirmed];
  const isVerified = owner === 'verified';
  await store.signIn(identityOf(rahim, { emailVerified: isVerified, authTime }));
  for (const email of [karim, admin, ...emails]) {
    await store.signIn(identityOf(email, { authTime, admin: admins.includes(email) }));
  }
  const ids = await stockShop(store, placedBy);
  await store.updateUser({ email: rahim, username: 'Rahim', loaction: 'Zindabazar', phone: '017' }, placedBy);
  const passkeyOf = async (email: string) => {
    const passkey = { name: 'Counter', credential: email, publicKey: 'AA', counter: 0, transports: [] };
    const added = await store.addPasskey(email, passkey);
    return added.outcome === 'added' ? added._id : '';
  };
  await passkeyOf(unconfirmed);
  const proof = { passkey: await passkeyOf(confirmed), at: authTime };
  const issue = (email: string, more: object = {}) =>
    accessTokens.issue({ uid: uidOf(email), email, emailVerified: email !== rahim || isVerified, authTime, ...more });
  const signedIn = async (kind: string, email: string, more: Partial<Caller> = {}): Promise<Caller> => ({
    kind,
    email,
    token: await issue(email),
    idToken: idTokenOf(email),
    hasOwnIdToken: true,
    ...more,
  });
  const ownerCaller = await signedIn(`the owner (${owner})`, rahim);
  const others: Caller[] = [
    { kind: 'visitor', email: '', refused: 401 },
    { kind: 'forged token', email: rahim, token: `${await issue(rahim)}x`, idToken: 'x', refused: 401 },
    {
      kind: 'expired token',
      email: rahim,
      token: await accessTokens.issue({ uid: uidOf(rahim), email: rahim, emailVerified: true, authTime }, authTime - 1),
      idToken: 'x',
      refused: 401,
    },
    {
      kind: 'token of the other kind',
      email: rahim,
      token: idTokenOf(rahim),
      idToken: await issue(rahim),
      refused: 401,
    },
    await signedIn('signed out everywhere', ended, { refused: 401 }),
    await signedIn('blocked', blocked, { refused: 403 }),
    await signedIn('another user', karim),
    await signedIn('former admin', former),
    await signedIn('admin without a passkey', admin, { isAdmin: true, passkey: 'none' }),
    await signedIn('admin with an unconfirmed passkey', unconfirmed, { isAdmin: true, passkey: 'unconfirmed' }),
    await signedIn('admin with a confirmed passkey', confirmed, {
      isAdmin: true,
      passkey: 'confirmed',
      token: await issue(confirmed, { proof }),
    }),
  ];
  await store.setBlocked(blocked, true, admin);
  await store.setAdmin(former, false, admin);
  await store.signOutEverywhere(ended, admin);
  freeze();
  return { ...backend, store, ids, callers: isVerified ? [ownerCaller, ...others] : [ownerCaller] };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

/** The input of a request, by the names in the address of its call. */
function inputOf(name: CallName, { url, payload }: ReturnType<(typeof matrix)[CallName]['request']>): object {
  const [path = '', search = ''] = url.split('?');
  const parts = path.split('/');
  const template = contract[name].endpoint.split(' ')[1]?.split('?')[0]?.split('/') ?? [];
  const inAddress = new Map(new URLSearchParams(search));
  for (const [index, part] of template.entries()) {
    if (part.startsWith('{')) inAddress.set(part.slice(1, -1), parts[index] ?? '');
  }
  return { ...Object.fromEntries(inAddress), ...(payload as object | undefined) };
}

/** What the policy of a call says of a caller; `accepted` is every other status. */
async function expectedOf(name: CallName, caller: Caller, owner: Owner, { store, ids }: Shop) {
  const policy = policies[name];
  if (policy.policy === 'anyone') return 'accepted';
  // Only the sign-in itself decides on a blocked user, and one who was signed out.
  const isSignIn = contract[name].token === 'identity';
  if (caller.refused && !(isSignIn && caller.hasOwnIdToken)) return caller.refused;
  const input = inputOf(name, matrix[name].request(ids)) as never;
  if (policy.policy === 'admin') {
    if (!caller.isAdmin) return 403;
    const asks = policy.passkey !== undefined && (policy.passkeyFor?.(input) ?? true);
    const isMissing = caller.passkey === 'none' && policy.passkey === 'protected';
    return asks && (isMissing || caller.passkey === 'unconfirmed') ? 403 : 'accepted';
  }
  if (policy.policy === 'signed in') {
    return policy.verified && caller.email === rahim && owner !== 'verified' ? 403 : 'accepted';
  }
  if (policy.policy === 'owner or admin' && caller.isAdmin) return 'accepted';
  const refusal = policy.missing ? 404 : 403;
  if (caller.email !== rahim) return refusal;
  const owned = await policy.owner(input, store);
  if (typeof owned === 'string' || owner === 'verified') return 'accepted';
  return owned?.placedBy === uidOf(rahim) ? 'accepted' : refusal;
}

describe.each(databases)('on %s', (database, open) => {
  test.each<Owner>(['verified', 'unverified', 'unverified, but placed everything'])(
    'every call answers every kind of caller as its policy says, where the owner is %s',
    // The policies are the same on both databases, whose reads the tests of stores compare.
    { tags: database === 'SQLite' ? [] : ['long'] },
    async (owner) => {
      const shop = await startShop(open, owner);
      const [expected, found, leaks]: [string[], string[], string[]] = [[], [], []];
      for (const name of names) {
        for (const caller of shop.callers) {
          const { url, ...rest } = matrix[name].request(shop.ids);
          const token = contract[name].token === 'identity' ? caller.idToken : caller.token;
          const authorization = token && { authorization: `Bearer ${token}` };
          const headers = { ...rest.headers, ...authorization };
          const { statusCode, payload } = await shop.app.inject({ ...rest, url: `/api${url}`, headers });
          const expectation = await expectedOf(name, caller, owner, shop);
          const isRefused = [401, 403].includes(statusCode) || (expectation === 404 && statusCode === 404);
          expected.push(`${name}, ${caller.kind}: ${expectation}`);
          found.push(`${name}, ${caller.kind}: ${isRefused ? statusCode : 'accepted'}`);
          const mayRead = caller.isAdmin || (caller.email === rahim && !caller.refused && owner !== 'unverified');
          if (!mayRead && /Zindabazar|01700|880170/.test(payload)) leaks.push(`${name}, ${caller.kind}`);
        }
      }
      expect(found).toEqual(expected);
      expect(leaks).toEqual([]);
    },
  );
});
