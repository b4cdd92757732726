import { useSyncExternalStore } from 'react';
import type { Account } from './identity.js';
import { session } from './session.js';
import type { SessionState } from './sessionState.js';

const prerendered: SessionState = { status: 'unknown' };

/** The session state; `unknown` in prerendered pages. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, () => prerendered);

const noAccount: Account = { email: '', name: '', isVerified: true };

/** The signed-in account; undefined while the session is not known. */
export const useKnownAccount = (): Account | undefined => {
  const state = useSession();
  return state.status === 'signedIn' ? state.account : undefined;
};

/** The signed-in account, for pages of the dashboard. It is empty between the sign-out and the redirect. */
export const useAccount = (): Account => useKnownAccount() ?? noAccount;
