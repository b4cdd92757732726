import type { DatabaseSync } from 'node:sqlite';
import { daysIn, defaultTimeZone } from '../../../days.ts';
import { createIds, selectNewestId } from '../../sql/createIds.ts';
import { createAuditStore } from '../../audit/createAuditStore.ts';
import { sqliteAudit } from '../../audit/sqliteAudit.ts';
import { createFileCheck } from './fileCheck.ts';
import { groupCommits } from './groupCommits.ts';
import { databaseFile, openDatabase } from './openDatabase.ts';
import { requireFreeSpace } from './freeSpace.ts';
import { migrate } from './migrate.ts';
import { schemaVersion } from './migrations.ts';
import { createZeroResultStore } from '../../searches/createZeroResultStore.ts';
import { orderChanges } from '../../orderChanges/orderChanges.ts';
import { createOrderReads } from '../../orders/createOrderReads.ts';
import { sqliteFindOrders } from '../../orders/sqliteFindOrders.ts';
import { createOverviewStore } from '../../overview/createOverviewStore.ts';
import { sqliteDays } from '../../overview/sqliteDays.ts';
import { sqlitePlaceOrders } from './placeOrders.ts';
import { createPlanSearch } from '../../parts/partPlan.ts';
import { sqliteContext } from './transact.ts';
import { seedBooks } from '../../books/seedBooks.ts';
import { createBookStore } from '../../books/createBookStore.ts';
import { createNotificationStore } from '../../notifications/createNotificationStore.ts';
import { createPersonalDataStore } from '../../personalData/createPersonalDataStore.ts';
import { createPasskeyStore } from '../../passkeys/createPasskeyStore.ts';
import { createPictureStore } from '../../pictures/createPictureStore.ts';
import { sqliteFacets } from '../../parts/sqlitePartFacets.ts';
import { sqliteParts } from '../../parts/sqliteParts.ts';
import { reportReadErrors } from './reportReadErrors.ts';
import { sqliteReviews } from '../../reviews/sqliteReviews.ts';
import { sqlitePartTexts } from '../../parts/sqlitePartTexts.ts';
import { sqliteSynonyms, sqliteSynonymsInUse } from '../../synonyms/sqliteSynonyms.ts';
import { createUserStore } from '../../users/createUserStore.ts';
import { sqliteChangeAddress } from '../../users/sqliteChangeAddress.ts';
import type { PartsFilter } from '../../sql/queries.ts';
import { readSuggestions } from '../../parts/suggestions.ts';
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
  const audit = sqliteAudit(db, newId);
  let changes = 0;
  const catalogueChanged = () => void changes++;
  const namesInUse = sqliteSynonymsInUse(db);
  const synonyms = namesInUse.read;
  const texts = sqlitePartTexts(db);
  const plan = createPlanSearch();
  const planSearch = (query: PartsFilter) => plan(query, { synonyms, ...texts });
  const connection = {
    db,
    write,
    newId,
    digits,
    countryCode,
    dateOf,
    catalogueChanged,
    audit,
    synonyms,
    planSearch,
    texts,
  };
  const context = sqliteContext(connection);
  const { insertPart, ...parts } = sqliteParts(connection, context);
  const { seedOrders, ...placing } = sqlitePlaceOrders(connection, context);
  const { insertReview, ...reviews } = sqliteReviews(connection, context);

  const isUsed = db.prepare(
    `SELECT 1 FROM stored_values WHERE name = 'seeded'
     UNION ALL SELECT 1 FROM parts UNION ALL SELECT 1 FROM orders
     UNION ALL SELECT 1 FROM reviews UNION ALL SELECT 1 FROM users LIMIT 1`,
  );
  const markSeeded = db.prepare(`INSERT INTO stored_values (name, value) VALUES ('seeded', ?)`);

  // Changes only when other processes commit.
  const dataVersion = db.prepare('PRAGMA data_version');

  const facets = sqliteFacets(connection);
  const store: Store = {
    ...parts,
    ...createOrderReads(context),
    ...orderChanges(context),
    findOrders: sqliteFindOrders(db, context),
    ...placing,
    ...reviews,
    ...createOverviewStore(context, sqliteDays(connection)),
    ...createUserStore(context, sqliteChangeAddress),
    ...createAuditStore(context, (entry) => write(() => audit(entry))),
    ...facets,
    findSuggestions: (search) =>
      readSuggestions(search, { ...parts, ...facets, readTrade: async () => connection.synonyms().trade }),
    ...sqliteSynonyms(connection, namesInUse),
    ...createZeroResultStore(context),
    ...createBookStore(context),
    ...createNotificationStore(context),
    ...createPersonalDataStore(context),
    ...createPasskeyStore(context),
    ...createPictureStore(context),

    catalogueVersion: async () => `${String(dataVersion.get()?.['data_version'])}.${changes}`,
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

    seed: (seed) =>
      write(() => {
        if (isUsed.get()) return false;
        markSeeded.run(new Date().toISOString());
        seed.parts.forEach(insertPart);
        seed.reviews.forEach((review) => insertReview(review));
        seedOrders(seed.orders ?? []);
        const { books: money } = seed;
        if (money) context.runNow((done) => seedBooks(context, done, money));
        return true;
      }),

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
