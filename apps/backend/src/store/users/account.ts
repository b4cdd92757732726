import { isFromFuture, maxClockLead } from '@dealerkit/domain/site/clocks';
import { User } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { extraOf } from '../texts/storedExtra.ts';

/** A boolean, which SQLite stores as 0 or 1. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number()]),
  v.transform((value) => Boolean(value)),
);

/** The schema of what decides on a sign-in and on each call of a user; it has the provider's id and stays in the backend. */
export const Account = v.object({
  email: v.string(),
  /** `null` in a row of an older database, until the next sign-in. */
  uid: v.nullable(v.string()),
  role: v.nullable(v.string()),
  emailVerified: flag,
  blocked: flag,
  /** Sign-ins before this time have ended; in seconds since 1970. */
  tokensValidFrom: v.number(),
});
export type Account = v.InferOutput<typeof Account>;

/** A sign-in with a verified ID token. */
export interface SignIn {
  /** The user's id at the identity provider. */
  uid: string;
  email: string;
  emailVerified: boolean;
  /** When the user signed in at the identity provider, in seconds since 1970. */
  authTime: number;
  /** The stored name is kept if it is missing. */
  username?: string | undefined;
  /** `true` grants the role; `false` leaves it unchanged. */
  admin: boolean;
  /** Whether an unverified address is enough for every sign-in, which is so in the demo only. */
  acceptsUnverified?: boolean | undefined;
}

/**
 * `unverified`: the address must be verified first. `session ended`: the user must sign in at the provider again. `address taken`: a
 * known account has the new address of another user.
 */
export type SignInOutcome = 'signed in' | 'unverified' | 'blocked' | 'session ended' | 'address taken';

/** `last admin`: nothing changed, since no admin would be left. */
export type RoleChange = 'changed' | 'unchanged' | 'last admin';

/** The columns of an account, for both databases. */
export const accountColumns = 'email, uid, role, "emailVerified", blocked, "tokensValidFrom"';

/** The schema of a stored user. */
export const StoredUser = v.object({
  ...User.entries,
  extra: v.pipe(v.unknown(), v.transform(extraOf)),
  emailVerified: flag,
  blocked: flag,
});

/** The columns of a stored user, for both databases. */
export const userColumns = '_id, email, username, role, loaction, phone, extra, "emailVerified", blocked';

/** Whether a sign-in was before the user, or an admin, ended all sign-ins. */
export function hasEnded(authTime: number, { tokensValidFrom }: Pick<Account, 'tokensValidFrom'>): boolean {
  return authTime < tokensValidFrom;
}

/** The `tokensValidFrom` that ends all sign-ins until now. Providers count whole seconds, so those of the current second end too. */
export function endOfSignIns(now: number = Date.now()): number {
  return Math.floor(now / 1000) + 1;
}

/**
 * The rows of a sign-in, in which an end of sign-ins from the future is one of a minute ago: a clock that was ahead wrote it, and nobody
 * would sign in until then.
 */
export const withoutFutureEnds = <Row extends Account>(rows: readonly Row[], now = Date.now()): Row[] =>
  rows.map((row) => {
    const seconds = Math.floor(now / 1000);
    return isFromFuture(row.tokensValidFrom, seconds) ? { ...row, tokensValidFrom: seconds - maxClockLead } : row;
  });

/** Selects the admins who are not blocked, for both databases. */
export const activeAdmins = `SELECT ${accountColumns} FROM users WHERE role = 'admin' AND NOT blocked ORDER BY _id`;

/** Whether a row has the address or the account of a user. */
export const isSameUser =
  ({ email, uid }: Account) =>
  (row: Account): boolean =>
    row.email === email || (row.uid !== null && row.uid === uid);

/** Whether a change of these rows would leave no admin. */
export function leavesNoAdmin(admins: readonly Account[], isChanged: (row: Account) => boolean): boolean {
  return admins.length > 0 && admins.every(isChanged);
}
