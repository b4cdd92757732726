import { boolean, object, safeParse, string } from 'valibot';
import { classifyError, createClient, NetworkError } from '../index.js';
import type { Account, Credentials, IdentityProvider, IdentityReason } from './identity.js';
import { readLocalStorage, writeLocalStorage } from '../storage/storage.js';

const SignedIn = object({
  account: object({ uid: string(), email: string(), name: string(), isVerified: boolean() }),
  idToken: string(),
});

/** A user whom a server has signed in, and the token that proves it to the host at `PUT /user/{email}`. */
export interface SignedIn {
  account: Account;
  idToken: string;
}

export interface PasswordProviderOptions {
  /** The base URL of the documented calls. */
  host: string;
  /** Signs a user in. */
  logIn: (credentials: Credentials) => Promise<SignedIn>;
  /** Creates an account. */
  signUp: (account: Credentials & { name: string }, locale: string) => Promise<SignedIn>;
  /** Sends a link for a new password; resolves also for an unknown address. */
  sendResetLink: (email: string, locale: string) => Promise<void>;
  /** Why one of these functions failed. A `TypeError` of `fetch` is `offline` without it. */
  reasonOf: (error: unknown) => IdentityReason;
}

const storageKey = 'identity';

/** An identity provider with addresses and passwords, of functions that ask a server of one's own. */
export function createPasswordProvider(options: PasswordProviderOptions): IdentityProvider {
  const stored = safeParse(SignedIn, readLocalStorage(storageKey));
  let current: SignedIn | undefined = stored.success ? stored.output : undefined;
  const keep = (signedIn: SignedIn | undefined) => {
    current = signedIn;
    writeLocalStorage(storageKey, signedIn);
  };
  const signIn = async (answer: Promise<SignedIn>): Promise<Account> => {
    keep(await answer);
    return (await answer).account;
  };
  const client = createClient({ host: options.host, idToken: async () => current?.idToken ?? null });
  const none = async () => undefined;
  return {
    watch: none,
    account: () => current?.account,
    login: (credentials) => signIn(options.logIn(credentials)),
    signup: (account, locale) => signIn(options.signUp(account, locale)),
    google: none,
    sendResetLink: options.sendResetLink,
    followResetLink: none,
    sendVerification: none,
    confirmVerification: async () => current?.account ?? Promise.reject(new Error('No user is signed in')),
    refresh: async () => current?.account,
    exchange: async ({ email, name }) => (await client.signIn({ email, username: name })).token,
    signOut: async () => keep(undefined),
    temporaryError: (error) => {
      if (error instanceof TypeError) return new NetworkError('signIn', error);
      return ['offline', 'server', 'tooMany'].includes(classifyError(error).kind) ? (error as Error) : undefined;
    },
    reasonOf: (error) =>
      error instanceof TypeError || classifyError(error).kind === 'offline' ? 'offline' : options.reasonOf(error),
  };
}
