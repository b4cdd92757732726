import { daysIn, defaultTimeZone } from '../../../days.ts';
import { StartupError } from '../../../startup.ts';
import { createIds, selectNewestId } from '../../sql/createIds.ts';
import { createAuditStore } from '../../audit/createAuditStore.ts';
import { createCountCalls } from './callCounts.ts';
import { connect, type ConnectOptions } from './connect.ts';
import type { Database, Run } from './Database.ts';
import { readDatabaseStatus } from './databaseStatus.ts';
import { asStartupError } from './asStartupError.ts';
import { CANCELLED, sqlStateOf } from './errors.ts';
import { migrate, migrationTimeout } from './migrate.ts';
import { postgresContext } from './transact.ts';
import { createBookStore } from '../../books/createBookStore.ts';
import { createNotificationStore } from '../../notifications/createNotificationStore.ts';
import { createPersonalDataStore } from '../../personalData/createPersonalDataStore.ts';
import { createPasskeyStore } from '../../passkeys/createPasskeyStore.ts';
import { createPictureStore } from '../../pictures/createPictureStore.ts';
import { createZeroResultStore } from '../../searches/createZeroResultStore.ts';
import { orderChanges } from '../../orderChanges/orderChanges.ts';
import { createOrderReads } from '../../orders/createOrderReads.ts';
import { postgresFindOrders } from './reads/findOrders.ts';
import { createOverviewStore } from '../../overview/createOverviewStore.ts';
import { postgresDays } from './reads/overviewDays.ts';
import { postgresOutbox } from './outbox.ts';
import { searchTables } from '../../parts/partIndex.ts';
import { partWrites } from '../../parts/partWrites.ts';
import { catalogueOf, connectReplicas } from './replicas.ts';
import { createReviewStore } from '../../reviews/createReviewStore.ts';
import { seedStore } from '../seedStore.ts';
import { postgresPlaceOrders } from './placeOrders.ts';
import { createSynonymStore } from '../../synonyms/createSynonymStore.ts';
import { createSynonymsInUse } from '../../synonyms/synonymsInUse.ts';
import { postgresPartReads } from './reads/partReads.ts';
import { createSharedReads, type PartDatabase } from './reads/sharedReads.ts';
import { createUserStore } from '../../users/createUserStore.ts';
import { postgresChangeAddress } from '../../users/postgresChangeAddress.ts';
import { createReadVersion } from './versions.ts';
import type { Outbox } from '../../operation/Outbox.ts';
import type { Store, StoreOptions } from '../../Store.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** How the store connects. */
export interface PostgresOptions extends Pick<ConnectOptions, 'pooler'>, StoreOptions {
  /** The URL of one or more replicas, for reads of the catalogue. */
  replicaUrl?: string | undefined;
  /** Changes store the purges of the edge in the outbox. */
  hasEdge?: boolean | undefined;
}

/**
 * Opens the store of a PostgreSQL database, and creates or migrates its tables where needed. Several processes may share it. With
 * an edge it has an outbox.
 *
 * @throws StartupError where the database is unreachable or of a newer version
 */
export async function openPostgresStore(
  url: string,
  {
    pooler,
    replicaUrl,
    hasEdge = false,
    digits = 2,
    countryCode = '880',
    dateOf = daysIn(defaultTimeZone).dateOf,
  }: PostgresOptions = {},
): Promise<Store> {
  const { close, ...connection } = connect(url, { pooler });
  try {
    await checkConnection(connection.run);
    await migrateTables(url, { pooler });
    const newId = createIds(await newestId(connection.run));
    const shared = createSharedReads(createSynonymsInUse());
    let onCommit: Parameters<Outbox['onCommit']>[0] = () => undefined;
    const purges = { newId: () => (hasEdge ? newId() : null), committed: (...keys: string[]) => onCommit(keys) };
    const outbox = {
      ...postgresOutbox(connection),
      onCommit: (listener: typeof onCommit) => void (onCommit = listener),
    };
    const store = {
      ...storeOf({ ...connection, newId, digits, countryCode, dateOf, shared, purges }, close),
      ...(hasEdge && { outbox }),
    };
    return replicaUrl === undefined ? store : await withReplicas(store, replicaUrl, { pooler, shared });
  } catch (error) {
    await close();
    throw asStartupError(error);
  }
}

/** @throws StartupError when the replica, unlike one that is only away, cannot be used */
async function withReplicas(
  store: Store,
  url: string,
  { pooler, shared }: Pick<PostgresOptions, 'pooler'> & Pick<PartDatabase, 'shared'>,
): Promise<Store> {
  const { check, close, ...reads } = connectReplicas(
    url,
    { pooler },
    { readLatest: () => store.catalogueVersion(), catalogue: store, shared },
  );
  try {
    await check();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) {
      await close();
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(
        `The PostgreSQL of DATABASE_REPLICA_URL cannot be used (${reason}): set it to a replica of the database of DATABASE_URL.`,
        { cause: error },
      );
    }
  }
  return {
    ...store,
    ...reads,
    async close() {
      await Promise.all([store.close(), close()]);
    },
  };
}

async function migrateTables(url: string, options: Pick<PostgresOptions, 'pooler'>): Promise<void> {
  const { close, ...connection } = connect(url, { ...options, statementTimeout: migrationTimeout });
  try {
    await migrate(connection);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError) || sqlStateOf(error.cause) !== CANCELLED) throw error;
    throw new StartupError(
      'PostgreSQL cancelled a statement of the migration, by itself after an hour: start the shop again when the database is less busy.',
      { cause: error },
    );
  } finally {
    await close();
  }
}

/** @throws StartupError when the driver cannot connect for another reason than those of `asStartupError`, for instance TLS */
async function checkConnection(run: Run): Promise<void> {
  try {
    await run({ sql: 'SELECT 1' });
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StoreUnavailableError || sqlStateOf(error) !== undefined) {
      throw error;
    }
    const message = `The PostgreSQL of DATABASE_URL does not accept the connection (${error.message}): correct DATABASE_URL.`;
    throw new StartupError(message, { cause: error });
  }
}

function storeOf(database: Database & PartDatabase, close: () => Promise<void>): Store {
  const { run, countryCode, shared } = database;
  const catalogue = catalogueOf(database);
  const context = { ...postgresContext(database), synonyms: shared.synonyms };
  return {
    ...postgresPartReads(database),
    ...partWrites(context),
    ...createOrderReads(context),
    ...orderChanges(context),
    findOrders: postgresFindOrders(run, countryCode),
    ...postgresPlaceOrders(database),
    ...createReviewStore(context),
    ...createOverviewStore(context, postgresDays(database)),
    ...createUserStore(context, postgresChangeAddress),
    ...createAuditStore(context),
    ...createSynonymStore(context, shared.synonyms),
    ...createZeroResultStore(context),
    ...createBookStore(context),
    ...createNotificationStore(context),
    ...createPersonalDataStore(context),
    ...createPasskeyStore(context),
    ...createPictureStore(context),

    catalogueVersion: createReadVersion(run),
    catalogueMaxAge: 0,
    // Leaves connections to the other calls.
    maxReads: 4,
    readCatalogue: (_version, read) => read(catalogue),

    countCalls: createCountCalls(run),

    databaseStatus: () => readDatabaseStatus(run),

    async ping() {
      // Writes a current value, since a database that is only readable is not ready. A migration locks the row of schema_version.
      await run({ sql: 'UPDATE versions SET value = value WHERE shard = 0' });
    },

    async seed(seed) {
      const isFilled = await context.transact((changes) => seedStore(context, changes, seed));
      // Until PostgreSQL does so itself, it would plan the first searches without statistics.
      if (isFilled) await run({ sql: `ANALYZE parts, ${searchTables.join(', ')}` });
      return isFilled;
    },

    close,
  };
}

async function newestId(run: Run): Promise<string | undefined> {
  const [row] = await run({ sql: selectNewestId });
  return typeof row?.['_id'] === 'string' ? row['_id'] : undefined;
}
