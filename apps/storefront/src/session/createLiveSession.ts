import { classifyError, HttpError, isBlocked, NetworkError } from '@dealerkit/api-client';
import { IdentityError } from './identity.js';
import type { Account, Identity, IdentityReason } from './identity.js';
import type { LiveSession, SetSessionState } from './sessionState.js';
import { storedSession } from './storedSession.js';

export interface LiveSessionOptions {
  identity: Identity;
  /** Exchanges the provider's ID token for an access token (`PUT /user/{email}`). */
  exchange: (account: Account) => Promise<string>;
  setState: SetSessionState;
  /** Logs the provider's own code of an error (D20). */
  log: (error: IdentityError) => void;
  /** Why the shop has signed the user out before. */
  reason?: IdentityReason | undefined;
}

const isOffline = (error: unknown) =>
  error instanceof IdentityError ? error.reason === 'offline' : classifyError(error).kind === 'offline';

/** Whether the new address of a known account belongs to another user. */
const isOfAnotherUser = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && error.issues.some(({ path }) => path === 'email');

/** Why the backend gives no access token to a user whom the provider has signed in. */
const exchangeReason = (error: unknown): IdentityReason => {
  if (isOffline(error)) return 'offline';
  if (isBlocked(error)) return 'accountBlocked';
  if (isOfAnotherUser(error)) return 'emailOfAnotherUser';
  // Otherwise the backend forbids one thing only: an address that is not verified. Another attempt would not help.
  return classifyError(error).kind === 'forbidden' ? 'emailUnverified' : 'tokenRejected';
};

/** Why a session ends whose token cannot be renewed: what the user can act on, or else only that it has ended. */
const endReason = (error: unknown): IdentityReason => {
  const reason = error instanceof IdentityError ? error.reason : exchangeReason(error);
  return ['accountBlocked', 'accountDisabled', 'emailUnverified', 'emailOfAnotherUser'].includes(reason)
    ? reason
    : 'sessionEnded';
};

/** Keeps the identity provider, the access token and the session state consistent: signed in means that both others are there. */
export const createLiveSession = ({
  identity,
  exchange,
  setState,
  log,
  ...options
}: LiveSessionOptions): LiveSession => {
  const hadToken = storedSession.token() !== null;
  let isSigningIn = false;
  let isFirstChange = true;
  let { reason } = options;

  const setSignedIn = (account: Account) => {
    reason = undefined;
    setState({ status: 'signedIn', account });
  };

  // The provider reports a sign-out later, so the reason is kept until the next sign-in.
  const setSignedOut = () => setState({ status: 'signedOut', ...(reason && { reason }) });

  const sync = (account: Account | undefined) => {
    if (account && storedSession.token() !== null) {
      storedSession.update(account);
      setSignedIn(account);
    } else setSignedOut();
  };

  const signOut = async (why?: IdentityReason) => {
    reason = why;
    storedSession.remove();
    setSignedOut();
    await identity.signOut().catch(log);
  };

  const setToken = (token: string, account: Account) => {
    storedSession.store(token, account);
    setSignedIn(account);
  };

  const signIn = async (authenticate: () => Promise<Account | undefined>): Promise<IdentityReason | undefined> => {
    isSigningIn = true;
    reason = undefined;
    // A sign-in of another tab, or an earlier one that was not given a token, stays as it is.
    let keepsMark = storedSession.isSigningIn();
    try {
      storedSession.startSignIn();
      const account = await authenticate();
      if (!account) return undefined;
      keepsMark = true;
      const token = await exchange(account);
      // The user has signed out since, or another tab has signed in another one.
      if (identity.account()?.email !== account.email) {
        keepsMark = false;
        sync(identity.account());
        return 'sessionEnded';
      }
      setToken(token, account);
      return undefined;
    } catch (error) {
      sync(identity.account());
      if (!(error instanceof IdentityError)) return exchangeReason(error);
      log(error);
      return error.reason;
    } finally {
      isSigningIn = false;
      if (!keepsMark) storedSession.endSignIn();
    }
  };

  /** For requests that do not change who is signed in. */
  const reasonOf = async (request: Promise<void>): Promise<IdentityReason | undefined> => {
    try {
      await request;
      return undefined;
    } catch (error) {
      if (!(error instanceof IdentityError)) return 'unknown';
      log(error);
      return error.reason;
    }
  };

  identity.watch((account) => {
    const isFirst = isFirstChange;
    isFirstChange = false;
    if (isSigningIn) return;
    const hasToken = storedSession.token() !== null;
    // Only on start: later the token may belong to the next user, whom another tab has signed in.
    if (isFirst && !account && hasToken) {
      reason = 'sessionEnded';
      storedSession.remove();
    }
    // The provider can store its user again after a sign-out: by an answer that comes late, or from another tab.
    // A token that is gone since the start means a sign-out, even while a tab is signing in.
    const isLeftOver = account && !hasToken && (!storedSession.isSigningIn() || (isFirst && hadToken));
    if (isLeftOver) {
      sync(undefined);
      void identity.signOut().catch(log);
    }
    // The backend gave no token at the sign-in, or the page was closed. Without one no protected page opens.
    else if (isFirst && account && !hasToken) void signIn(() => Promise.resolve(account));
    else sync(account);
  });

  const renew = async () => {
    let why: IdentityReason = 'sessionEnded';
    try {
      await identity.idToken({ fresh: true });
      const account = identity.account();
      if (account) {
        const token = await exchange(account);
        // The user has signed out since.
        if (storedSession.token() === null) return false;
        setToken(token, account);
        return true;
      }
    } catch (error) {
      if (isOffline(error)) throw error instanceof NetworkError ? error : new NetworkError('signIn', error);
      // A host that cannot answer now has not refused the user.
      if (error instanceof HttpError && ['server', 'tooMany'].includes(classifyError(error).kind)) throw error;
      if (error instanceof IdentityError) log(error);
      why = endReason(error);
    }
    if (storedSession.token() !== null) await signOut(why);
    return false;
  };

  return {
    login: (credentials) => signIn(() => identity.login(credentials)),
    signup: (credentials, locale) =>
      signIn(async () => {
        const account = await identity.signup(credentials);
        // The account exists even if the e-mail cannot be sent; the dashboard offers to send it again.
        if (!account.isVerified) identity.sendVerification(locale).catch(log);
        return account;
      }),
    google: () => signIn(() => identity.google()),
    sendResetLink: (email, locale) => reasonOf(identity.sendResetLink(email, locale)),
    followResetLink: (credentials) => reasonOf(identity.followResetLink(credentials)),
    sendVerification: (locale) => reasonOf(identity.sendVerification(locale)),
    confirmVerification: () =>
      signIn(async () => {
        await identity.followVerification();
        await identity.reload();
        const account = identity.account();
        if (!account?.isVerified) throw new IdentityError('emailUnverified', 'email-unverified');
        await identity.idToken({ fresh: true });
        return account;
      }),
    signOut,
    renew,
  };
};
