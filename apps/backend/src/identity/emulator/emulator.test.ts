import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PROJECT_ID } from '../demo.ts';
import { listenLocally } from '../listenLocally.ts';
import { createEmulatorVerifier } from '../verifyIdToken.ts';
import { type Emulator, openEmulator } from './emulator.ts';
import { sendTo } from './sendTo.ts';

const tokens = v.object({ idToken: v.string(), refreshToken: v.string(), localId: v.string() });
const failure = v.object({ error: v.object({ message: v.string() }) });
const verify = createEmulatorVerifier({ projectId: DEMO_PROJECT_ID, host: '127.0.0.1', nodeEnv: undefined });
let dataDir: string;
let emulator: Emulator;
let server: Server;
let port: number;

async function start() {
  emulator = await openEmulator(dataDir);
  server = createServer((request, response) => {
    if (!emulator.handle(request, response)) response.writeHead(418).end();
  });
  port = await listenLocally(server);
}

async function stop() {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  emulator.close();
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dealerkit-emulator-'));
  await start();
});
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true });
});

const send = (method: string, path: string, headers?: Record<string, string>, body?: unknown) =>
  sendTo(port, method, path, headers, body);
const account = (verb: string) => `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo`;
const call = (verb: string, body: object, headers?: Record<string, string>) =>
  send('POST', account(verb), headers, body);
const signIn = (email: string, password: string) =>
  call('signInWithPassword', { email, password, returnSecureToken: true });
const signUp = (email: string) => call('signUp', { email, password: 'secret1', returnSecureToken: true });
const google = { sub: 'g-1', email: 'buyer@gmail.com', email_verified: true, name: 'Google Buyer' };
const signInWithGoogle = () =>
  call('signInWithIdp', {
    postBody: new URLSearchParams({ id_token: JSON.stringify(google), providerId: 'google.com' }).toString(),
    requestUri: `http://127.0.0.1:${port}`,
    returnSecureToken: true,
  });

describe('the identity emulator', () => {
  it('knows the demo accounts, and the backend believes its tokens', async () => {
    const admin = v.parse(tokens, (await signIn('admin@dealerkit.dev', 'admin123')).body());
    await expect(verify(admin.idToken)).resolves.toEqual({
      uid: 'demo-admin',
      email: 'admin@dealerkit.dev',
      emailVerified: true,
      name: 'Nasrin Akter',
    });
    expect((await signIn('shopper@dealerkit.dev', 'shopper123')).status).toBe(200);
  });

  it('keeps passwords, Google users and open sessions over a restart', async () => {
    const before = v.parse(tokens, (await signUp('new@buyer.com')).body());
    const linked = v.parse(tokens, (await signInWithGoogle()).body());
    await stop();
    await start();
    expect(v.parse(tokens, (await signIn('new@buyer.com', 'secret1')).body()).localId).toBe(before.localId);
    expect(v.parse(tokens, (await signInWithGoogle()).body()).localId).toBe(linked.localId);
    expect((await call('lookup', { idToken: before.idToken })).status).toBe(200);
    const renewed = await send(
      'POST',
      '/securetoken.googleapis.com/v1/token?key=demo',
      {},
      {
        grant_type: 'refresh_token',
        refresh_token: before.refreshToken,
      },
    );
    expect(renewed.status).toBe(200);
    expect((await send('GET', '/emulator/auth/handler?apiKey=demo&providerId=google.com')).text).toContain(
      'Google Buyer',
    );
  });

  it('lists a sign-in method once however often it starts', async () => {
    const { idToken } = v.parse(tokens, (await signInWithGoogle()).body());
    await call('update', { idToken, password: 'secret1' });
    await stop();
    await start();
    const found = v.parse(
      v.object({ users: v.tuple([v.object({ providerUserInfo: v.array(v.object({ providerId: v.string() })) })]) }),
      (await call('lookup', { idToken: v.parse(tokens, (await signInWithGoogle()).body()).idToken })).body(),
    );
    expect(found.users[0].providerUserInfo.map((info) => info.providerId).toSorted()).toEqual([
      'google.com',
      'password',
    ]);
  });

  it('has a new account on the disk before it says that there is one', async () => {
    await signUp('first@buyer.com');
    const { localId } = v.parse(tokens, (await signUp('second@buyer.com')).body());
    emulator.close();
    const file = new DatabaseSync(join(dataDir, 'demo-identity.sqlite'));
    const row = file.prepare('SELECT record FROM account WHERE local_id = ?').get(localId);
    expect(row?.['record']).toContain('second@buyer.com');
    file.exec(
      `CREATE TRIGGER no_third BEFORE INSERT ON account WHEN new.record LIKE '%third@%' BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    );
    file.close();
    emulator = await openEmulator(dataDir);
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    expect((await signUp('third@buyer.com')).status).toBe(500);
    expect(warned).toHaveBeenCalledWith('The demo accounts could not be saved: Error: the disk is full');
    warned.mockRestore();
  });

  it('acknowledges nothing once it is closed, and does not complain about it', async () => {
    emulator.close();
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    expect((await signUp('late@buyer.com')).status).toBe(500);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    emulator = await openEmulator(dataDir);
    expect((await signIn('late@buyer.com', 'secret1')).status).toBe(400);
  });

  it('forgets a deleted account for good', async () => {
    const { idToken } = v.parse(tokens, (await signUp('gone@buyer.com')).body());
    await call('delete', { idToken });
    await stop();
    await start();
    expect((await signIn('gone@buyer.com', 'secret1')).status).toBe(400);
  });

  it('does not tell a wrong password from an unknown address', async () => {
    const wrong = await signIn('admin@dealerkit.dev', 'wrong-one');
    const unknown = await signIn('nobody@dealerkit.dev', 'wrong-one');
    expect(v.parse(failure, wrong.body()).error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(unknown.text).toBe(wrong.text);
  });

  it('answers its own page under each name of this machine', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${port}`;
      const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect((await call('signUp', { email: `buyer@${name}.com`, password: 'secret1' }, own)).status).toBe(200);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site, asking without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another server of this machine', { host: '127.0.0.1:1' }],
    ['a name that somebody made resolve to this machine', { host: 'evil.example:PORT' }],
    ['a name that only starts like this machine', { host: '127.0.0.1.evil.example:PORT' }],
    ['whoever comes through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['somebody who claims to own the project', { authorization: 'Bearer owner' }],
    ['somebody who claims to be a service', { authorization: 'bearer  ya29.x' }],
  ])('refuses %s', async (_who, headers) => {
    const sent = { ...headers, host: (headers['host'] ?? '127.0.0.1:PORT').replace('PORT', String(port)) };
    expect((await call('signUp', { email: 'x@buyer.com', password: 'secret1' }, sent)).status).toBe(403);
    expect((await signIn('x@buyer.com', 'secret1')).status).toBe(400);
  });

  it('has no way to read, wipe or reconfigure the accounts from outside', async () => {
    const project = `/v1/projects/${DEMO_PROJECT_ID}`;
    expect((await send('DELETE', `/emulator${project}/accounts`)).status).toBe(404);
    expect((await send('PATCH', `/emulator${project}/config`, {}, {})).status).toBe(404);
    expect((await send('GET', `/emulator${project}/oobCodes`)).status).toBe(404);
    expect((await send('GET', `/identitytoolkit.googleapis.com${project}/accounts:batchGet`)).status).toBe(404);
    expect((await call('signInWithCustomToken', { token: '{"uid":"demo-admin"}' })).status).toBe(404);
  });

  it('leaves all other paths alone', async () => {
    expect((await send('GET', '/')).status).toBe(418);
    expect((await send('GET', '/emulators')).status).toBe(418);
  });

  it('keeps its passwords from other users of the machine', () => {
    const modes = readdirSync(dataDir).map((file) => statSync(join(dataDir, file)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
  });

  it('keeps a second process out of its accounts', async () => {
    await expect(openEmulator(dataDir)).rejects.toThrow(
      `${dataDir} is in use by another running dealerkit: stop that one`,
    );
  });

  it('leaves accounts of a newer version untouched', async () => {
    emulator.close();
    const file = join(dataDir, 'demo-identity.sqlite');
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 2');
    newer.close();
    const before = statSync(file).mtimeMs;
    await expect(openEmulator(dataDir)).rejects.toThrow(
      'was written by a newer version of dealerkit: update this copy',
    );
    expect(statSync(file).mtimeMs).toBe(before);
    const back = new DatabaseSync(file);
    back.exec('PRAGMA user_version = 1');
    back.close();
    emulator = await openEmulator(dataDir);
  });
});
