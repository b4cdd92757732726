import type { Account, IdentityProvider, IdentityReason } from './identity.js';
import type { SessionClientOptions } from '../client/sessionClient.js';

export type { Account, Credentials, IdentityReason } from './identity.js';

/** Whether a user is signed in; `unknown` until the session starts. `reason` says why the shop signed the user out. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signedOut'; reason?: IdentityReason | undefined }
  | { status: 'signedIn'; account: Account };

export interface SessionOptions {
  /** Imports the identity provider, a large script that only a sign-in, a refused token, a verification and a sign-out need. */
  loadProvider: () => Promise<IdentityProvider>;
  /** Reloads the page, which shows another user than the stored one. */
  reload?: () => void;
}

/** Asks the provider for the account of a user; resolves to undefined if there is none, as after Google's window is closed. */
export type Authenticate = (provider: IdentityProvider) => Promise<Account | undefined>;

/** The session of a tab. All tabs follow the token and the account in local storage. */
export interface Session {
  current: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The e-mail address of the signed-in user, if there is one. */
  email: () => string | undefined;
  /** Reads what is stored and follows other tabs; call it once the page is rendered. */
  start: () => void;
  /** Loads the provider; rejects with a `NetworkError` if it cannot. Call it before a click that opens Google's window, which browsers block after a wait. */
  load: () => Promise<IdentityProvider>;
  /** Signs a user in by the provider; resolves to the reason of a failure. */
  signIn: (authenticate: Authenticate) => Promise<IdentityReason | undefined>;
  /** Asks the provider for something that changes nothing about who is signed in; resolves to the reason of a failure. */
  ask: (request: (provider: IdentityProvider) => Promise<void>) => Promise<IdentityReason | undefined>;
  /** Asks the provider about an address that is not verified, because the user may have opened the link elsewhere. */
  checkVerification: () => void;
  /** Stores another access token of the user with this id, unless another user is signed in by now. */
  storeToken: (token: string, uid: string) => void;
  /** Ends the session at once, without waiting for the provider. What was typed stays for the same user. */
  end: (reason?: IdentityReason) => void;
  /** Ends the session and removes what was typed. `reason` says why, if the user did not ask for it. */
  signOut: (reason?: IdentityReason) => void;
  /** Options of `createSessionClient`. */
  tokens: Pick<SessionClientOptions, 'onSessionEnd' | 'user'> &
    Record<'accessToken' | 'refreshToken', () => Promise<string | null>>;
}
