import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readDatabaseConfig } from '../config.ts';
import { commandLine } from '../commandLine.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { moveToPostgres } from '../store/engines/moveToPostgres.ts';
import { asDataFolderError } from '../store/engines/dataFolder.ts';
import { migrate } from '../store/engines/sqlite/migrate.ts';
import { openDatabase, requireDatabase } from '../store/engines/sqlite/openDatabase.ts';

const usage = `Usage: ${commandLine('move', 'backend:move')} --to postgres://user@host/database`;

function source(dataDir: string): DatabaseSync {
  requireDatabase(dataDir);
  const db = openDatabase(dataDir, migrate);
  // The first read of a transaction decides what it sees: no later change of another process.
  db.exec('BEGIN; SELECT 1 FROM sqlite_schema');
  return db;
}

/** `npm run backend:move -- --to postgres://...`: copies the embedded database of a stopped shop into an empty PostgreSQL, all or nothing. */
await main(async () => {
  const { to } = readArguments(usage, () => parseArgs({ options: { to: { type: 'string' } } }).values);
  const { databaseUrl, folders } = readDatabaseConfig({ ...process.env, DATABASE_URL: to });
  if (databaseUrl === undefined) throw new StartupError(usage);
  const { dataDir } = folders;
  const db = source(dataDir);
  try {
    const checks = await moveToPostgres(db, databaseUrl, (line) => console.log(line));
    for (const check of checks) console.log(check);
    console.log(
      'Everything is copied as it was when the copy began. Set DATABASE_URL and ACCESS_TOKEN_SECRET and start the shop; the old database stays.',
    );
  } catch (error) {
    throw asDataFolderError(dataDir, error);
  } finally {
    db.close();
  }
});
