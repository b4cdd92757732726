/** What a challenge is for. */
export type ChallengePurpose = 'registration' | 'assertion';

/** What the backend knows of a passkey. */
export interface StoredPasskey {
  _id: string;
  name: string;
  /** The id that the authenticator gave it, in base64url. */
  credential: string;
  /** In base64url. */
  publicKey: string;
  /** How often it was used, as the authenticator counts; 0 if it does not count. */
  counter: number;
  /** How the browser reaches the authenticator. */
  transports: string[];
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970; `null` before the first use. */
  lastUsedAt: number | null;
}

export type NewPasskey = Pick<StoredPasskey, 'name' | 'credential' | 'publicKey' | 'counter' | 'transports'>;

/** `taken`: the passkey is known already. `too many`: the user has as many as a user can have. */
export type AddedPasskey = { outcome: 'added'; _id: string } | { outcome: 'taken' | 'too many' | 'unknown user' };

/** Passkeys of admins (D58), and the challenges that browsers are about to sign. */
export interface PasskeyStore {
  /** The oldest first. */
  listPasskeys(email: string): Promise<StoredPasskey[]>;
  /** Stores a challenge until a time, in milliseconds since 1970; a user has ten at most. */
  addPasskeyChallenge(email: string, challenge: string, purpose: ChallengePurpose, until: number): Promise<void>;
  /** Takes a challenge, once; resolves to whether the user had it for this purpose and it has not ended. */
  takePasskeyChallenge(email: string, challenge: string, purpose: ChallengePurpose): Promise<boolean>;
  addPasskey(email: string, passkey: NewPasskey): Promise<AddedPasskey>;
  /** Stores the use of a passkey; resolves to whether its counter is higher than before. */
  usePasskey(_id: string, counter: number): Promise<boolean>;
  /** Resolves to the number of renamed passkeys, 0 or 1. */
  renamePasskey(email: string, _id: string, name: string): Promise<number>;
  /** Resolves to the number of removed passkeys, 0 or 1. */
  removePasskey(email: string, _id: string): Promise<number>;
  /** Removes all passkeys of a user; resolves to their number. */
  resetPasskeys(email: string, actor: string): Promise<number>;
}
