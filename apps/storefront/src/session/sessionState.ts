import type { Account, Credentials, IdentityReason } from './identity.js';

/**
 * Whether a user is signed in. `failed` means that the code of the identity provider could not be loaded; `isExpired`, that the
 * user did not sign out.
 */
export type SessionState =
  | { status: 'unknown' | 'failed' }
  | { status: 'signedOut'; isExpired?: true | undefined }
  | { status: 'signedIn'; account: Account };

export type SetSessionState = (state: SessionState) => void;

/** The part of the session that needs the identity provider. A failed sign-in resolves to its reason; it does not reject. */
export interface LiveSession {
  login(credentials: Credentials): Promise<IdentityReason | undefined>;
  signup(credentials: Credentials & { name: string }): Promise<IdentityReason | undefined>;
  /** Must be called in a click handler. A pop-up closed by the user is not a failure. */
  google(): Promise<IdentityReason | undefined>;
  /** Sends a link for a new password, in the given language. */
  sendResetLink(email: string, locale: string): Promise<IdentityReason | undefined>;
  /** Sets a new password where no e-mail is sent. */
  followResetLink(credentials: Credentials): Promise<IdentityReason | undefined>;
  signOut(): Promise<void>;
  /** Signs the user out because the provider or the backend does not accept them any more. */
  expire(): Promise<void>;
  /**
   * Gets a new access token after the backend has refused the old one (D18). Resolves to false if there is none; the user is then
   * signed out. Rejects if the provider or the backend could not answer.
   */
  renew(): Promise<boolean>;
  /** Adopts a sign-in or sign-out of another tab. */
  syncWithOtherTab(): void;
}
