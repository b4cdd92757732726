import type { Account, IdentityProvider, IdentityReason } from './identity.js';
import { NetworkError } from '../index.js';
import { clearCachedResponses } from '../storage/clearCachedResponses.js';
import { sessionDrafts } from '../storage/sessionDrafts.js';
import type { Authenticate, Session, SessionOptions, SessionState } from './sessionState.js';
import { stored } from './storedSession.js';

export type { Account, Credentials, IdentityProvider, IdentityReason } from './identity.js';
export { readReturnTo, returnToState } from './returnTo.js';
export type { Session, SessionOptions, SessionState } from './sessionState.js';

/** Reasons of a refused renewal that the user can act on; any other is only an ended session. */
const actionable: IdentityReason[] = ['accountBlocked', 'accountDisabled', 'emailUnverified', 'emailOfAnotherUser'];

/** Creates the session of a tab. The stored token and account are the truth, whatever the provider has stored. */
export function createSession({ loadProvider, reload = () => location.reload() }: SessionOptions): Session {
  let state: SessionState = { status: 'unknown' };
  let loading: Promise<IdentityProvider> | undefined;
  /** The token is being replaced: until it is stored, nothing is shown that calls with the old one. */
  let isExchanging = false;
  /** The last user whom this tab has shown. */
  let shown: Account | undefined;
  const listeners = new Set<() => void>();

  const setState = (next: SessionState) => {
    state = next;
    if (next.status === 'signedIn') {
      if (shown && shown.uid !== next.account.uid) clearCachedResponses();
      shown = next.account;
      sessionDrafts.openFor(shown.email);
    }
    for (const listener of listeners) listener();
  };

  const current = () => (state.status === 'signedIn' ? state.account : undefined);

  /** The stored account, unless another tab has ended the session or has signed in another user. */
  const own = (): Account | undefined => {
    const account = stored.account();
    return account?.uid === current()?.uid ? account : undefined;
  };

  /** The provider's user is of no use without a token: a sign-out without a connection, or a closed page, has left it. */
  const removeUser = async (provider: IdentityProvider): Promise<void> => {
    if (stored.token() === null) await provider.signOut();
  };

  /** The provider ends a session whose user it does not know any more, and knows whether the address is verified. */
  const onProviderChange = (account: Account | undefined) => {
    const known = own();
    if (isExchanging || !known) return;
    if (!account) end('sessionEnded');
    else if (account.uid === known.uid && account.email === known.email) {
      stored.update(account);
      setState({ status: 'signedIn', account });
    }
  };

  const load = (): Promise<IdentityProvider> =>
    (loading ??= loadProvider()
      .then(async (provider) => {
        await provider.watch(onProviderChange);
        await removeUser(provider);
        return provider;
      })
      .catch((cause: unknown) => {
        loading = undefined;
        throw new NetworkError('signIn', cause);
      }));

  function end(reason?: IdentityReason): void {
    stored.remove(reason);
    clearCachedResponses();
    setState({ status: 'signedOut', reason });
    load()
      .then(removeUser)
      .catch(() => undefined);
  }

  /** Shows the stored user. A tab that has shown another one reloads, so that nothing of that user stays. */
  const adopt = (reason?: IdentityReason): void => {
    const account = stored.account();
    if (account && shown && shown.uid !== account.uid) reload();
    else if (account) setState({ status: 'signedIn', account });
    else if (stored.token() === null) setState({ status: 'signedOut', reason });
    else void restore();
  };

  /**
   * Gets an account and its token and stores them, unless the user has signed out or another one has signed in since `before` was
   * stored: then it resolves to null. Without an account it resolves to undefined.
   */
  const exchange = async (provider: IdentityProvider, authenticate: Authenticate, before: string | null) => {
    isExchanging = true;
    try {
      const account = await authenticate(provider);
      if (!account) return undefined;
      const token = await provider.exchange(account);
      const isSameSession = stored.token() === before || stored.account()?.uid === account.uid;
      if (token === '' || !isSameSession || provider.account()?.uid !== account.uid) return null;
      stored.store(token, account);
      setState({ status: 'signedIn', account });
      return token;
    } finally {
      isExchanging = false;
    }
  };

  const ask: Session['ask'] = async (request) => {
    const provider = await load().catch(() => undefined);
    if (!provider) return 'offline';
    return request(provider).then(
      () => undefined,
      (error: unknown) => provider.reasonOf(error),
    );
  };

  const signIn: Session['signIn'] = async (authenticate) => {
    const before = stored.token();
    let token: string | null | undefined;
    const reason = await ask(async (provider) => {
      token = await exchange(provider, authenticate, before);
    });
    // Why an earlier session has ended is no news after another attempt.
    if (reason && state.status === 'signedOut') setState({ status: 'signedOut' });
    return token === null ? 'sessionEnded' : reason;
  };

  /** Asks the provider for the account of a token that is stored alone. */
  const restore = async (): Promise<void> => {
    const failure = await signIn(async (provider) => provider.account());
    if (!stored.account()) end(failure ?? 'sessionEnded');
  };

  /** Gets a new token after the host has refused the old one; `null` if the session has ended. */
  const renew = async (): Promise<string | null> => {
    const before = stored.token();
    const uid = own()?.uid;
    if (uid === undefined) {
      if (current()) adopt();
      return null;
    }
    const provider = await load();
    const refresh = async () => {
      const account = await provider.refresh();
      return account?.uid === uid ? account : undefined;
    };
    let reason: IdentityReason = 'sessionEnded';
    try {
      const token = await exchange(provider, refresh, before);
      if (token) return token;
    } catch (error) {
      const temporary = provider.temporaryError(error);
      if (temporary && stored.token() === before) throw temporary;
      reason = provider.reasonOf(error);
    }
    if (!own()) return null;
    // Another tab has renewed the token.
    if (stored.token() !== before) return stored.token();
    end(actionable.includes(reason) ? reason : 'sessionEnded');
    return null;
  };

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    email: () => current()?.email,
    start: () => {
      adopt();
      stored.watch(adopt);
      // A page that the browser has kept for "back" has missed the events.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) adopt();
      });
    },
    load,
    signIn,
    ask,
    checkVerification: () => {
      if (current()?.isVerified === false) load().catch(() => undefined);
    },
    storeToken: (token, uid) => {
      const account = own();
      if (account?.uid === uid) stored.store(token, account);
    },
    end,
    signOut: (reason) => {
      sessionDrafts.clear();
      end(reason);
    },
    tokens: {
      // A token of another user is not sent for the user of this tab.
      accessToken: async () => (own() ? stored.token() : null),
      refreshToken: renew,
      user: () => current()?.uid,
      // The client calls it for a refused token, or else for a blocked account.
      onSessionEnd: ({ status }) => end(status === 403 ? 'accountBlocked' : 'sessionEnded'),
    },
  };
}
