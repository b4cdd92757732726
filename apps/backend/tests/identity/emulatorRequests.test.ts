import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../../src/http/listen.ts';
import { DEMO_PROJECT_ID } from '../../src/identity/demo.ts';
import { type Emulator, openEmulator } from '../../src/identity/emulator/emulator.ts';
import { accountPath, emulatorClient, serveEmulator } from './emulatorClient.ts';
import { sendTo } from './sendTo.ts';

let dataDir: string;
let emulator: Emulator;
let server: Server;
let port: number;
const { send, call, signIn } = emulatorClient(() => port);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dealerkit-emulator-'));
  emulator = openEmulator(dataDir);
  server = await serveEmulator(() => emulator);
  port = portOf(server);
});
afterAll(() => {
  server.close();
  emulator.close();
  rmSync(dataDir, { recursive: true });
});

describe('the requests of the identity emulator', () => {
  it('answers its own page at each host name of this machine', async () => {
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
    ['another site that sends no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another server of this machine', { host: '127.0.0.1:1' }],
    ['another host name that resolves to this machine', { host: 'evil.example:PORT' }],
    ['a host name that starts like this machine', { host: '127.0.0.1.evil.example:PORT' }],
    ['a request through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a token of the project owner', { authorization: 'Bearer owner' }],
    ['a token of a service account', { authorization: 'bearer  ya29.x' }],
  ])('refuses %s', async (_what, headers) => {
    const sent = { ...headers, host: (headers['host'] ?? '127.0.0.1:PORT').replace('PORT', String(port)) };
    expect((await call('signUp', { email: 'x@buyer.com', password: 'secret1' }, sent)).status).toBe(403);
    expect((await signIn('x@buyer.com', 'secret1')).status).toBe(400);
  });

  it('sends its pages with a policy that allows only its own script, in frames of its own origin', async () => {
    const page = await send('GET', '/emulator/auth/handler?apiKey=demo&providerId=google.com&appName=x');
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page.text) ?? [];
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
  });

  it('refuses bodies above 16 KiB and bodies without a length', async () => {
    const long = 'a'.repeat(16 * 1024);
    expect((await call('signUp', { email: 'long@buyer.com', password: long })).status).toBe(413);
    const chunked = await call(
      'signUp',
      { email: 'long@buyer.com', password: 'secret1' },
      { 'transfer-encoding': 'chunked' },
    );
    expect(chunked.status).toBe(411);
    expect((await signIn('long@buyer.com', 'secret1')).status).toBe(400);
  });

  it('answers deeply nested JSON with a client error', async () => {
    const nested = `${'['.repeat(4_000)}${']'.repeat(4_000)}`;
    for (const body of [nested, `{"email":${nested}}`]) {
      const { status = 0 } = await sendTo(port, 'POST', accountPath('signUp'), {}, body, true);
      expect([400, 413]).toContain(status);
    }
  });

  it('has no calls that read, delete or reconfigure all accounts', async () => {
    const project = `/v1/projects/${DEMO_PROJECT_ID}`;
    expect((await send('DELETE', `/emulator${project}/accounts`)).status).toBe(404);
    expect((await send('PATCH', `/emulator${project}/config`, {}, {})).status).toBe(404);
    expect((await send('GET', `/emulator${project}/oobCodes`)).status).toBe(404);
    expect((await send('GET', `/identitytoolkit.googleapis.com${project}/accounts:batchGet`)).status).toBe(404);
    expect((await call('signInWithCustomToken', { token: '{"uid":"demo-admin"}' })).status).toBe(404);
  });

  it('ignores all other paths', async () => {
    expect((await send('GET', '/')).status).toBe(418);
    expect((await send('GET', '/emulators')).status).toBe(418);
  });
});
