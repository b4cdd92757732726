import { useSyncExternalStore } from 'react';
import { session } from './session.js';
import type { SessionState } from './sessionState.js';

const prerendered: SessionState = { status: 'unknown' };

/** The session state; `unknown` in prerendered pages. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, () => prerendered);
