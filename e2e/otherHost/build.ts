import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../serve.ts';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'test-results/otherHost');

/** The built storefront and its `firebase.json`. */
export const folder = join(output, 'dist');
export const config = join(output, 'firebase.json');

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
  await rm(output, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const run = async (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'apps/storefront/build', script), ...args], {
      env: { ...process.env, ...settings },
    });
  await run('build.ts', folder);
  await run('hosting.ts', folder, config);
}
