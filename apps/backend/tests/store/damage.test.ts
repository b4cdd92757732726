import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { serve } from '../backendProcess.ts';
import { disc } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { command } from './command.ts';

const pageSize = 4096;

/** A stopped shop with 1,000 parts in a temporary folder. */
async function thousandParts(): Promise<string> {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  const parts = Array.from({ length: 1000 }, (_, n) => ({ ...disc, product_name: `Disc ${n}` }));
  await store.seed({ parts, reviews: [] });
  await store.close();
  return folder;
}

/** Overwrites one page of the parts table, far from the header and the schema. */
function damagePage(folder: string): void {
  const file = path.join(folder, 'dealerkit.sqlite');
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db
    .prepare(`SELECT pageno FROM dbstat WHERE name = 'parts' AND pagetype = 'leaf' LIMIT 1 OFFSET 20`)
    .get();
  db.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(pageSize, 7), 0, pageSize, (Number(row?.['pageno']) - 1) * pageSize);
  closeSync(descriptor);
}

const sentence = (folder: string) =>
  `The database in ${folder} is damaged: restore a backup with "npm run restore -- <file>", or set DATA_DIR to another folder.`;

test('one damaged page of many makes a start fail with one sentence', async () => {
  const folder = await thousandParts();
  damagePage(folder);
  expect(() => openSqliteStore(folder)).toThrow(sentence(folder));
});

test.each([
  ['admin', ['list']],
  ['backup', ['saved.sqlite']],
  ['move', ['--to', 'postgres://dealer@127.0.0.1:1/shop']],
])('npm run %s fails with one sentence when the database is damaged', async (name, args) => {
  const folder = await thousandParts();
  damagePage(folder);
  const { code, output, errors } = await command(name, args, folder);
  expect([code, output, errors]).toEqual([1, '', sentence(folder)]);
});

test('a page that is damaged while the shop runs makes the shop not ready', async () => {
  const folder = await thousandParts();
  const { child, origin } = await serve({ dataDir: folder, databaseUrl: undefined });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
  damagePage(folder);
  // A change by another process makes SQLite read all pages again.
  const other = openDatabaseOf(folder);
  other.exec(`INSERT INTO stored_values (name, value) VALUES ('changed', '1')`);
  other.close();

  const read = await fetch(`${origin}/api/parts`);
  expect([read.status, await read.json()]).toEqual([
    503,
    { message: 'The shop cannot use its database right now. Try again in a moment.', issues: [] },
  ]);
  expect((await fetch(`${origin}/api/readyz`)).status).toBe(503);
  expect((await fetch(`${origin}/api/healthz`)).status).toBe(200);
});

function openDatabaseOf(folder: string): DatabaseSync {
  return new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
}
