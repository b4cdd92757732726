import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';

import { disc, order, rahim } from '../fixtures.ts';
import { firebaseProject, launchServer, temporaryPages } from '../launchServer.ts';
import { headersOfRahim, type BackendProcess, serve, seedStore } from '../backendProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { canMount, tinyFileSystem } from '../tinyFileSystem.ts';

if (!canMount)
  console.warn('This user cannot mount a file system, so the full disk is tested by a file size limit only.');

async function callsOf({ origin }: BackendProcess) {
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

const unavailable = { message: 'The shop cannot use its database right now. Try again in a moment.', issues: [] };

/** Makes a running backend's data folder unwritable, checks its responses, and makes it writable again. */
async function checkOutage(backend: BackendProcess, block: () => void, unblock: () => void) {
  const calls = await callsOf(backend);
  expect((await calls.ready()).status).toBe(200);
  expect((await calls.order()).status).toBe(201);
  block();
  let acknowledged = 1;
  let refused = await calls.order();
  for (; refused.status === 201; refused = await calls.order()) acknowledged++;

  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([503, '5', unavailable]);
  const notReady = await calls.ready();
  expect([notReady.status, await notReady.json()]).toEqual([503, unavailable]);
  expect((await calls.read()).status).toBe(200);
  expect(await calls.ownOrders()).toHaveLength(acknowledged);

  unblock();
  expect((await calls.ready()).status).toBe(200);
  expect((await calls.order()).status).toBe(201);
  expect(await calls.ownOrders()).toHaveLength(acknowledged + 1);
  return { acknowledged: acknowledged + 1, kept: await calls.ownOrders() };
}

async function serveFrom(dataDir: string): Promise<BackendProcess> {
  const location = { dataDir, databaseUrl: undefined };
  await seedStore(location, 100_000);
  const served = await serve(location);
  onTestFinished(async () => {
    const ended = once(served.child, 'exit');
    served.child.kill('SIGKILL');
    await ended;
  });
  return served;
}

describe('a data folder that becomes unwritable while the shop runs', () => {
  test.runIf(canMount)(
    'because its disk is full: serves reads, and answers writes and readiness with 503 until there is space',
    async () => {
      const dataDir = String(tinyFileSystem());
      const filler = path.join(dataDir, 'filler');
      const fill = () => {
        expect(() => writeFileSync(filler, Buffer.alloc(8 * 2 ** 20))).toThrow('ENOSPC');
      };
      const { acknowledged } = await checkOutage(await serveFrom(dataDir), fill, () => rmSync(filler));
      const store = openSqliteStore(dataDir);
      onTestFinished(() => store.close());
      expect((await store.findParts({ limit: 1 })).rows[0]?.available_quantity).toBe(100_000 - 2 * acknowledged);
    },
  );

  // Open files stay writable when their folder does not, so the file size limit of the process simulates it.
  test('because it is read-only: serves reads, and answers writes and readiness with 503 until it is writable', async () => {
    const served = await serveFrom(temporaryFolder());
    const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(served.child.pid), `--fsize=${bytes}:`]);
    const { acknowledged, kept } = await checkOutage(
      served,
      () => limit('0'),
      () => limit('unlimited'),
    );
    expect(kept).toHaveLength(acknowledged);
  });
});

describe('a data folder that changes while the shop runs', () => {
  test('because it is renamed: serves reads, and answers writes and readiness with 503 until it is back', async () => {
    const dataDir = path.join(temporaryFolder(), 'data');
    const { acknowledged, kept } = await checkOutage(
      await serveFrom(dataDir),
      () => renameSync(dataDir, `${dataDir}-renamed`),
      () => renameSync(`${dataDir}-renamed`, dataDir),
    );
    expect(kept).toHaveLength(acknowledged);
  });

  test.each(['dealerkit.sqlite', 'dealerkit.sqlite-wal'])(
    'because %s is replaced: answers writes and readiness with 503',
    async (name) => {
      const dataDir = temporaryFolder();
      const calls = await callsOf(await serveFrom(dataDir));
      const file = path.join(dataDir, name);
      copyFileSync(file, `${file}-copy`);
      renameSync(`${file}-copy`, file);
      expect((await calls.order()).status).toBe(503);
      expect((await calls.ready()).status).toBe(503);
    },
  );
});

test.runIf(canMount)(
  'a health check fails on a full disk, also where the log of the database has space for it',
  async () => {
    const folder = String(tinyFileSystem());
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    const part = { ...disc, description: 'd'.repeat(50_000) };
    for (let n = 0; n < 5; n++) await store.addPart({ ...part, product_name: `Disc ${n}` });
    const other = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
    other.exec('PRAGMA wal_checkpoint(RESTART)');
    other.close();
    const filler = path.join(folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(8 * 2 ** 20))).toThrow('ENOSPC');
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    rmSync(filler);
    await expect(store.ping()).resolves.toBeUndefined();
  },
);

test.runIf(canMount)(
  'a start fails with one sentence for as long as the disk has too little space',
  { tags: ['long'] },
  async () => {
    const folder = temporaryPages();
    const dataDir = String(tinyFileSystem());
    const filler = path.join(dataDir, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(8 * 2 ** 20))).toThrow('ENOSPC');
    const { size } = statSync(filler);
    let failures = 0;
    // Each round leaves 40 KiB more, so that the starts fail at different files.
    for (let free = 0; free < 2 ** 20; free += 40 * 1024) {
      truncateSync(filler, size - free);
      const launched = launchServer(folder, { DATA_DIR: dataDir });
      const isReady = await launched.ready.then(
        () => true,
        () => false,
      );
      launched.child.kill('SIGKILL');
      const { code, errors } = await launched.ended;
      for (const name of readdirSync(dataDir))
        if (name !== 'filler') rmSync(path.join(dataDir, name), { recursive: true });
      if (isReady) break;
      failures++;
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/^The data folder .* cannot be written to:[^\n]*\.\n$/),
      ]);
    }
    expect(failures).toBeGreaterThan(4);
  },
);

test.runIf(canMount)('a start on a read-only file system fails with one sentence', async () => {
  const dataDir = String(tinyFileSystem());
  await seedStore({ dataDir, databaseUrl: undefined }, 10);
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  const { code, errors } = await launchServer(temporaryPages(), { ...firebaseProject, DATA_DIR: dataDir }).ended;
  expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder .* cannot be written to:[^\n]*\.\n$/)]);
});
