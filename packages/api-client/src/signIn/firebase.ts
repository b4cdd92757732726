import { type FirebaseOptions, initializeApp } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import * as firebase from 'firebase/auth';
import { toName } from '@dealerkit/domain/text/sameText';
import { firebaseReason, isCancelled } from './firebaseReasons.js';
import type { Account, Credentials, IdentityProvider, IdentityReason } from './identity.js';
import { classifyError, createClient, HttpError, isBlocked, NetworkError } from '../index.js';

export { emulatorGoogleWindow, readEmulatorLinkCode } from './emulator.js';

export interface FirebaseProviderOptions {
  /** The settings of the dealer's Firebase project. */
  project: { [Setting in keyof FirebaseOptions]?: string | undefined };
  /** The base URL of the calls, as for `createClient`. */
  host: string;
  /** The origin of the Auth emulator, instead of Firebase. */
  emulator?: string | undefined;
  /** Signs in with Google: `googleWindow`, or your own; a site without it has no such button. */
  google?: ((auth: Auth) => Promise<User | undefined>) | undefined;
  /** Reads the code of the newest link for an address; for an emulator, which sends no e-mail. */
  readLinkCode?: ((email: string, link: 'reset' | 'verification') => Promise<string>) | undefined;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const accountOf = ({ uid, email, displayName, emailVerified }: User): Account => ({
  uid,
  email: email ?? '',
  isVerified: emailVerified,
  name: toName(displayName ?? '') || (email ?? '').replace(/@.*/, ''),
});

const reasonOf = (error: unknown): IdentityReason => {
  const code = codeOf(error);
  if (code !== '') {
    // oxlint-disable-next-line no-console -- the provider's code is for logs, and not an error of the page
    console.info(`Identity provider: ${code}`);
    return firebaseReason(code);
  }
  const { kind, issues } = classifyError(error);
  if (kind === 'offline') return 'offline';
  if (isBlocked(error)) return 'accountBlocked';
  const isConflict = error instanceof HttpError && error.status === 409;
  if (isConflict && issues.some(({ path }) => path === 'email')) return 'emailOfAnotherUser';
  // Otherwise the host forbids one thing only: an address that is not verified. Another attempt would not help.
  return kind === 'forbidden' ? 'emailUnverified' : 'tokenRejected';
};

/** Opens Google's window; an option of its own, because its code is large. */
export const googleWindow = async (auth: Auth): Promise<User> =>
  (await firebase.signInWithPopup(auth, new firebase.GoogleAuthProvider(), firebase.browserPopupRedirectResolver)).user;

/** Firebase as the identity provider of a session: a project of the dealer, or the official emulator. */
export function createFirebaseProvider(options: FirebaseProviderOptions): IdentityProvider {
  const { project, host, emulator, google, readLinkCode } = options;
  // Local storage only: IndexedDB is slow, and fails if the page is closed during a request.
  const app = initializeApp(project as FirebaseOptions);
  const auth = firebase.initializeAuth(app, { persistence: firebase.browserLocalPersistence });
  if (emulator !== undefined) firebase.connectAuthEmulator(auth, emulator, { disableWarnings: true });
  const client = createClient({ host, idToken: async () => (await auth.currentUser?.getIdToken()) ?? null });
  const account = () => (auth.currentUser ? accountOf(auth.currentUser) : undefined);

  /** An account whose sign-up failed after it was created. Submitting the same form again continues with it. */
  let unfinished: Credentials | undefined;
  const createAccount = async ({ email, password }: Credentials): Promise<User> => {
    if (auth.currentUser && unfinished?.email === email && unfinished.password === password) return auth.currentUser;
    const { user } = await firebase.createUserWithEmailAndPassword(auth, email, password);
    unfinished = { email, password };
    return user;
  };

  const sendVerification = async (locale: string) => {
    auth.languageCode = locale;
    if (auth.currentUser) await firebase.sendEmailVerification(auth.currentUser);
  };

  return {
    watch: (onChange) => {
      firebase.onIdTokenChanged(auth, (user) => onChange(user ? accountOf(user) : undefined));
      return auth.authStateReady();
    },
    account,
    login: async ({ email, password }) =>
      accountOf((await firebase.signInWithEmailAndPassword(auth, email, password)).user),
    signup: async ({ name, ...credentials }, locale) => {
      const user = await createAccount(credentials);
      await firebase.updateProfile(user, { displayName: name });
      // The account exists even if the e-mail cannot be sent; the dashboard offers to send it again.
      if (!user.emailVerified) sendVerification(locale).catch(reasonOf);
      return { ...accountOf(user), name };
    },
    google: async () => {
      try {
        const user = await google?.(auth);
        return user && accountOf(user);
      } catch (error) {
        if (isCancelled(codeOf(error))) return undefined;
        throw error;
      }
    },
    sendResetLink: async (email, locale) => {
      auth.languageCode = locale;
      await firebase.sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        // Projects without e-mail enumeration protection reveal who has no account.
        if (codeOf(error) !== 'auth/user-not-found') throw error;
      });
    },
    followResetLink: async ({ email, password }) => {
      if (readLinkCode) await firebase.confirmPasswordReset(auth, await readLinkCode(email, 'reset'), password);
    },
    sendVerification,
    confirmVerification: async () => {
      const user = auth.currentUser;
      if (user && readLinkCode)
        await firebase.applyActionCode(auth, await readLinkCode(user.email ?? '', 'verification'));
      if (user) await firebase.reload(user);
      if (!user?.emailVerified) {
        throw Object.assign(new Error('The address is not verified'), { code: 'auth/unverified-email' });
      }
      await user.getIdToken(true);
      return accountOf(user);
    },
    refresh: async () => {
      await auth.currentUser?.getIdToken(true);
      return account();
    },
    exchange: async ({ email, name }) => (await client.signIn({ email, username: name })).token,
    signOut: () => {
      unfinished = undefined;
      return firebase.signOut(auth);
    },
    temporaryError: (error) => {
      if (firebaseReason(codeOf(error)) === 'offline') return new NetworkError('signIn', error);
      const isTemporary = ['offline', 'server', 'tooMany'].includes(classifyError(error).kind);
      return isTemporary ? (error as Error) : undefined;
    },
    reasonOf,
  };
}
