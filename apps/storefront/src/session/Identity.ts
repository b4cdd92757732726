/** Somebody the identity provider knows. */
export interface Person {
  email: string;
  /** The name given at sign-up, or the part of the e-mail before the @. */
  name: string;
}

/** Why the identity provider, or the shop after it, did not let somebody in: a sentence of the catalogue (`texts.identity`). */
export type IdentityReason =
  | 'wrongCredentials'
  | 'emailTaken'
  | 'invalidEmail'
  | 'weakPassword'
  | 'accountDisabled'
  | 'tooManyAttempts'
  | 'offline'
  | 'popupBlocked'
  | 'otherProvider'
  | 'googleUnavailable'
  | 'methodDisabled'
  | 'tokenRejected'
  | 'emailUnverified'
  | 'linkExpired'
  | 'unknown';

/** The identity provider said no; `code` is its own word for it, kept for logs. */
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

/** The identity provider as the shop needs it. Everything that talks to it rejects with an `IdentityError`. */
export interface Identity {
  /** Tells who is there, first as soon as it is known and then whenever it changes, in other tabs too. */
  watch(onChange: (person: Person | undefined) => void): void;
  /** Who is there now. */
  person(): Person | undefined;
  login(account: { email: string; password: string }): Promise<Person>;
  /** Makes the account and gives it its name. */
  signup(account: { name: string; email: string; password: string }): Promise<Person>;
  /** Opens Google's window, so call it straight from a click; `undefined` when the person closed it. */
  google(): Promise<Person | undefined>;
  /** Has the provider send a link by which a forgotten password is reset; who has no account is not told so. */
  sendResetLink(email: string, language: string): Promise<void>;
  /** Sets a new password as the page behind such a link would; only the demo, which sends no mail, knows how. */
  followResetLink(choice: { email: string; password: string }): Promise<void>;
  /** Proof of who is there, for our backend; `fresh` asks the provider whether the account still stands. */
  idToken(options?: { fresh: boolean }): Promise<string | null>;
  signOut(): Promise<void>;
}
