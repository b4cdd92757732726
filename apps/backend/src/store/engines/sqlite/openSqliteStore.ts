import type { DatabaseSync } from 'node:sqlite';
import { daysIn, defaultTimeZone } from '../../../days.ts';
import { createIds, selectNewestId } from '../../sql/createIds.ts';
import { createAuditStore } from '../../audit/createAuditStore.ts';
import { createFileCheck } from './fileCheck.ts';
import { groupCommits } from './groupCommits.ts';
import { databaseFile, openDatabase } from './openDatabase.ts';
import { requireFreeSpace } from './freeSpace.ts';
import { migrate } from './migrate.ts';
import { schemaVersion } from './migrations.ts';
import { createZeroResultStore } from '../../searches/createZeroResultStore.ts';
import { orderChanges } from '../../orderChanges/orderChanges.ts';
import { createOrderReads } from '../../orders/createOrderReads.ts';
import { sqliteFindOrders } from './reads/findOrders.ts';
import { createOverviewStore } from '../../overview/createOverviewStore.ts';
import { sqliteDays } from './reads/overviewDays.ts';
import { sqlitePlaceOrders } from './placeOrders.ts';
import { sqliteContext } from './transact.ts';
import { createBookStore } from '../../books/createBookStore.ts';
import { createNotificationStore } from '../../notifications/createNotificationStore.ts';
import { createPersonalDataStore } from '../../personalData/createPersonalDataStore.ts';
import { createPasskeyStore } from '../../passkeys/createPasskeyStore.ts';
import { createPictureStore } from '../../pictures/createPictureStore.ts';
import { reportReadErrors } from './reportReadErrors.ts';
import { createReviewStore } from '../../reviews/createReviewStore.ts';
import { createSynonymStore } from '../../synonyms/createSynonymStore.ts';
import { createSynonymsInUse } from '../../synonyms/synonymsInUse.ts';
import { partWrites } from '../../parts/partWrites.ts';
import { sqlitePartReads } from './reads/partReads.ts';
import { seedStore } from '../seedStore.ts';
import { createVersions } from './versions.ts';
import { createUserStore } from '../../users/createUserStore.ts';
import { sqliteChangeAddress } from '../../users/sqliteChangeAddress.ts';
import type { Store, StoreOptions } from '../../Store.ts';

/**
 * Opens the embedded store of a data folder, and creates or migrates it where needed.
 *
 * @throws DataFolderError where the folder is not writable, or its database is damaged, missing or of a newer version
 */
export function openSqliteStore(
  folder: string,
  { digits = 2, countryCode = '880', dateOf = daysIn(defaultTimeZone).dateOf }: StoreOptions = {},
): Store {
  const db = openDatabase(folder, migrate);
  const file = createFileCheck(databaseFile(folder));
  const { write, flush } = groupCommits(db, file);
  const newId = createIds(newestId(db));
  const versions = createVersions(db);
  const connection = { db, write, newId, digits, countryCode, dateOf, versions };
  const synonyms = createSynonymsInUse();
  const context = { ...sqliteContext(connection), synonyms };

  const store: Store = {
    ...sqlitePartReads(connection, context, synonyms),
    ...partWrites(context),
    ...createOrderReads(context),
    ...orderChanges(context),
    findOrders: sqliteFindOrders(db, context),
    ...sqlitePlaceOrders(connection, context),
    ...createReviewStore(context),
    ...createOverviewStore(context, sqliteDays(connection)),
    ...createUserStore(context, sqliteChangeAddress),
    ...createAuditStore(context),
    ...createSynonymStore(context, synonyms),
    ...createZeroResultStore(context),
    ...createBookStore(context),
    ...createNotificationStore(context),
    ...createPersonalDataStore(context),
    ...createPasskeyStore(context),
    ...createPictureStore(context),

    catalogueVersion: async () => versions.catalogue(),
    catalogueMaxAge: 0,
    // They block the event loop in turns.
    maxReads: 1,
    readCatalogue: (_version, read) => read(reporting),

    databaseStatus: async () => ({ replicas: [] }),

    // Writes the current version number, since a database that is only readable is not ready.
    async ping() {
      await write(() => db.exec(`PRAGMA user_version = ${schemaVersion}`));
      requireFreeSpace(folder);
    },

    seed: (seed) => context.transact((changes) => seedStore(context, changes, seed)),

    async close() {
      flush();
      if (db.isOpen) db.close();
    },
  };
  const reporting: Store = reportReadErrors(store, file.report);
  return reporting;
}

function newestId(db: DatabaseSync): string | undefined {
  const _id = db.prepare(selectNewestId).get()?.['_id'];
  return typeof _id === 'string' ? _id : undefined;
}
