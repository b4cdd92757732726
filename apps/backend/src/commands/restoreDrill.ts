import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { commandLine } from '../commandLine.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { backupFolder, listBackups } from '../store/engines/sqlite/backupNames.ts';
import { restore } from '../store/engines/sqlite/backups.ts';
import { openSqliteStore } from '../store/engines/sqlite/openSqliteStore.ts';

const usage = `Usage: ${commandLine('restore:drill')} [<file>]`;

function lastBackup(dataDir: string): string {
  const folder = backupFolder(dataDir);
  const [last] = listBackups(folder);
  if (last === undefined)
    throw new StartupError(`There is no backup in ${folder}: make one with "${commandLine('backup')}".`);
  return path.join(folder, last.name);
}

/**
 * `npm run restore:drill`: restores the last backup, or a file, into a temporary folder, and opens a shop on it, which reads and
 * writes. The shop and its data are not touched.
 */
await main(async () => {
  const [name] = readArguments(usage, () => parseArgs({ allowPositionals: true }).positionals);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError('A PostgreSQL database is restored by its own tools: see docs/operations.md.');
  }
  const file = name === undefined ? lastBackup(dataDir) : path.resolve(process.env['INIT_CWD'] ?? '', name);
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-drill-'));
  try {
    const begin = performance.now();
    const { parts, orders, users, reviews, isVerified } = await restore(folder, file);
    const store = openSqliteStore(folder);
    await store.ping();
    const found = await store.findOrders({ limit: 1 });
    const listed = await store.findParts({ limit: 1 });
    await store.close();
    if (found.total !== orders || listed.total !== parts)
      throw new StartupError(`The lists of ${file} are incomplete: choose another backup.`);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${file} can be restored: ${parts} parts, ${orders} orders, ${users} users and ${reviews} reviews in ${seconds} s.`,
    );
    if (!isVerified) console.log('It has no checksum beside it, so that only its structure was checked.');
    const [newest] = found.rows;
    if (newest) console.log(`Its newest order was placed at ${newest.placedAt}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
