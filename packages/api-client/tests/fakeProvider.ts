import { vi } from 'vitest';
import type { Account, IdentityProvider, IdentityReason } from '../src/signIn/identity.js';
import { HttpError, NetworkError } from '../src/index.js';
import { createSession } from '../src/signIn/session.js';

export const rahim: Account = { uid: 'u-rahim', email: 'rahim@example.com', name: 'Rahim Uddin', isVerified: true };
export const karim: Account = { uid: 'u-karim', email: 'karim@example.com', name: 'Karim', isVerified: true };

/** An error with the reason that the provider in memory reads from it. */
export const failure = (reason: IdentityReason) => Object.assign(new Error(reason), { reason });

/** A tab whose session has an identity provider in memory, with an account that it knows from earlier. */
export const openTab = (initial?: Account) => {
  let account = initial;
  let onChange: (account: Account | undefined) => void = () => undefined;
  const change = (next: Account | undefined) => {
    account = next;
    onChange(next);
  };
  const signInAs = async (next: Account) => {
    change(next);
    return next;
  };
  const provider = {
    watch: vi.fn<IdentityProvider['watch']>(async (callback) => {
      onChange = callback;
      onChange(account);
    }),
    account: () => account,
    login: vi.fn<IdentityProvider['login']>(({ email }) => signInAs(email === karim.email ? karim : rahim)),
    signup: vi.fn<IdentityProvider['signup']>(({ name }) => signInAs({ ...rahim, name })),
    google: vi.fn<IdentityProvider['google']>(async () => undefined),
    sendResetLink: vi.fn<IdentityProvider['sendResetLink']>(async () => undefined),
    followResetLink: vi.fn<IdentityProvider['followResetLink']>(async () => undefined),
    sendVerification: vi.fn<IdentityProvider['sendVerification']>(async () => undefined),
    confirmVerification: vi.fn<IdentityProvider['confirmVerification']>(() => signInAs(rahim)),
    refresh: vi.fn<IdentityProvider['refresh']>(async () => account),
    exchange: vi.fn<IdentityProvider['exchange']>(async ({ name }) => `token of ${name}`),
    signOut: vi.fn<IdentityProvider['signOut']>(async () => change(undefined)),
    temporaryError: (error: unknown) =>
      error instanceof HttpError || error instanceof NetworkError ? error : undefined,
    reasonOf: (error: unknown) =>
      error instanceof Error && 'reason' in error ? (error.reason as IdentityReason) : 'unknown',
  } satisfies IdentityProvider;
  const loadProvider = vi.fn<() => Promise<IdentityProvider>>(async () => provider);
  const reload = vi.fn<() => void>();
  return { session: createSession({ loadProvider, reload }), provider, loadProvider, reload, change };
};

/** Stores what a signed-in user has in local storage. */
export const storeSession = (account: unknown, token = 'old') => {
  localStorage.setItem('account', JSON.stringify(account));
  localStorage.setItem('accessToken', token);
};

/** Opens a tab in which the user is signed in. */
export const openSignedInTab = (account: Account = rahim) => {
  storeSession(account);
  const tab = openTab(account);
  tab.session.start();
  return tab;
};

/** A promise that the test resolves. */
export const pending = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
};

/** Records what a tab changes in the local storage; returns the events that other tabs get of it. */
export const recordStorage = (change: () => void): StorageEvent[] => {
  const events: StorageEvent[] = [];
  const unspied = new Map(
    [localStorage, sessionStorage].map((storage) => [
      storage,
      { set: Storage.prototype.setItem.bind(storage), remove: Storage.prototype.removeItem.bind(storage) },
    ]),
  );
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, newValue) {
    unspied.get(this)?.set(key, newValue);
    if (this === localStorage) events.push(new StorageEvent('storage', { key, newValue }));
  });
  const removed = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    if (this === localStorage && this.getItem(key) !== null) events.push(new StorageEvent('storage', { key }));
    unspied.get(this)?.remove(key);
  });
  try {
    change();
  } finally {
    set.mockRestore();
    removed.mockRestore();
  }
  return events;
};

/** What browsers tell the tabs that have not changed the storage. */
export const tellTabs = (key: string | null = 'accessToken') =>
  window.dispatchEvent(new StorageEvent('storage', { key }));
