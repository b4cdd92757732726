import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installExample, npm } from '../installExample.ts';
import { freePort } from '../serve.ts';
import { Shop } from '../shop.ts';
import { test as base } from '../test.ts';

export interface Site {
  /** The folder of the example. */
  example: string;
  /** Versions that replace those of the example. */
  versions?: string[];
  /** The npm script that builds the site. */
  build?: string;
  /** The shell command that serves the site on the port in `PORT`. */
  start: string;
}

interface Fixtures {
  site: Site;
}

interface WorkerFixtures {
  port: number;
}

/** A test of an example that is installed, built and started, with the backend of the demo. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [{ example: '', start: '' }, { option: true }],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  shop: [
    async ({ port }, use) => {
      const shop = await Shop.start({ CORS_ORIGINS: `http://127.0.0.1:${port}` });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site, port, shop }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `${site.example}-`));
    const env = { BACKEND: shop.address, VITE_BACKEND: shop.address, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' };
    await installExample(site.example, folder, site.versions);
    if (site.build) await npm(folder, ['run', site.build], env);
    // A group of its own, because npm does not pass signals on to the server.
    const server = spawn(site.start, {
      cwd: folder,
      env: { ...process.env, ...env },
      shell: true,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await use(`http://127.0.0.1:${port}`);
    const exit = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid);
    await exit;
    await rm(folder, { recursive: true, maxRetries: 3 });
  },
});

export { expect } from '../test.ts';
