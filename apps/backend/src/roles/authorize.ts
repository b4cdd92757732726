import type { CallName, Input } from '@dealerkit/api-client';
import { Refusal } from '../Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { AskerOf } from './authenticate.ts';
import type { Role } from './roles.ts';

type Asker = AskerOf[keyof AskerOf];

function isAdmin(asker: Asker): boolean {
  return asker !== undefined && 'admin' in asker && asker.admin;
}

/** Refuses whom a role shuts out whatever is sent, before the body is read. @throws Refusal 403 */
export function authorizeRole({ may }: Pick<Role<CallName>, 'may'>, asker: Asker): void {
  if (may === 'admin' && !isAdmin(asker)) throw new Refusal(403, 'Only an admin may do this.');
}

/** Refuses who acts for somebody else. @throws Refusal 403 */
export async function authorizeInput<Name extends CallName>(
  role: Role<Name>,
  asker: Asker,
  input: Input<Name>,
  store: Store,
): Promise<void> {
  if (!('whose' in role) || (role.may === 'self or admin' && isAdmin(asker))) return;
  const email = await role.whose(input, store);
  if (email !== undefined && email !== asker?.email) throw new Refusal(403, 'You may do this for yourself only.');
}
