import type { CallName, Input } from '@dealerkit/api-client';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import type { CallerOf, SignedInUser } from './authenticate.ts';
import { isAmongOwnRows, unverifiedAddress } from './ownership.ts';
import type { CallPolicy } from './policies.ts';

type Caller = CallerOf[keyof CallerOf];

const isSignedIn = (caller: Caller): caller is SignedInUser => caller !== undefined && 'admin' in caller;

const isAdmin = (caller: Caller) => isSignedIn(caller) && caller.admin;

/** Refuses callers who are not admins, before the body is read. @throws HttpError 403 */
export function authorizeRole({ policy }: Pick<CallPolicy<CallName>, 'policy'>, caller: Caller): void {
  if (policy === 'admin' && !isAdmin(caller)) throw new HttpError(403, 'Only an admin may do this.');
}

/** Refuses callers who are not the owner of the data. @throws HttpError 403 */
export async function authorizeInput<Name extends CallName>(
  policy: CallPolicy<Name>,
  caller: Caller,
  input: Input<Name>,
  store: Store,
): Promise<void> {
  if (!('owner' in policy) || (policy.policy === 'owner or admin' && isAdmin(caller))) return;
  const owner = await policy.owner(input, store);
  if (owner === undefined) return;
  if ((typeof owner === 'string' ? owner : owner.email) !== caller?.email) {
    throw new HttpError(403, 'You may do this for your own account only.');
  }
  if (typeof owner !== 'string' && !(isSignedIn(caller) && isAmongOwnRows(caller, owner))) throw unverifiedAddress();
}
