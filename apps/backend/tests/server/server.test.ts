import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/engines/openStore.ts';
import { order, rahim } from '../fixtures.ts';
import { sendTo } from '../identity/sendTo.ts';
import { firebaseProject, launchServer, temporaryPages } from '../launchServer.ts';
import { headersOfRahim, testSecret, seedStore } from '../backendProcess.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryPages();
});

async function json<S extends v.GenericSchema>(schema: S, url: string, method: string, body?: unknown, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return v.parse(schema, await response.json());
}

const identity = v.object({ idToken: v.string() });
const session = v.object({ token: v.string() });
const parts = v.array(v.object({ product_name: v.string(), minimum_order_quantity: v.number() }));
const orders = v.array(v.object({ product_name: v.string() }));
const email = 'buyer@example.com';

/** Signs in as a page does: first with the identity provider, then with the API. */
async function signIn(address: string, method: 'signUp' | 'signInWithPassword', user = email, password = 'secret1') {
  const provider = `${address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const { idToken } = await json(identity, provider, 'POST', { email: user, password, returnSecureToken: true });
  const { token } = await json(
    session,
    `${address}/api/user/${user}`,
    'PUT',
    { email: user, username: 'Buyer' },
    idToken,
  );
  return token;
}

/** Sends the request line and headers of a request. */
function begin(address: string, head: string[]) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const response = text(socket);
  socket.write([...head, `host: ${hostname}:${port}`, '', ''].join('\r\n'));
  return { socket, response };
}

describe('the server', () => {
  it('prints the demo accounts and its address, and serves pages, API and identity there', async () => {
    const { ready, lines } = launchServer(folder);
    const address = await ready;
    expect(lines).toEqual([
      'Demo accounts:',
      '  admin@dealerkit.dev / admin123 (admin)',
      '  shopper@dealerkit.dev / shopper123 (customer)',
      `ready ${address}`,
    ]);
    expect(await (await fetch(`${address}/login`)).text()).toBe('<title>App</title>');
    expect((await fetch(`${address}/api/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/nothing`)).status).toBe(404);
    const [part] = await json(v.array(v.object({ _id: v.string() })), `${address}/api/parts`, 'GET');
    expect((await fetch(`${address}/purchase/${part?._id}`)).status).toBe(200);
    expect((await fetch(`${address}/purchase/gone`)).status).toBe(404);
    expect(await json(parts, `${address}/api/parts`, 'GET')).toHaveLength(24);
    const admin = await signIn(address, 'signInWithPassword', 'admin@dealerkit.dev', 'admin123');
    const role = v.object({ admin: v.boolean() });
    expect(await json(role, `${address}/api/admin/admin@dealerkit.dev`, 'GET', undefined, admin)).toEqual({
      admin: true,
    });
  });

  it('refuses a token of the demo identity from another host name, another site and a proxy', async () => {
    const address = await launchServer(folder).ready;
    const provider = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
    const account = { email: 'admin@dealerkit.dev', password: 'admin123', returnSecureToken: true };
    const { idToken } = await json(identity, `${address}${provider}`, 'POST', account);
    const signInAt = (more: Record<string, string>) =>
      sendTo(
        Number(new URL(address).port),
        'PUT',
        `/api/user/${account.email}`,
        { authorization: `Bearer ${idToken}`, ...more },
        { email: account.email },
      );
    const refused: Record<string, string>[] = [
      { host: 'shop.example' },
      { origin: 'https://evil.example' },
      { 'x-forwarded-for': '203.0.113.7' },
    ];
    const responses = await Promise.all(refused.map(signInAt));
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await signInAt({})).status).toBe(200);
  });

  it('keeps the account, the session and the order after a kill -9', async () => {
    const first = launchServer(folder);
    const before = await first.ready;
    const token = await signIn(before, 'signUp');
    const [part] = await json(parts, `${before}/api/parts`, 'GET');
    const product = { product_name: part?.product_name, orderQuantity: part?.minimum_order_quantity };
    await json(v.unknown(), `${before}/api/orderparts`, 'POST', { ...order, ...product, userEmail: email }, token);
    first.child.kill('SIGKILL');
    await first.ended;

    const after = await launchServer(folder).ready;
    expect(await json(orders, `${after}/api/userOrders?email=${email}`, 'GET', undefined, token)).toEqual([
      { product_name: part?.product_name },
    ]);
    expect(await signIn(after, 'signInWithPassword')).toMatch(/^ey/);
  });

  it('lets users sign up again after the file of the demo accounts was deleted, and keeps their orders and roles', async () => {
    const first = launchServer(folder);
    const before = await first.ready;
    const token = await signIn(before, 'signUp');
    const [part] = await json(parts, `${before}/api/parts`, 'GET');
    const product = { product_name: part?.product_name, orderQuantity: part?.minimum_order_quantity };
    await json(v.unknown(), `${before}/api/orderparts`, 'POST', { ...order, ...product, userEmail: email }, token);
    await signIn(before, 'signInWithPassword', 'admin@dealerkit.dev', 'admin123');
    first.child.kill('SIGTERM');
    await first.ended;
    for (const file of readdirSync(join(folder, 'data'))) {
      if (file.startsWith('demo-identity.sqlite')) rmSync(join(folder, 'data', file));
    }

    const after = await launchServer(folder).ready;
    const again = await signIn(after, 'signUp');
    expect(await json(orders, `${after}/api/userOrders?email=${email}`, 'GET', undefined, again)).toHaveLength(1);
    const admin = await signIn(after, 'signInWithPassword', 'admin@dealerkit.dev', 'admin123');
    const users = v.array(v.object({ email: v.string(), emailVerified: v.boolean() }));
    expect(await json(users, `${after}/api/user`, 'GET', undefined, admin)).toEqual([
      { email, emailVerified: false },
      { email: 'admin@dealerkit.dev', emailVerified: true },
    ]);
  });

  it('on SIGTERM answers the order it is receiving and exits with 0', async () => {
    const place = { dataDir: join(folder, 'data'), databaseUrl: undefined };
    await seedStore(place, 10);
    const { child, ready, ended } = launchServer(folder, {
      ...firebaseProject,
      ACCESS_TOKEN_SECRET: testSecret,
    });
    const address = await ready;
    const { authorization } = await headersOfRahim();
    const body = JSON.stringify(order);
    const { socket, response } = begin(address, [
      'POST /api/orderparts HTTP/1.1',
      `authorization: ${authorization}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ]);
    await once(socket, 'readable');

    child.kill('SIGTERM');
    await expect.poll(() => fetch(address).then(String, String)).toBe('TypeError: fetch failed');
    socket.write(body);
    expect(await response).toMatch(/HTTP\/1.1 201 Created[^]*insertedId/);
    expect(await ended).toMatchObject({ code: 0, errors: '' });
    const store = await openStore(place);
    expect((await store.listOrders(rahim)).rows).toHaveLength(1);
    await store.close();
  });

  it('serves requests after SIGTERM while health checks fail, if it has a delay', async () => {
    const { child, ready } = launchServer(folder, { ...firebaseProject, SHUTDOWN_DELAY: '600' });
    const address = await ready;
    const statusOf = async (url: string) => (await fetch(address + url)).status;
    expect(await statusOf('/api/healthz')).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/api/healthz')).toBe(503);
    const statuses = await Promise.all(['/api/readyz', '/api/readyz?from=proxy', '/api/parts'].map(statusOf));
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('does not wait for incomplete requests', async () => {
    const { child, ready, ended } = launchServer(folder, firebaseProject);
    const { socket } = begin(await ready, ['GET /api/healthz HTTP/1.1']);
    await once(socket, 'readable');
    socket.write('GET /api/healthz HTTP/1.1\r\n');
    child.kill('SIGHUP');
    expect((await ended).code).toBe(0);
  });

  it('has no demo identity and no demo parts with a real Firebase project', async () => {
    const { ready, lines } = launchServer(folder, firebaseProject);
    const address = await ready;
    expect(lines).toEqual([`ready ${address}`]);
    expect((await fetch(`${address}/emulator/auth/handler?apiKey=k&providerId=google.com`)).status).toBe(404);
    expect((await fetch(`${address}/emulator/mailbox?email=rahim@example.com`)).status).toBe(404);
    expect(
      (await fetch(`${address}/identitytoolkit.googleapis.com/v1/accounts:signUp`, { method: 'POST' })).status,
    ).toBe(405);
    expect((await fetch(address)).headers.get('content-security-policy')).toContain('https://surma.firebaseapp.com');
    expect(await json(parts, `${address}/api/parts`, 'GET')).toEqual([]);
  });
});
