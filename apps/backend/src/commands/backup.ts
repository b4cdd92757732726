import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { backUp } from '../store/sqlite/backups.ts';

const usage = 'Usage: npm run backup -- <file>';

/** `npm run backup -- file`: copies the embedded database while the shop is running. */
await main(async () => {
  const [file] = readArguments(usage, () => parseArgs({ allowPositionals: true }).positionals);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError('A PostgreSQL database is backed up by its own tools: pg_dump "$DATABASE_URL" > file.');
  }
  if (file === undefined) throw new StartupError(usage);
  const { parts, orders, users, reviews } = await backUp(dataDir, path.resolve(process.env['INIT_CWD'] ?? '', file));
  console.log(`Saved ${parts} parts, ${orders} orders, ${users} users and ${reviews} reviews in ${file}.`);
});
