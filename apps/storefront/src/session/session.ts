import { sessionDrafts } from '@dealerkit/api-client/react';
import { accessToken } from './accessToken.js';
import type { IdentityReason } from './identity.js';
import type { LiveSession, SessionState, SetSessionState } from './sessionState.js';

/** Creates the session store. The identity provider is a large script that visitors do not need, so `load` imports it. */
export const createSession = (loadLiveSession: (setState: SetSessionState) => Promise<LiveSession>) => {
  let state: SessionState = { status: 'unknown' };
  let loading: Promise<LiveSession> | undefined;
  const listeners = new Set<() => void>();

  const setState: SetSessionState = (next) => {
    state = next;
    if (next.status === 'signedIn') sessionDrafts.openFor(next.account.email);
    for (const listener of listeners) listener();
  };

  const load = (): Promise<LiveSession> => {
    loading ??= loadLiveSession(setState).catch((error: unknown) => {
      loading = undefined;
      setState({ status: 'failed' });
      throw error;
    });
    return loading;
  };

  /** Loads the live session; a failure becomes the state `failed`. */
  const ensureLoaded = (): void => {
    if (state.status === 'failed') setState({ status: 'unknown' });
    load().catch(() => undefined);
  };

  return {
    current: (): SessionState => state,
    /** The e-mail address of the signed-in user, if there is one. */
    email: (): string | undefined => (state.status === 'signedIn' ? state.account.email : undefined),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    ensureLoaded,

    /** Asks the user to confirm a sign-out that would discard orders; returns whether it asks. */
    confirmSignOut: undefined as (() => boolean) | undefined,

    /** Signs the user out; subscribers are notified. `reason` says why, if the user did not ask for it. */
    signOut: (reason?: IdentityReason): void => {
      sessionDrafts.clear();
      load().then(
        (session) => session.signOut(reason),
        () => undefined,
      );
    },

    /** Call it once the page is rendered. A visitor without an access token is signed out; otherwise the provider is asked. */
    start: (): void => {
      if (accessToken.read() !== null) ensureLoaded();
      else if (!loading) setState({ status: 'signedOut' });
      accessToken.watchOtherTabs(() => {
        if (loading) void loading.then((session) => session.syncWithOtherTab());
        else if (accessToken.read() !== null) ensureLoaded();
      });
      globalThis.addEventListener('online', () => {
        if (state.status === 'failed') ensureLoaded();
      });
    },
  };
};

/** The session of this tab. */
export const session = createSession(async (setState) =>
  (await import('./startLiveSession.js')).startLiveSession(setState),
);
