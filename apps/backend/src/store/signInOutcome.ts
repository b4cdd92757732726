import type { Account, SignIn, SignInOutcome } from './account.ts';

/** The row of the account under an address that it has proved to own. */
const verifiedRowOf = ({ uid, acceptsUnverified = false }: SignIn, rows: readonly Account[]) =>
  rows.find((row) => row.uid === uid && (row.emailVerified || acceptsUnverified));

/** The address of the account in the store, if its new address is not stored yet. Nothing moves from an address that was never verified. */
export function formerEmail(signIn: SignIn, rows: readonly Account[]): string | undefined {
  if (rows.some((row) => row.email === signIn.email)) return undefined;
  return verifiedRowOf(signIn, rows)?.email;
}

/**
 * Decides on a sign-in from the rows that have its address or its account (D35).
 *
 * An account may register an address without its mailbox, so only a verified address gets the row of another account or a role, or
 * becomes the address of a known account. A row of an older database has no account; a customer's is bound to the first one that signs in.
 */
export function signInOutcome(signIn: SignIn, rows: readonly Account[]): SignInOutcome {
  const { uid, email, emailVerified, admin, acceptsUnverified = false } = signIn;
  const stored = rows.find((row) => row.email === email);
  const isOfAnother = stored !== undefined && stored.uid !== null && stored.uid !== uid;
  const isChanged = formerEmail(signIn, rows) !== undefined;
  const needsVerified = admin || stored?.role === 'admin' || isOfAnother || isChanged;
  if (needsVerified && !emailVerified && !acceptsUnverified) return 'unverified';
  if (rows.some((row) => row.blocked)) return 'blocked';
  const isTaken = isOfAnother && stored.emailVerified && verifiedRowOf(signIn, rows) !== undefined;
  return isTaken ? 'address taken' : 'signed in';
}
