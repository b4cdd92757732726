import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { admin, type Backend, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, identityOf, karim, order, rahim } from '../fixtures.ts';
import { seededStores } from '../seededStores.ts';
import { snapshot } from '../snapshot.ts';

const openShop = seededStores(async (store) => {
  for (const email of [rahim, karim]) await store.signIn(identityOf(email));
  await store.signIn(identityOf(admin, { admin: true }));
  await store.addPart(disc);
  await store.placeOrder(order, undefined, rahim, `uid-of-${rahim}`);
});

/** Starts a backend with a part, an order of Rahim, and three users. */
export async function startShop(): Promise<Backend & { tokens: Record<'admin' | 'rahim', string> }> {
  const { store } = await openShop();
  const backend = await startBackend({ store });
  return { ...backend, tokens: { admin: await backend.tokenOf(admin), rahim: await backend.tokenOf(rahim) } };
}

export type Caller = 'admin' | 'rahim' | 'rahim with an ID token' | 'visitor';

interface ErrorBody {
  message: string;
  issues: { path: string; message: string }[];
}

/** Makes a call that must be refused, checks that nothing changed, and returns the response. */
export async function refused(caller: Caller, request: InjectOptions) {
  const { app, store, tokens } = await startShop();
  const token = { ...tokens, 'rahim with an ID token': idTokenOf(rahim), visitor: undefined }[caller];
  const before = await snapshot(store);
  const response = await app.inject({
    ...request,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers },
  });
  expect(await snapshot(store)).toEqual(before);
  const body = response.json<ErrorBody>();
  const { message: _, issues, ...current } = body;
  // Only a conflict has the data that it is about, and an order its refused lines.
  const keys = Object.keys(current).filter((key) => key !== 'lines' || request.url !== '/api/orderparts');
  if (response.statusCode !== 409) expect(keys).toEqual([]);
  expect(body.message).toMatch(/^[A-Z\w].+\.$/);
  return {
    status: response.statusCode,
    headers: response.headers,
    ...body,
    current,
    paths: issues.map(({ path }) => path),
  };
}

export const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url: `/api${url}`, payload });
export const put = (url: string, payload: object): InjectOptions => ({ method: 'PUT', url: `/api${url}`, payload });
