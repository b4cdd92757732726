import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort, portOf } from '../src/http/listen.ts';
import { root } from '../launch/processes.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Runs an npm script in its own process group, as a terminal does. */
async function npm(script: string, given: { PORT?: string } = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'dealerkit-command-'));
  const PORT = given.PORT ?? String(await freePort());
  const { npm_lifecycle_event: _script, ...inherited } = process.env;
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    detached: true,
    env: { ...inherited, PORT, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const errors = text(child.stderr);
  const closed = once(child, 'close').then(async () => ({ code: child.exitCode, lines, errors: await errors }));
  onTestFinished(async () => {
    for (const pid of descendants(child.pid)) process.kill(pid, 'SIGKILL');
    await closed;
    rmSync(DATA_DIR, { recursive: true });
  });
  const address = `http://127.0.0.1:${PORT}`;
  const ready = Promise.race([
    new Promise<void>((resolve) => {
      reader.on('line', (line) => {
        if (line === `ready ${address}`) resolve();
      });
    }),
    closed.then((end) => {
      throw new Error(`It ended before it was ready: ${[...lines, end.errors].join('\n')}`);
    }),
  ]);
  ready.catch(() => undefined);
  return { pid: child.pid ?? 0, address, ready, closed };
}

interface Process {
  pid: number;
  parent: number;
}

/** Every process of the machine except zombies, which have ended. */
function processes(): Process[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** A process and all its descendants. */
function descendants(pid = 0, all = processes()): number[] {
  const own = all.filter(({ parent }) => parent === pid).flatMap((child) => descendants(child.pid, all));
  return all.some((one) => one.pid === pid) ? [pid, ...own] : own;
}

const statusOf = async (address: string) => (await fetch(address)).status;

const signIn = (address: string) =>
  fetch(`${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'shopper@dealerkit.dev', password: 'shopper123', returnSecureToken: true }),
  });

/** Starts the script, stops it when it is ready, and resolves to the processes of it that are left. */
async function leftAfter(script: string, stop: (pid: number) => void) {
  const { pid, address, ready } = await npm(script);
  await ready;
  const pages = ['/', '/login', '/api/parts', '/emulator/mails'];
  expect(await Promise.all(pages.map((path) => statusOf(address + path)))).toEqual([200, 200, 200, 200]);
  expect((await signIn(address)).status).toBe(200);

  const started = descendants(pid);
  expect(started.length).toBeGreaterThan(1);
  stop(pid);
  const left = () => processes().filter((one) => started.includes(one.pid));
  onTestFinished(() => left().forEach((one) => process.kill(one.pid, 'SIGKILL')));
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 30_000 });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  return left();
}

const stops: [what: string, stop: (pid: number) => void][] = [
  ['Ctrl-C', (pid) => process.kill(-pid, 'SIGINT')],
  ['a kill -9 of npm', (pid) => process.kill(pid, 'SIGKILL')],
  ['an interrupt of npm alone', (pid) => process.kill(pid, 'SIGINT')],
  [
    'a kill -9 of what npm runs',
    (pid) =>
      descendants(pid)
        .slice(1, 2)
        .forEach((own) => process.kill(own, 'SIGKILL')),
  ],
];

describe.each(['start', 'dev'])('npm run %s', (script) => {
  // Both scripts stop by the same code: each is stopped in one way, and in the others in `npm run test:all`.
  const [first, second] =
    script === 'start' ? [stops.slice(0, 1), stops.slice(1)] : [stops.slice(3), stops.slice(0, 3)];
  it.each(first)(
    'serves pages, API and sign-in at one address, and leaves no process behind after %s',
    async (_what, stop) => {
      expect(await leftAfter(script, stop)).toEqual([]);
    },
  );
  it.each(second)(
    'serves pages, API and sign-in at one address, and leaves no process behind after %s',
    { tags: ['long'] },
    async (_what, stop) => {
      expect(await leftAfter(script, stop)).toEqual([]);
    },
  );

  it('needs no built package before it has built them', () => {
    const refuse = `data:text/javascript,
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(name, context, next) {
          if (name.startsWith('@dealerkit/')) throw new Error(name + ' is imported by ' + context.parentURL);
          return next(name, context);
        },
      });`;
    // It ends at a wrong setting, which is read once everything before the build is imported.
    const env = { ...process.env, PORT: 'none' };
    const { stderr } = spawnSync('node', ['--import', refuse, `apps/backend/launch/${script}.ts`], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect(stderr).toContain('PORT must be');
    expect(stderr).not.toContain('is imported by');
  });

  it('says in one line that its port is in use, before it builds anything', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void other.close());
    const PORT = String(portOf(other));
    const { code, lines, errors } = await (await npm(script, { PORT })).closed;
    expect([code, lines]).toEqual([1, []]);
    expect(errors).toContain(
      `Port ${PORT} is in use: stop the program that uses it, or choose another port, for example PORT=`,
    );
  });
});
