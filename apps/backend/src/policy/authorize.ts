import type { CallName, Input } from '@dealerkit/api-client';
import { type PasskeyIssue, passkeyIssues, passkeyRefusal } from '@dealerkit/domain/account/passkeys';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import type { CallerOf, SignedInUser } from './authenticate.ts';
import { isAmongOwnRows, mayRead, unverifiedAddress } from './ownership.ts';
import type { CallPolicy, PasskeyPolicy, PolicyOfCaller } from './policies.ts';

type Caller = CallerOf[keyof CallerOf];

const isSignedIn = (caller: Caller): caller is SignedInUser => caller !== undefined && 'admin' in caller;

const isAdmin = (caller: Caller) => isSignedIn(caller) && caller.admin;

const passkeyMessages: Record<PasskeyIssue, string> = {
  unconfirmed: 'Confirm with your passkey first.',
  missing: 'This shop needs a passkey for that. Add one on My Profile first.',
  refused: 'The passkey was not accepted. Try again.',
};

/** The error for a call without a passkey. */
export const passkeyError = (issue: PasskeyIssue) => new HttpError(403, passkeyMessages[issue], [passkeyIssues[issue]]);

interface CallerOptions {
  store: Pick<Store, 'listPasskeys'>;
  /** Whether an admin without a passkey is refused protected calls. */
  passkeysRequired?: boolean;
}

/** Refuses admins who have not confirmed a protected call with a passkey (D58). @throws HttpError 403 */
async function requirePasskey(
  passkey: PasskeyPolicy,
  caller: SignedInUser,
  { store, passkeysRequired = false }: CallerOptions,
): Promise<void> {
  const passkeys = (await store.listPasskeys(caller.email)).map(({ _id }) => _id);
  const required = passkeysRequired && passkey === 'protected';
  const refusal = passkeyRefusal({ passkeys, proof: caller.token.proof, required, now: Date.now() / 1000 });
  if (refusal) throw passkeyError(refusal);
}

/** Refuses callers who are not admins, and admins without a passkey for a protected call, before the body is read. @throws HttpError 403 */
export async function authorizeCaller(policy: PolicyOfCaller, caller: Caller, options: CallerOptions): Promise<void> {
  if (policy.policy !== 'admin') return;
  if (!isSignedIn(caller) || !caller.admin) throw new HttpError(403, 'Only an admin may do this.');
  if (policy.passkey && !policy.passkeyFor) await requirePasskey(policy.passkey, caller, options);
}

interface InputOptions extends CallerOptions {
  store: Store;
}

/** Refuses callers who are not the owner of the data, and admins without a passkey for a protected input. @throws HttpError 403 */
export async function authorizeInput<Name extends CallName>(
  policy: CallPolicy<Name>,
  caller: Caller,
  input: Input<Name>,
  options: InputOptions,
): Promise<void> {
  if (policy.policy === 'admin') {
    if (policy.passkey && policy.passkeyFor?.(input) && isSignedIn(caller)) {
      await requirePasskey(policy.passkey, caller, options);
    }
    return;
  }
  if (policy.policy === 'signed in') {
    if (policy.verified && !(isSignedIn(caller) && caller.emailVerified)) throw unverifiedAddress();
    return;
  }
  if (!('owner' in policy) || (policy.policy === 'owner or admin' && isAdmin(caller))) return;
  const owner = await policy.owner(input, options.store);
  if (policy.missing) {
    if (!(typeof owner === 'object' && isSignedIn(caller) && mayRead(caller, owner))) throw policy.missing();
    return;
  }
  if (owner === undefined) return;
  if ((typeof owner === 'string' ? owner : owner.email) !== caller?.email) {
    throw new HttpError(403, 'You may do this for your own account only.');
  }
  if (typeof owner !== 'string' && !(isSignedIn(caller) && isAmongOwnRows(caller, owner))) throw unverifiedAddress();
}
