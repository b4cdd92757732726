/** A user whom the identity provider has signed in. */
export interface Account {
  email: string;
  /** The name given at sign-up, or else the part of the e-mail address before the @. */
  name: string;
  /** Whether the provider has verified the e-mail address. */
  isVerified: boolean;
}

/** Why a sign-in failed or a session ended. Each reason has a sentence in the texts (`texts.identity`). */
export type IdentityReason =
  | 'wrongCredentials'
  | 'emailTaken'
  | 'invalidEmail'
  | 'weakPassword'
  | 'accountDisabled'
  | 'accountBlocked'
  | 'tooManyAttempts'
  | 'offline'
  | 'popupBlocked'
  | 'otherProvider'
  | 'googleUnavailable'
  | 'methodDisabled'
  | 'tokenRejected'
  | 'emailUnverified'
  | 'emailOfAnotherUser'
  | 'sessionEnded'
  | 'signedOutEverywhere'
  | 'adminOnly'
  | 'linkExpired'
  | 'unknown';

/** An error of the identity provider; `code` is the provider's own code, for logs. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: IdentityReason;
  readonly code: string;

  constructor(reason: IdentityReason, code: string, cause?: unknown) {
    super(`${reason} (${code})`, { cause });
    this.reason = reason;
    this.code = code;
  }
}

export interface Credentials {
  email: string;
  password: string;
}

/** The identity provider. Its promises reject with an `IdentityError`. */
export interface Identity {
  /** Calls back with the current account as soon as it is known, and on every change, also in other tabs. */
  watch(onChange: (account: Account | undefined) => void): void;
  /** Resolves when the current account is known. */
  ready(): Promise<void>;
  /** The current account. */
  account(): Account | undefined;
  login(credentials: Credentials): Promise<Account>;
  /** Creates the account and sets its name. */
  signup(credentials: Credentials & { name: string }): Promise<Account>;
  /** Opens Google's pop-up, so it must be called in a click handler. Resolves to undefined if the user closes the pop-up. */
  google(): Promise<Account | undefined>;
  /** Sends a link for a new password. Resolves also for an unknown address, so that it does not reveal who has an account. */
  sendResetLink(email: string, locale: string): Promise<void>;
  /** Sets a new password, as the page behind the link would. Only for the demo, which sends no e-mail. */
  followResetLink(credentials: Credentials): Promise<void>;
  /** Sends a link that verifies the address of the current account. */
  sendVerification(locale: string): Promise<void>;
  /** Opens the newest link, as the user would. Only for the demo, which sends no e-mail. */
  followVerification(): Promise<void>;
  /** Asks the provider for the current state of the account, such as a verified address. */
  reload(): Promise<void>;
  /** The provider's ID token, for the backend. `fresh` makes the provider check that the account still exists. */
  idToken(options?: { fresh: boolean }): Promise<string | null>;
  signOut(): Promise<void>;
}
