import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

const entry = join(import.meta.dirname, '../src/main.ts');

/** A temporary folder with the minimum of a built storefront. */
export function temporaryPages(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'app.html'), '<title>App</title>');
  return folder;
}

/** The environment of a real Firebase project, without the demo identity. */
export const firebaseProject = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma-parts',
  PUBLIC_URL: 'https://surma.example',
};

/** Starts the server in its own process, with nothing but these environment variables. */
export function launchServer(folder: string, env: NodeJS.ProcessEnv = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const own = { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: join(folder, 'data'), STOREFRONT_DIR: folder };
  const child = spawn(process.execPath, [entry], { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const stderr = text(child.stderr);
  const ended = once(child, 'close').then(async () => ({ code: child.exitCode, lines, errors: await stderr }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ready = new Promise<string>((resolve, reject) => {
    reader.on('line', (line) => {
      const [, address] = /^ready (http:\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(({ errors }) => reject(new Error(`The server ended before it was ready: ${errors}`)));
  });
  ready.catch(() => undefined);
  return { child, lines, ready, ended };
}
