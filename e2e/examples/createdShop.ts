import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { packPackages as pack } from '../../scripts/packPackages.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of a shop that was created with the packed packages. */
export interface CreatedShop extends AsyncDisposable {
  folder: string;
  /** Runs a command of npm in the folder, and resolves to what it prints. */
  npm: (...args: string[]) => Promise<string>;
}

const run = async (cwd: string, program: string, args: readonly string[]) =>
  (await promisify(execFile)(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Packs the packages, as they are published. */
export async function packPackages(): Promise<AsyncDisposable & { tarballs: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'dealerkit-packages-'));
  await pack(folder);
  const tarballs = (await readdir(folder)).map((name) => join(folder, name));
  return { tarballs, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** The newest starter of our changelog that is published, as npm names it; undefined before the first release. */
export async function findReleasedStarter(): Promise<string | undefined> {
  const changelog = await readFile(join(root, 'packages/create-dealerkit/CHANGELOG.md'), 'utf8').catch(() => '');
  for (const [, version] of changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)) {
    const starter = `create-dealerkit@${version}`;
    const found = await run(root, 'npm', ['view', starter, 'version']).catch((error: Error) => {
      if (/E404/.test(error.message)) return '';
      throw error;
    });
    if (found.trim() !== '') return starter;
  }
  return undefined;
}

/** Creates a shop in an empty folder with the packed or another starter, and installs what it needs from the packed packages and the cache of npm. */
export async function createShop(
  tarballs: readonly string[],
  flags: readonly string[],
  starter?: string,
): Promise<CreatedShop> {
  const parent = await mkdtemp(join(tmpdir(), 'dealerkit-created-'));
  const folder = join(parent, 'shop');
  const npm = (...args: string[]) => run(folder, 'npm', args);
  const command = tarballs.find((tarball) => basename(tarball).startsWith('create-')) ?? '';
  const exec = [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=${starter ?? command}`,
    '--',
    'create-dealerkit',
    'shop',
  ];
  await run(parent, 'npm', [...exec, ...flags, '--packages', dirname(command)]);
  await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
  return { folder, npm, [Symbol.asyncDispose]: () => rm(parent, { recursive: true, maxRetries: 3 }) };
}

/** Runs `npm start` of a shop, and resolves to its address when the backend, or Vite's server of files, is ready. */
export async function startShop({ folder }: CreatedShop): Promise<AsyncDisposable & { address: string }> {
  const env = { ...process.env, PORT: '0', NO_COLOR: '1' };
  // A group of its own, because npm does not pass signals on to the server.
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /(?:^ready|Local:) +(http:\/\/\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      const exit = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid);
      await exit;
    };
    return { address, [Symbol.asyncDispose]: stop };
  }
  throw new Error('npm start of the created shop ended before it was ready.');
}
