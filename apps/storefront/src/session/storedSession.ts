import { clearStoredAnswers } from '@dealerkit/api-client/react';
import { localStore } from '../data/localStore.js';
import { firebaseProject } from './firebaseConfig.js';
import type { Account } from './identity.js';

/** The documented storage key of the access token (specification, section 3). */
const TOKEN = 'accessToken';
const ACCOUNT = 'account';
/** Stored while a sign-in is not complete, so that all tabs and the next page know why the provider has a user without a token. */
const SIGNING_IN = 'signingIn';
/** Where Firebase keeps its user; only whether it is there is read. */
const PROVIDER_USER = `firebase:authUser:${firebaseProject.apiKey}:[DEFAULT]`;

const read = (key: string): string | null => localStore()?.getItem(key) || null;

const readAccount = (): Account | undefined => {
  try {
    const { email, name, isVerified } = JSON.parse(read(ACCOUNT) ?? '{}') as Partial<Record<keyof Account, unknown>>;
    const isComplete = typeof email === 'string' && typeof name === 'string' && typeof isVerified === 'boolean';
    return isComplete && email !== '' ? { email, name, isVerified } : undefined;
  } catch {
    return undefined;
  }
};

const writeAccount = (account: Account): void => localStore()?.setItem(ACCOUNT, JSON.stringify(account));

/** The session in local storage, which all tabs share: the access token of the backend, and the account that it is for. */
export const storedSession = {
  token: (): string | null => read(TOKEN),

  /** The signed-in account; undefined without a token, or if the provider has no user. */
  account: (): Account | undefined => (read(TOKEN) && read(PROVIDER_USER) ? readAccount() : undefined),

  /** Stores a non-empty token and its account; any other value removes the token (D13). */
  store: (token: unknown, account: Account): void => {
    // Other tabs read the account as soon as they notice the token.
    writeAccount(account);
    if (typeof token === 'string' && token !== '') {
      localStore()?.setItem(TOKEN, token);
      storedSession.endSignIn();
    } else localStore()?.removeItem(TOKEN);
  },

  /** Stores what the provider says about the account of the token, unless another tab has signed in another account. */
  update: (account: Account): void => {
    if ((readAccount() ?? account).email === account.email) writeAccount(account);
  },

  /** Whether a sign-in of any tab is not complete. Otherwise a user of the provider without a token is left over from a sign-out. */
  isSigningIn: (): boolean => read(SIGNING_IN) !== null,

  /** Call it before the provider signs in a user, whom other tabs see before there is a token. */
  startSignIn: (): void => localStore()?.setItem(SIGNING_IN, 'true'),

  /** Call it if the provider has not signed in a user; `store` and `remove` end a sign-in too. */
  endSignIn: (): void => localStore()?.removeItem(SIGNING_IN),

  /** Removes the session, also that of the provider, and the own orders among the stored answers. */
  remove: (): void => {
    for (const key of [TOKEN, ACCOUNT, PROVIDER_USER, SIGNING_IN]) localStore()?.removeItem(key);
    clearStoredAnswers();
  },

  /** Calls back when another tab stores or removes the token. */
  watchOtherTabs: (onChange: () => void): void => {
    globalThis.addEventListener('storage', ({ key }) => {
      // The key is null when the whole storage is cleared.
      if (key === TOKEN || key === null) onChange();
    });
  },
};
