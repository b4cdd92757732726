import path from 'node:path';
import { parseArgs } from 'node:util';
import { daysIn } from '../days.ts';
import { readConfig } from '../config.ts';
import { commandLine } from '../commandLine.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { restore } from '../store/engines/sqlite/backups.ts';
import { numbersAfterRestore } from './numbersAfterRestore.ts';
import { openSqliteStore } from '../store/engines/sqlite/openSqliteStore.ts';

const usage = `Usage: ${commandLine('restore')} <file>`;

/** `npm run restore -- file`: replaces the embedded database by a backup, keeps the old one, and gives no number a second time. */
await main(async () => {
  const [file] = readArguments(usage, () => parseArgs({ allowPositionals: true }).positionals);
  const { databaseUrl, dataDir, timeZone } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError('A PostgreSQL database is restored by its own tools: see docs/operations.md.');
  }
  if (file === undefined) throw new StartupError(usage);
  const { parts, orders, users, reviews, previous, isVerified } = await restore(
    dataDir,
    path.resolve(process.env['INIT_CWD'] ?? '', file),
  );
  if (!isVerified) console.log(`${file} has no checksum beside it, so that only its structure was checked.`);
  console.log(`Restored ${parts} parts, ${orders} orders, ${users} users and ${reviews} reviews.`);
  const store = openSqliteStore(dataDir);
  console.log(await numbersAfterRestore(store, daysIn(timeZone).dateOf(Date.now())));
  await store.close();
  if (previous !== undefined) console.log(`The previous database is in ${previous}.`);
});
