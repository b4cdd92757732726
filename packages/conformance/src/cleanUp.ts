import type { Capability, CallName } from '@dealerkit/api-client';
import { is, looseObject, string } from 'valibot';
import { type Caller, Violation, type Host } from './host.ts';
import { accepted, valueOf } from './rows/expect.ts';
import type { Run } from './rows/row.ts';

const Row = looseObject({ _id: string() });

/** What is still at the host after the run. */
export interface Left {
  /** What no call deletes. */
  byNature: string[];
  /** What could not be deleted because the host does not conform. */
  byViolation: string[];
}

/** The rows of a list that contain the prefix of the run. */
async function addedRows(host: Host, prefix: string, name: CallName, caller: Caller, input: object = {}) {
  const response = await host.call({ name, caller, input });
  accepted(name, response);
  const rows = Array.isArray(response.json) ? (response.json as unknown[]) : [];
  return rows.filter((row) => is(Row, row)).filter((row) => JSON.stringify(row).includes(prefix));
}

/** Deletes what the run has added, and returns what is left. */
export async function cleanUp(host: Host, run: Run, capabilities: readonly Capability[] = []): Promise<Left> {
  const { prefix, user, admin, unknownEmail, profile } = run;
  const left: Left = { byNature: [], byViolation: [] };
  const added = (name: CallName, caller: Caller, input?: object) => addedRows(host, prefix, name, caller, input);

  /** Tries something, and records what is left if it fails. */
  const attempt = async (what: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      left.byViolation.push(`${what}: ${error.message}`);
    }
  };

  const removeAll = async (what: string, list: () => ReturnType<typeof added>, name: CallName, caller: Caller) =>
    attempt(`${what}s named ${prefix}`, async () => {
      for (const { _id } of await list())
        await attempt(`${what} ${_id}`, async () =>
          accepted(name, await host.call({ name, caller, input: { id: _id } })),
        );
      left.byViolation.push(...(await list()).map(({ _id }) => `${what} ${_id} is still listed`));
    });

  const removeOrders = async (email: string, caller: Caller) =>
    removeAll('order', () => added('listOrders', caller, { email }), 'deleteOrder', caller);
  await removeOrders(user, 'user');
  await removeOrders(admin, 'admin');
  if (run.hasOrderOfUnknown) await removeOrders(unknownEmail, 'admin');
  await removeAll('part', () => added('listParts', 'visitor'), 'deletePart', 'admin');
  const reviews = () => added('listReviews', 'visitor');
  if (capabilities.includes('deleteReview')) await removeAll('review', reviews, 'deleteReview', 'admin');

  if (profile) {
    const { email, username = '', loaction = '', phone = '' } = profile;
    await attempt(`location and phone of ${user}`, async () => {
      const response = await host.call({
        name: 'updateUser',
        caller: 'user',
        input: { email, username, loaction, phone },
      });
      // An empty value cannot be stored again.
      if (response.status === 400 && !(loaction && phone))
        left.byNature.push(`location and phone of ${user}, who had none`);
      else accepted('updateUser', response);
    });
  }

  await attempt('what cannot be deleted', async () => {
    for (const { _id } of await reviews()) left.byNature.push(`review ${_id}`);
    for (const { email } of await added('listUsers', 'admin'))
      if (email !== user) left.byNature.push(`user ${String(email)}`);
    if (!capabilities.includes('findCustomers')) return;
    const found = valueOf(
      'findCustomers',
      await host.call({ name: 'findCustomers', caller: 'admin', input: { search: prefix } }),
    );
    for (const { _id, name } of found) left.byNature.push(`customer ${_id} (${name})`);
  });
  return left;
}
