import { currencyDigits } from '@dealerkit/domain/money/amounts';
import { daysIn } from '../../days.ts';
import type { Config } from '../../config.ts';
import { createDataFolder } from './dataFolder.ts';
import { openSqliteStore } from './sqlite/openSqliteStore.ts';
import type { Store } from '../Store.ts';

/** The settings of the store. */
type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<
    Pick<
      Config,
      'databasePooler' | 'databaseReplicaUrl' | 'edgePurgeUrls' | 'currency' | 'phoneCountryCode' | 'timeZone'
    >
  >;

/**
 * Opens the configured store: PostgreSQL if it has a URL, else the embedded database.
 *
 * @throws StartupError
 */
export async function openStore({
  dataDir,
  databaseUrl,
  databasePooler,
  databaseReplicaUrl,
  edgePurgeUrls = [],
  currency = 'BDT',
  phoneCountryCode: countryCode,
  timeZone,
}: StoreConfig): Promise<Store> {
  const dateOf = timeZone === undefined ? undefined : daysIn(timeZone).dateOf;
  const options = { digits: currencyDigits(currency), countryCode, dateOf };
  if (databaseUrl === undefined) return openSqliteStore(dataDir, options);
  // The access token secret and the demo accounts are always stored there.
  createDataFolder(dataDir);
  // Loaded on demand, so that the embedded database starts without the driver.
  const { openPostgresStore } = await import('./postgres/openPostgresStore.ts');
  return openPostgresStore(databaseUrl, {
    ...options,
    pooler: databasePooler,
    replicaUrl: databaseReplicaUrl,
    hasEdge: edgePurgeUrls.length > 0,
  });
}
