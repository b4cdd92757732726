import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const entry = join(import.meta.dirname, '../src/server.ts');

/** A folder with the least that counts as built pages, gone when the test is over. */
export function temporaryPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dealerkit server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'app.html'), '<title>App</title>');
  return folder;
}

/** A real project, with which the server starts without the demo identity. */
export const firebaseProject = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma-parts',
};

/** Starts the real server in a process of its own, in an environment that holds nothing but what the test says. */
export function launchServer(folder: string, env: NodeJS.ProcessEnv = {}) {
  const own = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), STOREFRONT_DIR: folder };
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
