import { useSyncExternalStore } from 'react';
import type { Account } from './identity.js';
import { session } from './session.js';
import type { SessionState } from './sessionState.js';

const prerendered: SessionState = { status: 'unknown' };

/** The session state; `unknown` in prerendered pages. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, () => prerendered);

const noAccount: Account = { email: '', name: '', isVerified: true };

/** The signed-in account, for pages behind the login guard. It is empty between the sign-out and the redirect. */
export const useAccount = (): Account => {
  const state = useSession();
  return state.status === 'signedIn' ? state.account : noAccount;
};
