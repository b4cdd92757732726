import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { temporaryFolder } from './backend.ts';
import { order, rahim } from './entities.ts';
import { firebaseProject, launchServer, temporaryPages } from './launchServer.ts';
import { headersOfRahim, type Served, serve, stock } from './shop.ts';

/** A file system of 4 MiB; nothing where this user may not mount one. */
async function tinyFileSystem(): Promise<string | undefined> {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

const mayMount = await (async () => {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();
if (!mayMount)
  console.warn('This user may not mount a file system, so only its stand-in, the limit on files, is tested.');

async function callsOf({ origin }: Served) {
  const headers = await headersOfRahim();
  return {
    order: (address = 'a'.repeat(1000)) =>
      fetch(`${origin}/api/orderparts`, { method: 'POST', headers, body: JSON.stringify({ ...order, address }) }),
    ready: () => fetch(`${origin}/api/readyz`),
    read: () => fetch(`${origin}/api/parts`),
    ownOrders: async () => {
      const response = await fetch(`${origin}/api/userOrders?email=${rahim}`, { headers });
      return (await response.json()) as unknown[];
    },
  };
}

const cannot = { message: 'The shop cannot use its database right now. Try again in a moment.', issues: [] };

/** Stops a running shop's data folder from taking anything more, sees what it says, and sets it free again. */
async function sufferAndRecover(served: Served, stop: () => void, free: () => void) {
  const calls = await callsOf(served);
  expect((await calls.ready()).status).toBe(200);
  expect((await calls.order()).status).toBe(201);
  stop();
  let acknowledged = 1;
  let refused = await calls.order();
  for (; refused.status === 201; refused = await calls.order()) acknowledged++;

  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([503, '5', cannot]);
  const notReady = await calls.ready();
  expect([notReady.status, await notReady.json()]).toEqual([503, cannot]);
  expect((await calls.read()).status).toBe(200);
  expect(await calls.ownOrders()).toHaveLength(acknowledged);

  free();
  expect((await calls.ready()).status).toBe(200);
  expect((await calls.order()).status).toBe(201);
  expect(await calls.ownOrders()).toHaveLength(acknowledged + 1);
  return { acknowledged: acknowledged + 1, kept: await calls.ownOrders() };
}

async function serveFrom(dataDir: string): Promise<Served> {
  const place = { dataDir, databaseUrl: undefined };
  await stock(place, 100_000);
  const served = await serve(place);
  onTestFinished(async () => {
    const ended = once(served.child, 'exit');
    served.child.kill('SIGKILL');
    await ended;
  });
  return served;
}

describe('a data folder that takes nothing more while the shop runs', () => {
  test.runIf(mayMount)(
    'because its disk is full: reads go on, changes and readiness are 503 until there is room',
    async () => {
      const dataDir = String(await tinyFileSystem());
      const filler = path.join(dataDir, 'filler');
      const fill = () => {
        expect(() => writeFileSync(filler, Buffer.alloc(8 * 2 ** 20))).toThrow('ENOSPC');
      };
      const { acknowledged } = await sufferAndRecover(await serveFrom(dataDir), fill, () => rmSync(filler));
      const store = openSqliteStore(dataDir);
      onTestFinished(() => store.close());
      expect((await store.findParts({ limit: 1 })).rows[0]?.available_quantity).toBe(100_000 - 2 * acknowledged);
    },
  );

  // Files that are open stay writable whatever becomes of their folder, so the limit of the process stands for it.
  test('because nothing may be written: the same', async () => {
    const served = await serveFrom(await temporaryFolder());
    const limit = (most: string) => execFileSync('prlimit', ['--pid', String(served.child.pid), `--fsize=${most}:`]);
    const { acknowledged, kept } = await sufferAndRecover(
      served,
      () => limit('0'),
      () => limit('unlimited'),
    );
    expect(kept).toHaveLength(acknowledged);
  });
});

test.runIf(mayMount)('a start over a file system that is read-only says so in one sentence', async () => {
  const dataDir = String(await tinyFileSystem());
  await stock({ dataDir, databaseUrl: undefined }, 10);
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  const { code, errors } = await launchServer(temporaryPages(), { ...firebaseProject, DATA_DIR: dataDir }).ended;
  expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder .* cannot be written to:[^\n]*\.\n$/)]);
});
