import type { Account, Credentials, IdentityReason } from './identity.js';

/**
 * Whether a user is signed in. `failed` means that the code of the identity provider could not be loaded. `reason` says why the
 * shop signed the user out (D39).
 */
export type SessionState =
  | { status: 'unknown' | 'failed' }
  | { status: 'signedOut'; reason?: IdentityReason }
  | { status: 'signedIn'; account: Account };

export type SetSessionState = (state: SessionState) => void;

/** The part of the session that needs the identity provider. A failed sign-in resolves to its reason; it does not reject. */
export interface LiveSession {
  login(credentials: Credentials): Promise<IdentityReason | undefined>;
  /** Also sends a link that verifies the address, in the given language. */
  signup(credentials: Credentials & { name: string }, locale: string): Promise<IdentityReason | undefined>;
  /** Must be called in a click handler. A pop-up closed by the user is not a failure. */
  google(): Promise<IdentityReason | undefined>;
  /** Sends a link for a new password, in the given language. */
  sendResetLink(email: string, locale: string): Promise<IdentityReason | undefined>;
  /** Sets a new password where no e-mail is sent. */
  followResetLink(credentials: Credentials): Promise<IdentityReason | undefined>;
  /** Sends a link that verifies the address of the account, in the given language. */
  sendVerification(locale: string): Promise<IdentityReason | undefined>;
  /** Signs in again with a verified address. Opens the link of the newest e-mail first if it is the demo. */
  confirmVerification(): Promise<IdentityReason | undefined>;
  /** Signs the user out; `reason` says why, if the user did not ask for it. */
  signOut(reason?: IdentityReason): Promise<void>;
  /**
   * Gets a new access token after the backend has refused the old one (D18). Resolves to false if there is none; the user is then
   * signed out. Rejects if the provider or the backend could not answer.
   */
  renew(): Promise<boolean>;
}
