import { HttpError } from '../http/HttpError.ts';
import type { Owner, OwnRows } from '../store/sql/Owner.ts';
import type { SignedInUser } from './authenticate.ts';

/**
 * What a caller may see, change and delete under an address (D56). Someone may register an address without its mailbox, so until
 * the address is verified it is only what the account placed. Every call that reads rows by an address asks the store with this.
 */
export function ownRows({ uid, admin, emailVerified }: SignedInUser, email: string): OwnRows {
  return admin || emailVerified ? [email] : [email, uid];
}

/** Whether a row under the address of a caller is among the caller's `ownRows`. */
export function isAmongOwnRows(caller: SignedInUser, { email, placedBy }: Owner): boolean {
  const [, account] = ownRows(caller, email);
  return account === undefined || account === placedBy;
}

/** The owner of what stands in the books of a customer: the linked account, which has placed none of it and so needs a verified address. */
export const ownerOfBooks = (account: string | undefined): Owner | undefined =>
  account === undefined ? undefined : { email: account, placedBy: null };

/** Whether a caller reads what belongs to an owner. */
export const mayRead = (caller: SignedInUser, owner: Owner | undefined): boolean =>
  caller.admin || (owner?.email === caller.email && isAmongOwnRows(caller, owner));

/** The error for what needs a verified address. */
export const unverifiedAddress = () =>
  new HttpError(
    403,
    'This e-mail address must be verified first. Reset the password by the mailed link, then sign in.',
    [{ path: 'email', message: 'must be verified' }],
  );
