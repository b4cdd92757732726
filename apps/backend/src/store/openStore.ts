import type { Config } from '../config.ts';
import { makeDataFolder } from './sqlite/openDatabase.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './Store.ts';

/**
 * Opens the store that the configuration names: PostgreSQL by its address, or else the embedded one.
 *
 * @throws StartupError, DataFolderError
 */
export async function openStore({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir);
  // The secret of the sessions and the demo's accounts still live there.
  makeDataFolder(dataDir);
  // Loaded only where it is used: the embedded database needs no driver, and starts sooner without.
  const { openPostgresStore } = await import('./postgres.ts');
  return openPostgresStore(databaseUrl);
}
