import { useSyncExternalStore } from 'react';
import { session } from './session.js';
import type { SessionState } from './session.js';
import type { Person } from './Identity.js';

const whenPrerendered: SessionState = { status: 'unknown' };

/** Who is at the shop; `unknown` in prerendered pages and until it has been looked up. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, () => whenPrerendered);

const nobody: Person = { email: '', name: '' };

/** Who is signed in, for pages behind the guard; nobody in the moment between signing out and leaving the page. */
export const usePerson = (): Person => {
  const state = useSession();
  return state.status === 'signedIn' ? state.person : nobody;
};
