import type { Client } from '@dealerkit/api-client';
import { passkeyIssueOf } from '@dealerkit/api-client';
import type { AppOptions } from '../../src/app.ts';
import type { Store } from '../../src/store/Store.ts';
import { admin, startBackend } from '../startBackend.ts';
import { Authenticator, shop } from './authenticator.ts';

/** What became of a call: `accepted`, why its passkey was refused, or its status. */
export const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: unknown) => passkeyIssueOf(error) ?? String((error as { status?: number }).status ?? error),
  );

/** A shop with passkeys, and an admin who may have one. */
export async function startPasskeys(store: Store, options: Partial<AppOptions> = {}) {
  const backend = await startBackend({ store, relyingParty: shop, ...options });
  const client = await backend.clientOf(admin);
  const authenticator = new Authenticator();

  /** Adds a passkey by the calls of a client. */
  const register = async (by: Client = client, made = authenticator, name = 'Counter') =>
    by.addPasskey({ name, credential: made.register(await by.createRegistrationOptions()) });

  /** Confirms, and returns a client with the token that the host gives for it. */
  async function confirm(by: Client = client, made = authenticator): Promise<Client> {
    const { token } = await by.confirmPasskey({ credential: made.confirm(await by.createAssertionOptions()) });
    return backend.clientWith(token);
  }

  return { ...backend, client, authenticator, register, confirm };
}

/** A protected call that changes nothing. */
export const tryProtected = async (client: Client): Promise<string> =>
  outcomeOf(client.unblockUser({ email: 'unknown@example.com' }));
