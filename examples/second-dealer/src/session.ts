import { useSyncExternalStore } from 'react';

export interface Account {
  email: string;
  name: string;
}

/** Why a sign-in failed or a session ended: a key of `texts.identity`. */
export type Failure = 'wrongCredentials' | 'emailTaken' | 'accountBlocked' | 'offline' | 'sessionEnded' | 'unknown';

export type Session =
  | { status: 'unknown' }
  | { status: 'signedOut'; reason?: Failure | undefined }
  | { status: 'signedIn'; account: Account };

/** The shop's access token; the specification names its key in the storage. */
export const accessToken = {
  read: () => localStorage.getItem('accessToken'),
  store: (token: string) => localStorage.setItem('accessToken', token),
  remove: () => localStorage.removeItem('accessToken'),
};

/** Firebase is a large script, so only users who sign in load it. */
export const loadIdentity = () => import('./identity.js');

let session: Session = { status: accessToken.read() === null ? 'signedOut' : 'unknown' };
const listeners = new Set<() => void>();

export const setSession = (next: Session) => {
  session = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

/** The account of a page behind the login. */
export const useAccount = (): Account => {
  const current = useSession();
  return current.status === 'signedIn' ? current.account : { email: '', name: '' };
};

if (session.status === 'unknown') void loadIdentity();
