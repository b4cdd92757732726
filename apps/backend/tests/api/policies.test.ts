import { type CallName, contract } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { identityOf, karim, rahim } from '../fixtures.ts';
import { seededStores } from '../seededStores.ts';
import { snapshot } from '../snapshot.ts';
import { matrix } from './policyMatrix.ts';
import { stockShop } from './stockedShop.ts';

const callers = [undefined, rahim, karim, admin];

const openStocked = seededStores(async (store) => {
  for (const email of [rahim, karim]) await store.signIn(identityOf(email));
  await store.signIn(identityOf(admin, { admin: true }));
  return stockShop(store, `uid-of-${rahim}`);
});

/** A backend with orders and a review of Rahim. */
async function startStockedBackend() {
  const { store, seeded: ids } = await openStocked();
  return { ...(await startBackend({ store })), ids };
}

test.each(Object.keys(contract) as CallName[])(
  '%s answers a visitor, the owner, another user and an admin with their statuses (S099, S166)',
  async (name) => {
    const { request, expected } = matrix[name];
    const statuses: number[] = [];
    let stocked: Awaited<ReturnType<typeof startStockedBackend>> | undefined;
    for (const caller of callers) {
      const { app, store, tokenOf, ids } = (stocked ??= await startStockedBackend());
      const token = caller && (contract[name].token === 'identity' ? idTokenOf(caller) : await tokenOf(caller));
      const { url, ...rest } = request(ids);
      const before = await snapshot(store);
      const response = await app.inject({
        ...rest,
        url: `/api${url}`,
        ...(token && { headers: { ...rest.headers, authorization: `Bearer ${token}` } }),
      });
      const { statusCode: status, headers } = response;
      statuses.push(status);
      expect(headers['www-authenticate']).toBe(status === 401 ? 'Bearer realm="dealerkit"' : undefined);
      const isRefused = status >= 400;
      expect(isRefused ? response.json() : { issues: [] }).toMatchObject({ issues: [] });
      expect(isRefused ? await snapshot(store) : before).toEqual(before);
      // What an accepted call changed is not there for the next caller.
      if (!isRefused && rest.method !== undefined) stocked = undefined;
    }
    expect(statuses).toEqual(expected);
  },
);
