import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openFileServer } from '../otherHost/fileServer.ts';
import { freePort } from '../serve.ts';
import { Shop } from '../shop.ts';
import { test as base } from '../test.ts';

/** How an example is installed and served. */
export interface Site {
  /** The folder of the example, which knows the packages only as npm publishes them. */
  example: string;
  /** Versions that replace those of the example. */
  versions?: string[];
  hasBuild?: boolean;
  /** The shell command that serves the site on the port in `PORT`. Without one its `firebase.json` says how it is served. */
  start?: string;
}

interface WorkerFixtures {
  site: Site;
  port: number;
  siteAddress: string;
}

const root = join(import.meta.dirname, '../..');

const isSource = (path: string) => !/\/(node_modules|dist|build|\.next|\.react-router|package-lock\.json)$/.test(path);

const npm = async (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)('npm', args, { cwd, env: { ...process.env, ...env } });

/** Copies an example to `folder`, and installs there the packed packages and its own versions of other packages. */
async function install({ example, versions = [] }: Site, folder: string): Promise<void> {
  const workspaces = ['domain', 'api-client', 'ui'].flatMap((name) => ['-w', `@dealerkit/${name}`]);
  const { stdout } = await npm(root, ['pack', '--json', '--pack-destination', folder, ...workspaces]);
  const tarballs = (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => `./${filename}`);
  await cp(join(root, 'examples', example), folder, { recursive: true, filter: isSource });
  await npm(folder, ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs, ...versions]);
}

/** Starts a server by its command. */
function startServer(command: string, cwd: string, env: NodeJS.ProcessEnv): AsyncDisposable {
  // A group of its own, because npm does not pass signals on to the server.
  const options = { cwd, env: { ...process.env, ...env }, shell: true, detached: true } as const;
  const server = spawn(command, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = async () => {
    const exit = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid);
    await exit;
  };
  return { [Symbol.asyncDispose]: stop };
}

/** A test of an example that is installed, built and served on another origin than its backend. */
export const test = base.extend<object, WorkerFixtures>({
  site: [{ example: '' }, { option: true, scope: 'worker' }],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  shop: [
    async ({ port }, use) => {
      await using shop = await Shop.start({ CORS_ORIGINS: `http://127.0.0.1:${port}` });
      await use(shop);
    },
    { scope: 'worker' },
  ],
  siteAddress: [
    async ({ site, port, shop }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `${site.example}-`));
      // The children of the server may still write when it has ended.
      await using _folder = { [Symbol.asyncDispose]: async () => rm(folder, { recursive: true, maxRetries: 3 }) };
      const backend = { BACKEND: shop.address, VITE_BACKEND: shop.address };
      const env = { ...backend, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' };
      await install(site, folder);
      if (site.hasBuild) await npm(folder, ['run', 'build'], env);
      await using _server = site.start ? startServer(site.start, folder, env) : await openFileServer(folder, port);
      await use(`http://127.0.0.1:${port}`);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ siteAddress }, use) => use(siteAddress),
});

export { expect } from '../test.ts';
