/** A user whom the identity provider has signed in. */
export interface Account {
  /** The provider's id of the user. */
  uid: string;
  email: string;
  /** The name given at sign-up, or else the part of the e-mail address before the @. */
  name: string;
  /** Whether the provider has verified the e-mail address. */
  isVerified: boolean;
}

/** Why a sign-in failed or a session ended; a key of `texts.identity` of `@dealerkit/ui`. */
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

export interface Credentials {
  email: string;
  password: string;
}

/** What a session asks of an identity provider. The errors of its promises are read by `reasonOf`. */
export interface IdentityProvider {
  /** Calls back with the current account once it is known, and on every change, also by other tabs; resolves after the first call. */
  watch(onChange: (account: Account | undefined) => void): Promise<void>;
  /** The current account. */
  account(): Account | undefined;
  login(credentials: Credentials): Promise<Account>;
  /** Creates the account with its name, and sends a link that verifies its address, in the given language. */
  signup(credentials: Credentials & { name: string }, locale: string): Promise<Account>;
  /** Opens Google's window, so it must be called in a click handler. Resolves to undefined if the user closes the window. */
  google(): Promise<Account | undefined>;
  /** Sends a link for a new password. Resolves also for an unknown address, so that it does not reveal who has an account. */
  sendResetLink(email: string, locale: string): Promise<void>;
  /** Sets a new password, as the page behind the link would; for an emulator, which sends no e-mail. */
  followResetLink(credentials: Credentials): Promise<void>;
  /** Sends a link that verifies the address of the current account. */
  sendVerification(locale: string): Promise<void>;
  /** Resolves to the current account if its address is verified. */
  confirmVerification(): Promise<Account>;
  /** Asks the provider whether the current account still exists, and resolves to it. */
  refresh(): Promise<Account | undefined>;
  /** Exchanges the provider's ID token for an access token of the host (`PUT /user/{email}`). */
  exchange(account: Account): Promise<string>;
  signOut(): Promise<void>;
  /** The error of a call if the provider or the host cannot answer now, and so has not refused the user. */
  temporaryError(error: unknown): Error | undefined;
  /** Why a request to the provider or the exchange failed. */
  reasonOf(error: unknown): IdentityReason;
}
