import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { launchServer, temporaryPages } from '../launchServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { command, seededFolder } from './command.ts';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** The permissions of a folder and its files. */
function modes(folder: string): Record<string, string> {
  const files = readdirSync(folder).map((name) => [name, modeOf(path.join(folder, name))] as const);
  return { '.': modeOf(folder), ...Object.fromEntries(files) };
}

const names = [
  'dealerkit.sqlite',
  'dealerkit.sqlite-wal',
  'dealerkit.sqlite-shm',
  'demo-identity.sqlite',
  'access-token-secret',
];

test('a start gives no other user access to the data folder, also if its files had wider permissions', async () => {
  const pages = temporaryPages();
  const dataDir = path.join(pages, 'data');
  const first = launchServer(pages);
  await first.ready;
  const expected = { '.': '700', ...Object.fromEntries(names.map((name) => [name, '600'])) };
  expect(modes(dataDir)).toMatchObject(expected);
  first.child.kill('SIGKILL');
  await first.ended;

  for (const name of names) chmodSync(path.join(dataDir, name), 0o644);
  chmodSync(dataDir, 0o755);
  await launchServer(pages).ready;
  expect(modes(dataDir)).toMatchObject(expected);
});

test('a start leaves the other files and the permissions of a shared folder', async () => {
  const folder = path.join(temporaryFolder(), 'shared');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(path.join(folder, 'note.txt'), '', { mode: 0o644 });
  await openSqliteStore(folder).close();
  expect(modes(folder)).toMatchObject({ '.': '755', 'note.txt': '644', 'dealerkit.sqlite': '600' });
});

test('no other user can read a backup, a restored database or a replaced one', async () => {
  const { folder, store } = await seededFolder();
  await store.close();
  const elsewhere = temporaryFolder();
  await command('backup', [path.join(elsewhere, 'saved.sqlite')], folder);
  expect(modes(elsewhere)).toMatchObject({ 'saved.sqlite': '600' });
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
  await command('restore', [path.join(elsewhere, 'saved.sqlite')], folder);
  expect(readdirSync(folder).length).toBeGreaterThan(1);
  expect(new Set(Object.values(modes(folder)))).toEqual(new Set(['700', '600']));
});
