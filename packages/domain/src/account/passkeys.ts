import { array, boolean, type InferOutput, object, optional, string } from 'valibot';
import { isFromFuture } from '../site/clocks.js';

/** A passkey of an admin, without its key. */
export const Passkey = object({
  _id: string(),
  /** What the admin calls it. */
  name: string(),
  createdAt: string(),
  lastUsedAt: optional(string()),
});
export type Passkey = InferOutput<typeof Passkey>;

/** The passkeys of an admin, with what the shop asks for. */
export const Passkeys = object({
  passkeys: array(Passkey),
  /** Whether every admin needs one for protected calls. */
  required: boolean(),
  /** The only origin at which passkeys of the shop work; a shop without a public address has none. */
  origin: optional(string()),
});
export type Passkeys = InferOutput<typeof Passkeys>;

/** How many passkeys an admin can have. */
export const maxPasskeys = 10;

/** The maximum length of the name of a passkey, in characters. */
export const passkeyNameLength = 60;

/** How long a confirmation counts, in seconds. */
export const passkeyProofTime = 15 * 60;

/** A confirmation with a passkey. */
export interface PasskeyProof {
  /** The `_id` of the passkey. */
  passkey: string;
  /** When it was confirmed, in seconds since 1970. */
  at: number;
}

/** What a host answers to a protected call, in `path` and `message` of an issue; clients recognise it by both. */
export const passkeyIssues = {
  unconfirmed: { path: 'passkey', message: 'must be confirmed' },
  missing: { path: 'passkey', message: 'must be added' },
  refused: { path: 'passkey', message: 'was not accepted' },
} as const;
export type PasskeyIssue = keyof typeof passkeyIssues;

interface ProtectedCall {
  /** The `_id`s of the passkeys of the admin. */
  passkeys: readonly string[];
  /** The last confirmation in the session of the call. */
  proof: PasskeyProof | undefined;
  /** Whether an admin without a passkey is refused. */
  required: boolean;
  /** Seconds since 1970. */
  now: number;
}

/**
 * Returns why a protected call is refused; undefined if it is not. A removed passkey takes its confirmation with it, and one from the
 * future was made by a clock that was set back since, so that it does not count.
 */
export const passkeyRefusal = ({ passkeys, proof, required, now }: ProtectedCall): PasskeyIssue | undefined => {
  if (passkeys.length === 0) return required ? 'missing' : undefined;
  const isCurrent = proof && !isFromFuture(proof.at, now) && now < proof.at + passkeyProofTime;
  const counts = isCurrent && passkeys.includes(proof.passkey);
  return counts ? undefined : 'unconfirmed';
};
