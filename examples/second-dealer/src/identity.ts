import { classifyError, createClient } from '@dealerkit/api-client';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updateProfile,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { api, backend } from './env.js';
import { accessToken, setSession } from './session.js';

const app = initializeApp({ apiKey: 'demo', projectId: 'demo-dealerkit' });
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
connectAuthEmulator(auth, backend, { disableWarnings: true });

const client = createClient({ host: api, idToken: async () => (await auth.currentUser?.getIdToken()) ?? null });

/** Exchanges Firebase's token for the shop's. */
const exchange = async ({ email, displayName }: User): Promise<string> => {
  const account = { email: email ?? '', name: displayName ?? email ?? '' };
  const { token } = await client.signIn({ email: account.email, username: account.name });
  accessToken.store(token);
  setSession({ status: 'signedIn', account });
  return token;
};

let isSigningIn = false;

/** Why a sign-in failed: a key of `texts.identity`. */
type Failure = 'wrongCredentials' | 'emailTaken' | 'offline' | 'unknown';

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof FirebaseError)) return classifyError(error).kind === 'offline' ? 'offline' : 'unknown';
  if (error.code === 'auth/email-already-in-use') return 'emailTaken';
  if (error.code === 'auth/network-request-failed') return 'offline';
  return /credential|password|user-not-found/.test(error.code) ? 'wrongCredentials' : 'unknown';
};

const authenticate = async (start: () => Promise<User>): Promise<Failure | undefined> => {
  isSigningIn = true;
  try {
    await exchange(await start());
    return undefined;
  } catch (error) {
    return failureOf(error);
  } finally {
    isSigningIn = false;
  }
};

export const login = ({ email, password }: { email: string; password: string }) =>
  authenticate(async () => (await signInWithEmailAndPassword(auth, email, password)).user);

export const signup = ({ name, email, password }: { name: string; email: string; password: string }) =>
  authenticate(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: name });
    return user;
  });

export const signOut = async () => {
  accessToken.remove();
  setSession({ status: 'signedOut' });
  await signOutOfFirebase(auth);
};

/** Gets a new token after the shop has refused the old one; null if the user has to sign in again. */
export const renewToken = async (): Promise<string | null> => {
  if (!auth.currentUser) return null;
  await auth.currentUser.getIdToken(true);
  return exchange(auth.currentUser);
};

onAuthStateChanged(auth, (user) => {
  if (isSigningIn) return;
  if (user && accessToken.read() !== null)
    setSession({
      status: 'signedIn',
      account: { email: user.email ?? '', name: user.displayName ?? user.email ?? '' },
    });
  else setSession({ status: 'signedOut' });
});
