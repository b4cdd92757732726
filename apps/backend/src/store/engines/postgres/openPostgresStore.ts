import { daysIn, defaultTimeZone } from '../../../days.ts';
import { StartupError } from '../../../startup.ts';
import { createIds, selectNewestId, tablesWithIds } from '../../sql/createIds.ts';
import { createAuditStore } from '../../audit/createAuditStore.ts';
import { createCountCalls } from './callCounts.ts';
import { connect, type ConnectOptions } from './connect.ts';
import type { Database, PartDatabase, Run } from './Database.ts';
import { readDatabaseStatus } from './databaseStatus.ts';
import { asStartupError } from './asStartupError.ts';
import { CANCELLED, sqlStateOf } from './errors.ts';
import { migrate, migrationTimeout } from './migrate.ts';
import { insertEntry, postgresContext } from './transact.ts';
import { seedBooks } from '../../books/seedBooks.ts';
import { createBookStore } from '../../books/createBookStore.ts';
import { createNotificationStore } from '../../notifications/createNotificationStore.ts';
import { createPersonalDataStore } from '../../personalData/createPersonalDataStore.ts';
import { createPasskeyStore } from '../../passkeys/createPasskeyStore.ts';
import { createPictureStore } from '../../pictures/createPictureStore.ts';
import { createZeroResultStore } from '../../searches/createZeroResultStore.ts';
import { orderChanges } from '../../orderChanges/orderChanges.ts';
import { createOrderReads } from '../../orders/createOrderReads.ts';
import { postgresFindOrders } from '../../orders/postgresFindOrders.ts';
import { createOverviewStore } from '../../overview/createOverviewStore.ts';
import { postgresDays } from '../../overview/postgresDays.ts';
import { postgresOutbox } from './outbox.ts';
import { indexParts, searchTables } from '../../parts/postgresPartIndex.ts';
import { insertPart, postgresParts } from '../../parts/postgresParts.ts';
import { catalogueOf, connectReplicas } from './replicas.ts';
import { insertReview, postgresReviews } from '../../reviews/postgresReviews.ts';
import { seedOrders } from '../../orders/postgresSeedOrders.ts';
import { postgresPlaceOrders } from './placeOrders.ts';
import { createPartReads } from '../../parts/postgresPartReads.ts';
import { createReadSynonyms, postgresSynonyms } from '../../synonyms/postgresSynonyms.ts';
import { createUserStore } from '../../users/createUserStore.ts';
import { postgresChangeAddress } from '../../users/postgresChangeAddress.ts';
import { createReadVersion } from './versions.ts';
import type { Outbox } from '../Outbox.ts';
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
    const readSynonyms = createReadSynonyms();
    const reads = createPartReads(readSynonyms);
    let onCommit: Parameters<Outbox['onCommit']>[0] = () => undefined;
    const purges = { newId: () => (hasEdge ? newId() : null), committed: (...keys: string[]) => onCommit(keys) };
    const outbox = {
      ...postgresOutbox(connection),
      onCommit: (listener: typeof onCommit) => void (onCommit = listener),
    };
    const store = {
      ...storeOf({ ...connection, newId, digits, countryCode, dateOf, readSynonyms, partReads: reads, purges }, close),
      ...(hasEdge && { outbox }),
    };
    return replicaUrl === undefined ? store : await withReplicas(store, replicaUrl, { pooler, partReads: reads });
  } catch (error) {
    await close();
    throw asStartupError(error);
  }
}

/** @throws StartupError when the replica, unlike one that is only away, cannot be used */
async function withReplicas(
  store: Store,
  url: string,
  { pooler, partReads }: Pick<PostgresOptions, 'pooler'> & Pick<PartDatabase, 'partReads'>,
): Promise<Store> {
  const { check, close, ...reads } = connectReplicas(
    url,
    { pooler },
    { readLatest: () => store.catalogueVersion(), catalogue: store, partReads },
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
  const { run, transaction, newId, readSynonyms, digits, countryCode } = database;
  const catalogue = catalogueOf(database);
  const context = postgresContext(database);
  return {
    ...postgresParts(database),
    ...createOrderReads(context),
    ...orderChanges(context),
    findOrders: postgresFindOrders(run, countryCode),
    ...postgresPlaceOrders(database),
    ...postgresReviews(database, context),
    ...createOverviewStore(context, postgresDays(database)),
    ...createUserStore(context, postgresChangeAddress),
    ...createAuditStore(context, (entry) => insertEntry(run, newId(), entry)),
    ...postgresSynonyms(database),
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

    seed: (seed) =>
      transaction(async (runInTransaction) => {
        const used = await runInTransaction({
          sql: [...tablesWithIds, 'stored_values']
            .map((table) => `(SELECT 1 AS used FROM ${table} LIMIT 1)`)
            .join(' UNION ALL '),
        });
        if (used.length) return false;
        const marked = await runInTransaction({
          sql: `INSERT INTO stored_values (name, value) VALUES ('seeded', $1) ON CONFLICT (name) DO NOTHING RETURNING name`,
          values: [new Date().toISOString()],
        });
        // Another process filled the store at the same time.
        if (!marked.length) return false;
        const parts = seed.parts.map((part) => ({ _id: newId(), ...part }));
        for (const part of parts) await insertPart(runInTransaction, part, null);
        await indexParts(runInTransaction, parts, await readSynonyms(runInTransaction, { lock: true }));
        for (const review of seed.reviews)
          await insertReview(runInTransaction, { _id: newId(), purgeId: null }, review);
        await seedOrders(runInTransaction, seed.orders ?? [], digits);
        const { books: money } = seed;
        if (money) await context.runWithin(runInTransaction, (changes) => seedBooks(context, changes, money));
        // Until PostgreSQL does so itself, it would plan the first searches without statistics.
        await runInTransaction({ sql: `ANALYZE parts, ${searchTables.join(', ')}` });
        return true;
      }),

    close,
  };
}

async function newestId(run: Run): Promise<string | undefined> {
  const [row] = await run({ sql: selectNewestId });
  return typeof row?.['_id'] === 'string' ? row['_id'] : undefined;
}
