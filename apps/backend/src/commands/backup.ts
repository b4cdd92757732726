import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { addBackup, copyBackups } from '../store/sqlite/backupFolder.ts';
import { backUp } from '../store/sqlite/backups.ts';

const usage = 'Usage: npm run backup -- [<file>]';

/**
 * `npm run backup`: adds a backup of the embedded database to the folder of the backups while the shop is running, as the schedule
 * does. `npm run backup -- file` copies the database into a file.
 */
await main(async () => {
  const [name] = readArguments(usage, () => parseArgs({ allowPositionals: true }).positionals);
  const { databaseUrl, dataDir, backups } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError('A PostgreSQL database is backed up by its own tools: pg_dump "$DATABASE_URL" > file.');
  }
  const folders = { dataDir, ...backups };
  const { file, parts, orders, users, reviews } =
    name === undefined
      ? await addBackup(folders)
      : { file: name, ...(await backUp(dataDir, path.resolve(process.env['INIT_CWD'] ?? '', name))) };
  console.log(`Saved ${parts} parts, ${orders} orders, ${users} users and ${reviews} reviews in ${file}.`);
  if (name === undefined && backups.copyTo !== undefined) {
    await copyBackups(folders);
    console.log(`Copied to ${backups.copyTo}.`);
  }
});
