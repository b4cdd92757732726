import { clearStoredAnswers, sessionDrafts } from '@dealerkit/api-client/react';
import type { IdentityReason } from './identity.js';
import type { LiveSession, SessionState, SetSessionState } from './sessionState.js';
import { storedSession } from './storedSession.js';

/** Imports the live session. `reason` says why the shop has signed the user out before. */
type LoadLiveSession = (setState: SetSessionState, reason?: IdentityReason) => Promise<LiveSession>;

/**
 * Creates the session store. The identity provider is a large script that visitors do not need, and users only for a sign-in or a
 * refused token, so `load` imports it.
 */
export const createSession = (loadLiveSession: LoadLiveSession) => {
  let state: SessionState = { status: 'unknown' };
  let loading: Promise<LiveSession> | undefined;
  let lastEmail: string | undefined;
  const listeners = new Set<() => void>();

  const setState: SetSessionState = (next) => {
    state = next;
    if (next.status === 'signedIn') {
      const { email } = next.account;
      if (lastEmail !== undefined && lastEmail !== email) clearStoredAnswers();
      lastEmail = email;
      sessionDrafts.openFor(email);
    }
    for (const listener of listeners) listener();
  };

  const setSignedOut = (reason?: IdentityReason) => setState({ status: 'signedOut', ...(reason && { reason }) });

  const load = (): Promise<LiveSession> => {
    loading ??= loadLiveSession(setState, state.status === 'signedOut' ? state.reason : undefined).catch(
      (error: unknown) => {
        loading = undefined;
        // A stored session works until its token is refused.
        if (state.status !== 'signedIn') setState({ status: 'failed' });
        throw error;
      },
    );
    return loading;
  };

  /** Loads the live session; a failure becomes the state `failed`. */
  const ensureLoaded = (): void => {
    if (state.status === 'failed') setState({ status: 'unknown' });
    load().catch(() => undefined);
  };

  /** Sets the state by what is stored. The provider is asked about a token whose account is not known, or that has none. */
  const adoptStored = (): void => {
    const account = storedSession.account();
    if (account) setState({ status: 'signedIn', account });
    else if (storedSession.token() === null) setSignedOut();
    else ensureLoaded();
  };

  /** Signs the user out, at once and without the provider. What was typed stays for the same user. `reason` says why. */
  const end = (reason?: IdentityReason): void => {
    storedSession.remove();
    setSignedOut(reason);
    loading?.then(
      // Another tab may have signed in a user by the time the provider is loaded.
      (live) => (storedSession.token() === null ? live.signOut(reason) : undefined),
      () => undefined,
    );
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
    end,

    /** Asks the user to confirm a sign-out that would discard orders; returns whether it asks. */
    confirmSignOut: undefined as (() => boolean) | undefined,

    /** Signs the user out; subscribers are notified. `reason` says why, if the user did not ask for it. */
    signOut: (reason?: IdentityReason): void => {
      sessionDrafts.clear();
      end(reason);
    },

    /** Asks the provider about an address that is not verified, because the user may have opened the link elsewhere. */
    checkVerification: (): void => {
      if (state.status === 'signedIn' && !state.account.isVerified) ensureLoaded();
    },

    /** Call it once the page is rendered. A visitor without an access token is signed out. */
    start: (): void => {
      if (!loading || storedSession.token() !== null) adoptStored();
      storedSession.watchOtherTabs(adoptStored);
      globalThis.addEventListener('online', () => {
        if (state.status === 'failed') ensureLoaded();
      });
    },
  };
};

/** The session of this tab. */
export const session = createSession((setState, reason) =>
  import('./startLiveSession.js').then((module) => module.startLiveSession(setState, reason)),
);
