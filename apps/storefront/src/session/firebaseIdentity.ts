import { initializeApp } from 'firebase/app';
import type { FirebaseOptions } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { firebaseProject, isDemo } from './firebaseConfig.js';
import { readMailCode } from './demoMailbox.js';
import { openGoogleDemoWindow } from './googleDemoWindow.js';
import { IdentityError } from './identity.js';
import type { Account, Credentials, Identity } from './identity.js';
import { identityReason, isCancelled } from './identityReason.js';

const app = initializeApp(firebaseProject as FirebaseOptions);
// Local storage only: IndexedDB is slow, and fails if the page is closed during a request. `storedSession.ts` knows the key.
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
if (isDemo) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

const toIdentityError = (error: unknown) => new IdentityError(identityReason(codeOf(error)), codeOf(error), error);

/** Makes a promise of Firebase reject with an `IdentityError`. */
const mapErrors = <Result>(promise: Promise<Result>): Promise<Result> =>
  promise.catch((error: unknown) => {
    throw toIdentityError(error);
  });

const accountOf = ({ email, displayName, emailVerified }: User): Account => ({
  email: email ?? '',
  isVerified: emailVerified,
  name: displayName || (email ?? '').replace(/@.*/, ''),
});

const signInWithDemoGoogle = async (): Promise<User | undefined> => {
  const idToken = await openGoogleDemoWindow({ apiKey: app.options.apiKey ?? '', appName: app.name });
  if (idToken === undefined) return undefined;
  return (await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))).user;
};

const signInWithGoogle = async (): Promise<User | undefined> =>
  (await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user;

/** An account whose sign-up failed after it was created. Submitting the same form again continues with it. */
let unfinished: Credentials | undefined;

const createAccount = async ({ email, password }: Credentials): Promise<User> => {
  if (auth.currentUser && unfinished?.email === email && unfinished.password === password) return auth.currentUser;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  unfinished = { email, password };
  return user;
};

/** Firebase as the identity provider: a project of the dealer, or the official emulator on the origin of the page. */
export const firebaseIdentity: Identity = {
  watch: (onChange) => {
    onAuthStateChanged(auth, (user) => onChange(user ? accountOf(user) : undefined));
  },
  ready: () => auth.authStateReady(),
  account: () => (auth.currentUser ? accountOf(auth.currentUser) : undefined),
  login: async ({ email, password }) =>
    accountOf((await mapErrors(signInWithEmailAndPassword(auth, email, password))).user),
  signup: async ({ name, email, password }) => {
    const user = await mapErrors(createAccount({ email, password }));
    await mapErrors(updateProfile(user, { displayName: name }));
    return { ...accountOf(user), name };
  },
  google: async () => {
    try {
      const user = await (isDemo ? signInWithDemoGoogle() : signInWithGoogle());
      return user && accountOf(user);
    } catch (error) {
      if (isCancelled(codeOf(error))) return undefined;
      throw toIdentityError(error);
    }
  },
  sendResetLink: async (email, locale) => {
    auth.languageCode = locale;
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      // Projects without e-mail enumeration protection reveal who has no account.
      if (codeOf(error) !== 'auth/user-not-found') throw toIdentityError(error);
    }
  },
  followResetLink: async ({ email, password }) => {
    // With a project of the dealer the link opens a page of Firebase, so that build does not contain this.
    if (isDemo)
      await mapErrors(readMailCode(email, 'resetCode').then((code) => confirmPasswordReset(auth, code, password)));
  },
  sendVerification: async (locale) => {
    auth.languageCode = locale;
    if (auth.currentUser) await mapErrors(sendEmailVerification(auth.currentUser));
  },
  followVerification: async () => {
    const email = auth.currentUser?.email ?? '';
    if (isDemo) await mapErrors(readMailCode(email, 'verificationCode').then((code) => applyActionCode(auth, code)));
  },
  reload: async () => {
    if (auth.currentUser) await mapErrors(reload(auth.currentUser));
  },
  idToken: async ({ fresh } = { fresh: false }) =>
    (await mapErrors(Promise.resolve(auth.currentUser?.getIdToken(fresh)))) ?? null,
  signOut: async () => {
    unfinished = undefined;
    await mapErrors(signOut(auth));
  },
};
