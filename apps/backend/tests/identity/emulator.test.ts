import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PROJECT_ID } from '../../src/identity/demo.ts';
import { portOf } from '../../src/http/listen.ts';
import { createEmulatorVerifier } from '../../src/identity/verifyIdToken.ts';
import { type Emulator, openEmulator } from '../../src/identity/emulator/emulator.ts';
import { emulatorClient, serveEmulator } from './emulatorClient.ts';

const tokens = v.object({ idToken: v.string(), refreshToken: v.string(), localId: v.string() });
const failure = v.object({ error: v.object({ message: v.string() }) });
const verify = createEmulatorVerifier({ projectId: DEMO_PROJECT_ID, host: '127.0.0.1', nodeEnv: undefined });
let dataDir: string;
let emulator: Emulator;
let server: Server;

async function start() {
  emulator = openEmulator(dataDir);
  server = await serveEmulator(() => emulator);
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

const { send, call, signIn, signUp } = emulatorClient(() => portOf(server));
const google = { sub: 'g-1', email: 'buyer@gmail.com', email_verified: true, name: 'Google Buyer' };
const signInWithGoogle = () =>
  call('signInWithIdp', {
    postBody: new URLSearchParams({ id_token: JSON.stringify(google), providerId: 'google.com' }).toString(),
    requestUri: `http://127.0.0.1:${portOf(server)}`,
    returnSecureToken: true,
  });

describe('the identity emulator', () => {
  it('has the demo accounts, and the backend accepts its tokens', async () => {
    const admin = v.parse(tokens, (await signIn('admin@dealerkit.dev', 'admin123')).body());
    await expect(verify(admin.idToken)).resolves.toEqual({
      uid: 'demo-admin',
      email: 'admin@dealerkit.dev',
      emailVerified: true,
      expiresAt: expect.any(Number) as number,
      authTime: expect.any(Number) as number,
      name: 'Nasrin Akter',
    });
    expect((await signIn('shopper@dealerkit.dev', 'shopper123')).status).toBe(200);
  });

  it('keeps passwords, Google users and sessions after a restart', async () => {
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

  it('lists each sign-in method once after several starts', async () => {
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

  it('stores a new account on disk before it answers', async () => {
    await signUp('first@buyer.com');
    const { idToken, localId } = v.parse(tokens, (await signUp('second@buyer.com')).body());
    emulator.close();
    const file = new DatabaseSync(join(dataDir, 'demo-identity.sqlite'));
    const row = file.prepare('SELECT record FROM account WHERE local_id = ?').get(localId);
    expect(row?.['record']).toContain('second@buyer.com');
    file.exec(
      `CREATE TRIGGER no_third BEFORE INSERT ON account WHEN new.record LIKE '%third@%' BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    );
    file.close();
    emulator = openEmulator(dataDir);
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    expect((await signUp('third@buyer.com')).status).toBe(503);
    const renamed = await call('update', { idToken, displayName: 'Second Buyer' });
    expect(renamed.status).toBe(200);
    expect((await signIn('third@buyer.com', 'secret1')).status).toBe(400);
    expect(warned).toHaveBeenCalledWith('The demo accounts could not be saved: Error: the disk is full');
    warned.mockRestore();
  });

  it('has all its accounts, and serves calls that change nothing, after it could not save one', async () => {
    await stop();
    const used = dataDir;
    dataDir = mkdtempSync(join(tmpdir(), 'dealerkit-emulator-'));
    openEmulator(dataDir).close();
    const file = new DatabaseSync(join(dataDir, 'demo-identity.sqlite'));
    file.exec(
      `CREATE TRIGGER full BEFORE INSERT ON account WHEN new.local_id <> 'demo-admin' BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    );
    file.close();
    await start();
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const refused = await signUp('first@buyer.com');
    expect([refused.status, refused.body()]).toEqual([
      503,
      {
        error: {
          code: 503,
          message: 'The demo cannot save its accounts right now. Free space on its disk, and try again.',
        },
      },
    ]);
    warned.mockRestore();
    const admin = v.parse(tokens, (await signIn('admin@dealerkit.dev', 'admin123')).body());
    expect((await call('lookup', { idToken: admin.idToken })).status).toBe(200);
    expect((await signIn('first@buyer.com', 'secret1')).status).toBe(400);
    await stop();
    rmSync(dataDir, { recursive: true });
    dataDir = used;
    await start();
  });

  it('answers 503 after it is closed, without a warning', async () => {
    emulator.close();
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    expect((await signUp('late@buyer.com')).status).toBe(503);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    emulator = openEmulator(dataDir);
    expect((await signIn('late@buyer.com', 'secret1')).status).toBe(400);
  });

  it('answers 500 while it cannot start, and starts with a later request', async () => {
    emulator.close();
    emulator = openEmulator(dataDir);
    vi.doMock('firebase-tools/lib/emulator/auth/widget_ui.js', () => {
      throw new Error('it is not installed');
    });
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const failed = await signIn('admin@dealerkit.dev', 'admin123');
    vi.doUnmock('firebase-tools/lib/emulator/auth/widget_ui.js');
    expect(failed.status).toBe(500);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('The demo identity did not start: '));
    warned.mockRestore();
    expect((await signIn('admin@dealerkit.dev', 'admin123')).status).toBe(200);
  });

  it('deletes an account permanently', async () => {
    const { idToken } = v.parse(tokens, (await signUp('gone@buyer.com')).body());
    await call('delete', { idToken });
    await stop();
    await start();
    expect((await signIn('gone@buyer.com', 'secret1')).status).toBe(400);
  });

  it('gives the same response to a wrong password and an unknown address', async () => {
    const wrong = await signIn('admin@dealerkit.dev', 'wrong-one');
    const unknown = await signIn('unknown@dealerkit.dev', 'wrong-one');
    expect(v.parse(failure, wrong.body()).error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(unknown.text).toBe(wrong.text);
  });

  it('makes its files readable by their owner only', () => {
    const modes = readdirSync(dataDir).map((file) => statSync(join(dataDir, file)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
  });

  it('locks its accounts against a second process', async () => {
    expect(() => openEmulator(dataDir)).toThrow(`${dataDir} is in use by another running dealerkit: stop it`);
  });

  it('refuses accounts of a newer version and leaves them unchanged', async () => {
    emulator.close();
    const file = join(dataDir, 'demo-identity.sqlite');
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 2');
    newer.close();
    const before = statSync(file).mtimeMs;
    expect(() => openEmulator(dataDir)).toThrow('was written by a newer version of dealerkit: update dealerkit');
    expect(statSync(file).mtimeMs).toBe(before);
    const back = new DatabaseSync(file);
    back.exec('PRAGMA user_version = 1');
    back.close();
    emulator = openEmulator(dataDir);
  });
});
