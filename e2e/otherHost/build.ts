import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../serve.ts';

const root = join(import.meta.dirname, '../..');
/** The deployed folder, with the `firebase.json` and the built storefront where this file expects it. */
export const site = join(root, 'test-results/otherHost');
export const dist = join(site, 'apps/storefront/dist');

/** The port of the API server. It is part of the build, so that all workers of a run share it by this variable. */
export const apiPort = Number((process.env['E2E_API_PORT'] ??= String(await freePort())));

/** A dealer with a Firebase project, and with an API server on another origin. */
export const settings = {
  VITE_FIREBASE_API_KEY: 'key-of-surma-parts',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma-parts.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma-parts',
  VITE_API_HOST: `http://127.0.0.1:${apiPort}`,
};

/** Builds the storefront with these settings. */
export async function build(): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const run = async (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'apps/storefront/build', script), ...args], {
      env: { ...process.env, ...settings },
    });
  const config = join(site, 'firebase.json');
  await run('build.ts', dist);
  await run('hosting.ts', dist, config);
  // A deployment leaves these files out.
  const { hosting } = JSON.parse(await readFile(config, 'utf8')) as { hosting: { ignore: string[] } };
  for (const file of globSync(hosting.ignore, { cwd: dist })) await rm(join(dist, file), { recursive: true });
}
