import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const build = fileURLToPath(new URL('../../apps/storefront/build/build.ts', import.meta.url));
const hosting = fileURLToPath(new URL('../../apps/storefront/build/hosting.ts', import.meta.url));

/** The settings of a dealer who has a Firebase project, and a host of the documented calls on another origin. */
interface Settings {
  VITE_FIREBASE_API_KEY: string;
  VITE_FIREBASE_AUTH_DOMAIN: string;
  VITE_FIREBASE_PROJECT_ID: string;
  VITE_API_HOST: string;
}

/** A second build of the shop, made once for all journeys that need it. */
export interface Variant {
  /** Holds the built shop, and beside it the `firebase.json` that fits it. */
  folder: string;
  config: string;
  settings: Settings;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Chooses where the second build goes and where its API is going to be; workers inherit the choice of the process that starts them. */
export async function chooseVariant(): Promise<void> {
  process.env['ELSEWHERE_PORT'] ??= String(await freePort());
  process.env['ELSEWHERE_FOLDER'] ??= join(tmpdir(), `dealerkit-elsewhere-${process.pid}`);
}

/** The second build as it was chosen. */
export function variant(): Variant {
  const { ELSEWHERE_FOLDER: parent = '', ELSEWHERE_PORT: port = '' } = process.env;
  return {
    folder: join(parent, 'dist'),
    config: join(parent, 'firebase.json'),
    settings: {
      VITE_FIREBASE_API_KEY: 'key-of-surma-parts',
      VITE_FIREBASE_AUTH_DOMAIN: 'surma-parts.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'surma-parts',
      VITE_API_HOST: `http://127.0.0.1:${port}`,
    },
  };
}

/** Builds the shop for a real Firebase project and another host, and fits its hosting to it. */
export async function buildVariant(): Promise<void> {
  const { folder, config, settings } = variant();
  const env = { ...process.env, ...settings };
  await mkdir(folder, { recursive: true });
  await promisify(execFile)(process.execPath, [build, folder], { env });
  await promisify(execFile)(process.execPath, [hosting, folder, config], { env });
}

/** Takes the second build away. */
export async function removeVariant(): Promise<void> {
  await rm(join(variant().folder, '..'), { recursive: true, force: true });
}
