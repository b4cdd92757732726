import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startOrExplain } from '../startOrExplain.ts';
import { StartupError } from '../StartupError.ts';
import { restore } from '../store/sqlite/backups.ts';

/** `npm run restore -- file`: puts a backup in the place of the embedded database, which is kept beside it. */
await startOrExplain(async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError('A PostgreSQL database is restored by its own tools: psql "$DATABASE_URL" < file.');
  }
  if (file === undefined) throw new StartupError('Usage: npm run restore -- <file>');
  const { parts, orders, users, reviews, kept } = await restore(
    dataDir,
    path.resolve(process.env['INIT_CWD'] ?? '', file),
  );
  console.log(`Restored ${parts} parts, ${orders} orders, ${users} users and ${reviews} reviews.`);
  if (kept !== undefined) console.log(`What was there before is in ${kept}.`);
});
