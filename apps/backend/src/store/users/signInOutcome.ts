import { type Account, hasEnded, type SignIn, type SignInOutcome } from './account.ts';

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
 * An account may register an address without its mailbox, so only a verified address gets a row that is not its own or a role, or
 * becomes the address of a known account.
 */
export function signInOutcome(signIn: SignIn, rows: readonly Account[]): SignInOutcome {
  const { uid, email, emailVerified, admin, authTime, acceptsUnverified = false } = signIn;
  const stored = rows.find((row) => row.email === email);
  const isOfAnother = stored !== undefined && stored.uid !== uid;
  const isChanged = formerEmail(signIn, rows) !== undefined;
  const needsVerified = admin || stored?.role === 'admin' || isOfAnother || isChanged;
  if (needsVerified && !emailVerified && !acceptsUnverified) return 'unverified';
  if (rows.some((row) => row.blocked)) return 'blocked';
  if (rows.some((row) => hasEnded(authTime, row))) return 'session ended';
  const isTaken = isOfAnother && stored.emailVerified && verifiedRowOf(signIn, rows) !== undefined;
  return isTaken ? 'address taken' : 'signed in';
}
