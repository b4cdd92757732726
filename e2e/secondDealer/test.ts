import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFolder, installExample, npm } from '../installExample.ts';
import { openFileServer } from '../otherHost/fileServer.ts';
import { Shop } from '../shop.ts';
import { test as base } from '../test.ts';

interface WorkerFixtures {
  /** The folder of the site, and the server of its build. */
  site: { folder: string; address: string };
  /** Has built the site for the backend. */
  isBuilt: true;
}

/** A journey through the site of the second dealer, which is on another origin than the backend. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'second-dealer-'));
      const { address, close } = await openFileServer(
        join(folder, 'dist'),
        join(exampleFolder('second-dealer'), 'firebase.json'),
      );
      await use({ folder, address });
      close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ site }, use) => {
      const shop = await Shop.start({ CORS_ORIGINS: site.address });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  isBuilt: [
    async ({ site, shop }, use) => {
      await installExample('second-dealer', site.folder);
      await npm(site.folder, ['run', 'build'], { VITE_BACKEND: shop.address });
      await use(true);
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect } from '../test.ts';
