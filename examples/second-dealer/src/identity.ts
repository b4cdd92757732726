import { classifyError, createClient, isBlocked, NetworkError } from '@dealerkit/api-client';
import { sessionDrafts } from '@dealerkit/api-client/react';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { api, backend } from './env.js';
import { accessToken, setSession } from './session.js';
import type { Account, Failure } from './session.js';

const app = initializeApp({ apiKey: 'demo', projectId: 'demo-dealerkit' });
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
connectAuthEmulator(auth, backend, { disableWarnings: true });

const client = createClient({ host: api, idToken: async () => (await auth.currentUser?.getIdToken()) ?? null });

const accountOf = ({ email, displayName }: User): Account => ({ email: email ?? '', name: displayName ?? email ?? '' });

const signedIn = (user: User) => {
  const account = accountOf(user);
  sessionDrafts.openFor(account.email);
  setSession({ status: 'signedIn', account });
};

/** Exchanges Firebase's token for the shop's, which is stored before the user counts as signed in. */
const exchange = async (user: User): Promise<string> => {
  const { email, name } = accountOf(user);
  const { token } = await client.signIn({ email, username: name });
  accessToken.store(token);
  signedIn(user);
  return token;
};

const isNetworkError = (error: unknown) =>
  error instanceof FirebaseError
    ? error.code === 'auth/network-request-failed'
    : classifyError(error).kind === 'offline';

/** A sign-in, during which Firebase reports the user before the shop has given a token. */
let isSigningIn = false;

const failureOf = (error: unknown): Failure => {
  if (isNetworkError(error)) return 'offline';
  if (isBlocked(error)) return 'accountBlocked';
  if (!(error instanceof FirebaseError)) return 'unknown';
  if (error.code === 'auth/email-already-in-use') return 'emailTaken';
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

/** Signs the user out; `reason` says why, if the user did not ask for it. */
export const endSession = async (reason?: Failure) => {
  accessToken.remove();
  // A user whose session has ended gets what was typed back after the login.
  if (reason === undefined) sessionDrafts.clear();
  setSession({ status: 'signedOut', reason });
  await signOut(auth);
};

/** Gets a new token after the shop has refused the old one. A provider or a shop that cannot answer now ends no session. */
export const renewToken = async (): Promise<string | null> => {
  try {
    await auth.currentUser?.getIdToken(true);
    if (auth.currentUser) return await exchange(auth.currentUser);
    await endSession('sessionEnded');
  } catch (error) {
    if (isNetworkError(error)) throw new NetworkError('signIn', error);
    if (['server', 'tooMany'].includes(classifyError(error).kind)) throw error;
    await endSession(isBlocked(error) ? 'accountBlocked' : 'sessionEnded');
  }
  return null;
};

/** Firebase and the storage must agree: an account without a token gets one, and a token without an account is removed. */
onAuthStateChanged(auth, (user) => {
  if (isSigningIn) return;
  const hasToken = accessToken.read() !== null;
  if (user && hasToken) signedIn(user);
  else if (user) void authenticate(() => Promise.resolve(user));
  else if (hasToken) void endSession('sessionEnded');
});
