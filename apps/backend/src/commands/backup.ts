import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseConfig } from '../config.ts';
import { commandLine } from '../commandLine.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { addBackup, copyBackups, withBackupLock } from '../store/engines/sqlite/backupFolder.ts';
import { backUp, type Counts } from '../store/engines/sqlite/backups.ts';

const usage = `Usage: ${commandLine('backup')} [<file>]`;

function report(file: string, { parts, orders, users, reviews }: Counts): void {
  console.log(`Saved ${parts} parts, ${orders} orders, ${users} users and ${reviews} reviews in ${file}.`);
}

/**
 * `npm run backup`: adds a backup of the embedded database to the folder of the backups while the shop is running, as the schedule
 * does. `npm run backup -- file` copies the database into a file.
 */
await main(async () => {
  const [name] = readArguments(usage, () => parseArgs({ allowPositionals: true }).positionals);
  const { databaseUrl, folders } = readDatabaseConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError('A PostgreSQL database is backed up by its own tools: pg_dump "$DATABASE_URL" > file.');
  }
  const { dataDir, copyTo } = folders;
  if (name !== undefined) {
    return report(name, await backUp(dataDir, path.resolve(process.env['INIT_CWD'] ?? '', name)));
  }
  const onWait = () => console.log('Waiting until another backup has ended.');
  const { file, ...counts } = await withBackupLock(dataDir, 'backup', () => addBackup(folders), onWait);
  report(file, counts);
  if (copyTo === undefined) return;
  // A copy to a folder that does not answer must not prevent the next backup.
  await withBackupLock(dataDir, 'copy', () => copyBackups(folders), onWait);
  console.log(`Copied to ${copyTo}.`);
});
