import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from '../sessionState.js';

const prerendered: SessionState = { status: 'unknown' };

/** The state of a session; `unknown` in prerendered pages. */
export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, () => prerendered);
