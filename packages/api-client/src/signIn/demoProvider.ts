import { boolean, object, safeParse, string } from 'valibot';
import type { Account, IdentityProvider } from './identity.js';
import { readLocalStorage, writeLocalStorage } from '../storage/storage.js';

const Account = object({ uid: string(), email: string(), name: string(), isVerified: boolean() });

const storageKey = 'demoAccount';

/** Signs everyone in with any password; nothing is sent, and no password is stored. */
export function createDemoProvider(): IdentityProvider {
  const stored = safeParse(Account, readLocalStorage(storageKey));
  let current = stored.success ? stored.output : undefined;
  const signIn = async (email: string, name = email.replace(/@.*/, '')): Promise<Account> => {
    current = { uid: email, email, name, isVerified: true };
    writeLocalStorage(storageKey, current);
    return current;
  };
  const done = async () => undefined;
  return {
    watch: done,
    account: () => current,
    login: async ({ email }) => signIn(email),
    signup: async ({ email, name }) => signIn(email, name),
    google: done,
    sendResetLink: done,
    followResetLink: done,
    sendVerification: done,
    confirmVerification: async () => current ?? signIn(''),
    refresh: async () => current,
    exchange: async ({ email }) => email,
    signOut: async () => {
      current = undefined;
      writeLocalStorage(storageKey, undefined);
    },
    temporaryError: () => undefined,
    reasonOf: () => 'unknown',
  };
}
