import type { VerifiedIdentity } from '../../src/identity/verifyIdToken.ts';
import { disc, order, rahim } from '../fixtures.ts';
import { type Backend, idTokenOf, startBackend } from '../startBackend.ts';

interface Response {
  status: number;
  token?: string;
  message?: string;
}

/** Signs in with an ID token that has some claims changed. */
export async function signIn(
  { app }: Backend,
  email: string,
  claims: Partial<VerifiedIdentity> = {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${idTokenOf(email, claims)}` };
  const url = `/api/user/${encodeURIComponent(email)}`;
  const response = await app.inject({ method: 'PUT', url, headers, payload: { email } });
  return { status: response.statusCode, ...response.json<{ token?: string; message?: string }>() };
}

/** Calls with an access token. */
export async function call(
  { app }: Backend,
  token: string | undefined,
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  payload?: object,
) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

export const ordersOf = (email: string) => `/userOrders?email=${encodeURIComponent(email)}`;

/** A backend in which Rahim, whose address is verified or not, has placed an order. */
export async function startWithOrder(emailVerified = true) {
  const backend = await startBackend();
  const { token } = await signIn(backend, rahim, { emailVerified });
  await backend.store.addPart(disc);
  await backend.store.placeOrder(order);
  return { ...backend, first: token };
}
