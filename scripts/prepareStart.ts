import { type Config, readConfig } from '../apps/backend/src/config.ts';
import { checkPort } from '../apps/backend/src/http/listen.ts';
import { openDatabase } from '../apps/backend/src/store/sqlite/openDatabase.ts';

/** Finds out in a moment what would stop a start, before anything is built for it. @throws StartupError */
export async function prepareStart(): Promise<Config> {
  const config = readConfig(process.env);
  await checkPort(config);
  if (config.databaseUrl === undefined) openDatabase(config.dataDir).close();
  return config;
}
