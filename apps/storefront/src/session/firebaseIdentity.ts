import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { firebaseProject, isDemo } from './firebaseConfig.js';
import { readDemoMail } from './demoMail.js';
import { openGoogleDemoWindow } from './googleDemoWindow.js';
import { IdentityError } from './Identity.js';
import type { Identity, Person } from './Identity.js';
import { identityReason, isChangeOfMind } from './identityReason.js';

const app = initializeApp(isDemo ? { apiKey: 'demo', projectId: 'demo-dealerkit' } : firebaseProject);
// Local storage alone: IndexedDB answers late and breaks when a page is torn down in the middle of it.
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
if (isDemo) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

const asIdentityError = (error: unknown) => new IdentityError(identityReason(codeOf(error)), codeOf(error), error);

const asked = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw asIdentityError(error);
  });

const personOf = ({ email, displayName }: User): Person => ({
  email: email ?? '',
  name: displayName || (email ?? '').replace(/@.*/, ''),
});

const chooseDemoGoogleUser = async (): Promise<User | undefined> => {
  const idToken = await openGoogleDemoWindow({ apiKey: app.options.apiKey ?? '', appName: app.name });
  if (idToken === undefined) return undefined;
  return (await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))).user;
};

const chooseGoogleUser = async (): Promise<User | undefined> =>
  (await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user;

/** An account made a moment ago whose sign-up went wrong afterwards: the same form sent again goes on with it. */
let unfinished: { email: string; password: string } | undefined;

const createAccount = async (account: { email: string; password: string }): Promise<User> => {
  const { email, password } = account;
  if (auth.currentUser && unfinished?.email === email && unfinished.password === password) return auth.currentUser;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  unfinished = { email, password };
  return user;
};

/** The identity provider behind the shop: a real Firebase project, or the official emulator on this page's own origin. */
export const firebaseIdentity: Identity = {
  watch: (onChange) => {
    onAuthStateChanged(auth, (user) => onChange(user ? personOf(user) : undefined));
  },
  person: () => (auth.currentUser ? personOf(auth.currentUser) : undefined),
  login: async ({ email, password }) => personOf((await asked(signInWithEmailAndPassword(auth, email, password))).user),
  signup: async ({ name, email, password }) => {
    const user = await asked(createAccount({ email, password }));
    await asked(updateProfile(user, { displayName: name }));
    return { ...personOf(user), name };
  },
  google: async () => {
    try {
      const user = await (isDemo ? chooseDemoGoogleUser() : chooseGoogleUser());
      return user && personOf(user);
    } catch (error) {
      if (isChangeOfMind(codeOf(error))) return undefined;
      throw asIdentityError(error);
    }
  },
  sendResetLink: async (email, language) => {
    auth.languageCode = language;
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      // An older project tells who has no account; we do not.
      if (codeOf(error) !== 'auth/user-not-found') throw asIdentityError(error);
    }
  },
  followResetLink: async ({ email, password }) => {
    // With a real project the link leads to Firebase's own page; so the build for one leaves all this out.
    if (isDemo) await asked(readDemoMail(email).then((code) => confirmPasswordReset(auth, code, password)));
  },
  idToken: async ({ fresh } = { fresh: false }) =>
    (await asked(Promise.resolve(auth.currentUser?.getIdToken(fresh)))) ?? null,
  signOut: async () => {
    unfinished = undefined;
    await asked(signOut(auth));
  },
};
