import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { rahim } from '../../../apps/backend/tests/fixtures.ts';
import { checkHost, type Report } from '../src/checkHost.ts';
import { optionsOf, serve, startHost } from './startHost.ts';
import { startProxy } from './startProxy.ts';

const command = path.join(import.meta.dirname, '../src/dealerkitConformance.ts');

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { ...process.env, ...env } },
      (_, stdout, stderr) => resolve({ code: Number(child.exitCode), stdout, stderr }),
    );
  });

const folder = () => {
  const created = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(created, { recursive: true, force: true }));
  return created;
};

test('writes the report as text, JSON and a page, without a token in it, and ends with 0', async () => {
  const { url, tokens } = await startHost();
  const [json, html] = ['report.json', 'report.html'].map((name) => path.join(folder(), name)) as [string, string];
  const env = { DEALERKIT_ADMIN_TOKEN: tokens.admin, DEALERKIT_USER_TOKEN: tokens.user };
  const { code, stdout, stderr } = await run(['--url', url, '--json', json, '--html', html], env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('The host conforms in what was checked.');
  expect(stdout).toContain('findParts: GET /parts');
  const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect(report).toMatchObject({ host: url, ok: true, counts: { failed: 0 } });
  const page = readFileSync(html, 'utf8');
  expect(page).toContain(`<h1>Conformance of ${url}</h1>`);
  for (const { title } of report.rows) expect(stdout).toContain(title);
  for (const written of [stdout, JSON.stringify(report), page]) {
    expect(written).not.toContain(tokens.admin);
    expect(written).not.toContain(tokens.user);
  }
});

test('ends with 2 for wrong options, and says which', async () => {
  const { code, stdout, stderr } = await run(['--url', 'nonsense']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('--url must be an address');
});

test('prints its options', async () => {
  const { code, stdout } = await run(['--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('--admin-token TOKEN');
});

const html = '<!doctype html><script>alert(1)</script>';

test.each<[what: string, answer: RequestListener, reason: RegExp]>([
  [
    'redirects',
    (_, response) => response.writeHead(301, { location: 'https://b.example/<b>' }).end(),
    /redirects to https:\/\/b\.example/,
  ],
  [
    'a refusal of visitors',
    (_, response) => response.writeHead(401).end('{"message":"Sign \\u001b[31min"}'),
    /answers 401 "Sign \?\[31min"/,
  ],
])('ends with 1 for a host that sends %s, and writes nothing of it as markup', async (_what, answer, reason) => {
  const file = path.join(folder(), 'report.html');
  const { code, stdout, stderr } = await run(['--url', await serve(answer), '--timeout', '0.5', '--html', file]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(reason);
  expect(stdout).toContain('The host does not conform.');
  expect(readFileSync(file, 'utf8')).not.toMatch(/<script|<b>/);
});

test.each<[what: string, answer: RequestListener, reason: RegExp]>([
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html), /HTML/],
  ['nothing', () => undefined, /does not answer within 0\.5 s/],
  ['half a response', (_, response) => response.writeHead(200).write('['), /does not answer within 0\.5 s/],
])('names what is wrong with a host that sends %s', async (_what, answer, reason) => {
  const { ok, rows } = await checkHost(optionsOf({ tokens: {} }, await serve(answer), '--timeout', '0.5'));
  expect(ok).toBe(false);
  expect(rows.map((row) => row.reason)).toContainEqual(expect.stringMatching(reason));
});

test('names a host that cannot be reached', async () => {
  const { rows } = await checkHost(optionsOf({ tokens: {} }, 'http://127.0.0.1:9'));
  expect(rows.map((row) => row.reason)).toContainEqual(expect.stringMatching(/cannot be reached/));
});

test('deletes what it has added when it is interrupted, and ends with 130', async () => {
  const host = await startHost();
  const orders = new EventEmitter();
  const ordered = once(orders, 'placed');
  const url = await startProxy(host, async (sent, forward) => {
    const response = await forward(sent);
    if (sent.call === 'placeOrder' && response.status === 201) orders.emit('placed');
    return response;
  });
  const env = { ...process.env, DEALERKIT_ADMIN_TOKEN: host.tokens.admin, DEALERKIT_USER_TOKEN: host.tokens.user };
  const child = spawn(process.execPath, [command, '--url', url, '--write'], { env });
  await ordered;
  child.kill('SIGINT');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(130);
  expect(stderr).toContain('Stopping: what was added is deleted first.');
  expect(stdout).toContain('Interrupted.');
  expect(await host.dealer.listParts()).toHaveLength(1);
  expect(await host.dealer.listOrders({ email: rahim })).toHaveLength(1);
});

test('deletes what it has added when a call fails in between, and names what it could not delete', async () => {
  const host = await startHost();
  const url = await startProxy(host, async (sent, forward) => {
    if (sent.call === 'addReview' || sent.call === 'deleteOrder') return undefined;
    return forward(sent);
  });
  const env = { DEALERKIT_ADMIN_TOKEN: host.tokens.admin, DEALERKIT_USER_TOKEN: host.tokens.user };
  const { code, stdout } = await run(['--url', url, '--write', '--timeout', '0.5'], env);
  expect(code).toBe(1);
  expect(stdout).toContain('Not everything that was added could be deleted.');
  expect(stdout).toMatch(/not deleted, because of a fault: order \w+: does not answer within 0\.5 s/);
  expect(await host.dealer.listParts()).toHaveLength(1);
});
