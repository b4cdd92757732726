import { clearStoredAnswers } from '@dealerkit/api-client/react';
import { localStore } from '../data/localStore.js';
import { firebaseProject } from './firebaseConfig.js';
import type { Account } from './identity.js';

/** The documented storage key of the access token (specification, section 3). */
const TOKEN = 'accessToken';
const ACCOUNT = 'account';
/** Stored from a sign-out to the next sign-in. */
const SIGNED_OUT = 'signedOut';
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
    if (typeof token === 'string' && token !== '') localStore()?.setItem(TOKEN, token);
    else localStore()?.removeItem(TOKEN);
  },

  /** Stores what the provider says about the account of the token, unless another tab has signed in another account. */
  update: (account: Account): void => {
    if ((readAccount() ?? account).email === account.email) writeAccount(account);
  },

  /** Whether the user has signed out, in any tab. A user of the provider without a token is then left over. */
  isSignedOut: (): boolean => read(SIGNED_OUT) !== null,

  /** Call it before the provider signs in a user, whom it stores before there is a token. */
  startSignIn: (): void => localStore()?.removeItem(SIGNED_OUT),

  /** Removes the session, also that of the provider, and the own orders among the stored answers. */
  remove: (): void => {
    for (const key of [TOKEN, ACCOUNT, PROVIDER_USER]) localStore()?.removeItem(key);
    localStore()?.setItem(SIGNED_OUT, 'true');
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
