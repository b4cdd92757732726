import { useSyncExternalStore } from 'react';
import type { Account, Session, SessionState } from '../../signIn/sessionState.js';

const prerendered: SessionState = { status: 'unknown' };

/** The state of a session; `unknown` in prerendered pages. */
export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, () => prerendered);

/** The signed-in account; undefined while the session is not known. */
export const useAccount = (session: Session): Account | undefined => {
  const state = useSession(session);
  return state.status === 'signedIn' ? state.account : undefined;
};
