import type { Account, SignIn, SignInOutcome } from './account.ts';

/**
 * Decides on a sign-in from the rows that have its address, or its account and are blocked (D35).
 *
 * An account may register an address without its mailbox, so only a verified address gets the row of another account or a role.
 * A row of an older database has no account; a customer's is bound to the first one that signs in.
 */
export function signInOutcome(
  { uid, email, emailVerified, admin, acceptsUnverified = false }: SignIn,
  rows: readonly Account[],
): SignInOutcome {
  const stored = rows.find((row) => row.email === email);
  const isOfAnother = stored !== undefined && stored.uid !== null && stored.uid !== uid;
  const needsVerified = admin || stored?.role === 'admin' || isOfAnother;
  if (needsVerified && !emailVerified && !acceptsUnverified) return 'unverified';
  return rows.some((row) => row.blocked) ? 'blocked' : 'signed in';
}
