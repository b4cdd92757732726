import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { createShop, packPackages } from './createdShop.ts';

const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
const docker = async (...args: string[]) => run('docker', ...args);

/** The settings of a Firebase project, without which no backend is reachable from outside its container. */
const project = ['API_KEY=key', 'AUTH_DOMAIN=shop.firebaseapp.com', 'PROJECT_ID=shop'];
const settings = project.flatMap((setting) => ['--env', `VITE_FIREBASE_${setting}`]);

test.skip(spawnSync('docker', ['info']).status !== 0, 'Docker does not run here.');

let packed: Awaited<ReturnType<typeof packPackages>>;
test.beforeAll(async () => {
  packed = await packPackages();
});
test.afterAll(async () => packed[Symbol.asyncDispose]());

/** What a container is made of, and shows from inside. */
interface Container {
  folder: string;
  user: string;
  /** The shell command that prints what it answers. */
  read: string;
  content: RegExp;
  /** A file that the next start still has. */
  kept?: string;
}

const backend = {
  user: '1000',
  read: (path: string) =>
    `node -e "fetch('http://127.0.0.1:4173${path}').then(async (r) => console.log(r.status, await r.text()))"`,
  kept: '/data/dealerkit.sqlite',
};

/** Builds the image of a folder, and checks that a container of it is healthy, is not root, answers, keeps what it has to keep and stops when it is told to. */
async function checkContainer({ folder, user, read, content, kept }: Container): Promise<void> {
  const name = `dealerkit-${randomUUID()}`;
  await using stack = new AsyncDisposableStack();
  await docker('build', '--tag', name, folder);
  stack.defer(async () => void (await docker('rmi', '--force', name)));
  const healthCommand = await docker('inspect', '--format', '{{index .Config.Healthcheck.Test 1}}', name);
  await docker('run', '--detach', '--name', name, ...settings, name);
  stack.defer(async () => void (await docker('rm', '--force', '--volumes', name)));
  const sh = async (command: string) => docker('exec', name, 'sh', '-c', command);
  const files = new Set<string>();
  for (const _start of ['first', 'second']) {
    await expect(async () => sh(healthCommand)).toPass();
    expect(await sh('id -u')).toBe(user);
    expect(await sh(read)).toMatch(content);
    if (kept !== undefined) files.add(await sh(`stat -c %i ${kept}`));
    await docker('stop', '-t', '10', name);
    expect(await docker('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
    await docker('start', name);
  }
  expect(files.size).toBe(kept === undefined ? 0 : 1);
}

test('the container of a created shop serves its pages as a user without rights, and stops when it is told to', async () => {
  await using shop = await createShop(packed.tarballs, ['--yes', '--name', 'Padma']);
  await checkContainer({ ...backend, folder: shop.folder, read: backend.read('/'), content: /^200 .*Padma/s });
});

test('the container of a shop without a backend serves its pages as a user without rights, and stops when it is told to', async () => {
  await using shop = await createShop(packed.tarballs, ['--yes', '--name', 'Padma', '--host', 'static']);
  const read =
    'wget -q -O - http://127.0.0.1:8080/parts; for path in missing.js nowhere; do wget -O - http://127.0.0.1:8080/$path 2>&1; done || true';
  await checkContainer({ folder: shop.folder, user: '101', read, content: /Padma.*(HTTP\/1\.1 404.*){2}/s });
});

test('the container of the published backend serves the calls as a user without rights, and stops when it is told to', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'dealerkit-backend-'));
  await using _parent = { [Symbol.asyncDispose]: async () => rm(parent, { recursive: true }) };
  const folder = join(parent, 'package');
  for (const tarball of packed.tarballs) {
    if (basename(tarball).startsWith('dealerkit-backend-')) await run('tar', '-xf', tarball, '-C', parent);
  }
  // No registry has the packages of this commit.
  for (const name of ['domain', 'api-client']) {
    const tarball = packed.tarballs.find((each) => basename(each).startsWith(`dealerkit-${name}-`)) ?? '';
    const copy = `dist/${basename(tarball)}`;
    await cp(tarball, join(folder, copy));
    await run('npm', 'pkg', 'set', `dependencies.@dealerkit/${name}=file:${copy}`, '--prefix', folder);
  }
  await checkContainer({ ...backend, folder, read: backend.read('/api/parts'), content: /^200 \[\]$/ });
});
