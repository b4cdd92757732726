import { setTimeout as wait } from 'node:timers/promises';
import type { Catalogue, Store } from '../../Store.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { connect, type ConnectOptions } from './connect.ts';
import type { Run, Statement } from './Database.ts';
import { CANCELLED, sqlStateOf } from './errors.ts';
import { reviewReads } from '../../reviews/createReviewStore.ts';
import { postgresPartReads } from './reads/partReads.ts';
import type { PartDatabase } from './reads/sharedReads.ts';
import { postgresDialect, runStatements } from './transact.ts';
import { readVersion } from './versions.ts';

/** Milliseconds for which a version that was read at the primary is used: the oldest that a response to a visitor can be. */
const maxAge = 500;

/** Milliseconds without reads at a replica that could not be used. */
const pause = 5_000;

/** A replica that does not answer is given up early, because the primary can answer. */
const timeouts = { connectTimeout: 1_000, statementTimeout: 2_000 };

const UNDEFINED_TABLE = '42P01';

/** Runs one statement after the other, because version 9 of the driver `pg` no longer queues the queries of one connection. */
function inTurn(run: Run): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (statement: Statement) => {
    const result = last.then(
      () => run(statement),
      () => run(statement),
    );
    last = result;
    return result;
  };
}

/** The reads of the PostgreSQL catalogue. */
export const catalogueOf = (database: PartDatabase): Catalogue => ({
  ...postgresPartReads(database),
  ...reviewReads({ dialect: postgresDialect, read: (statements) => runStatements(database.run, statements) }),
});

/** The version of the catalogue as the primary has it, read at most twice a second. */
function createRecentVersion(readLatest: () => Promise<string>): Store['catalogueVersion'] {
  let known: { version: string; readAt: number; until: number } | undefined;

  async function refresh(): Promise<string> {
    const readAt = Date.now();
    const version = await readLatest();
    if (known === undefined || readAt >= known.readAt) known = { version, readAt, until: readAt + maxAge };
    return version;
  }

  return async ({ latest = false } = {}) => {
    if (latest || known === undefined) return refresh();
    if (Date.now() < known.until) return known.version;
    const refreshed = refresh().catch(() => undefined);
    const version = await Promise.race([refreshed, wait(maxAge, undefined, { ref: false })]);
    // Visitors can read while the primary is away; the next call after a second tries it again.
    if (version === undefined) known.until = Date.now() + maxAge;
    return known.version;
  };
}

/** Reads of the catalogue at replicas, which fall back to the primary. */
interface Replicas extends Pick<Store, 'catalogueVersion' | 'catalogueMaxAge' | 'readCatalogue'> {
  /** @throws an error where the URL leads to no replica of the database */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** Connects to the replicas behind a URL; the other arguments are those of the primary. */
export function connectReplicas(
  url: string,
  { pooler }: Pick<ConnectOptions, 'pooler'>,
  { shared, ...primary }: { readLatest: () => Promise<string>; catalogue: Catalogue } & Pick<PartDatabase, 'shared'>,
): Replicas {
  const { run: runSingle, transaction, close } = connect(url, { pooler, ...timeouts, readOnly: true });
  let usableFrom = 0;

  return {
    catalogueVersion: createRecentVersion(primary.readLatest),
    catalogueMaxAge: maxAge,

    async readCatalogue(version, read) {
      if (Date.now() < usableFrom) return read(primary.catalogue);
      try {
        const response = await transaction(async (runInTransaction) => {
          const run = inTurn(runInTransaction);
          const lags = BigInt(await readVersion(run)) < BigInt(version);
          return lags ? undefined : { value: await read(catalogueOf({ run, shared })) };
        });
        if (response) return response.value;
      } catch (error) {
        const cause = error instanceof StoreUnavailableError ? error.cause : error;
        const isOfReader = cause === error && sqlStateOf(error) === undefined;
        // A read that is too slow for a replica would be too slow for the primary.
        if (isOfReader || sqlStateOf(cause) === CANCELLED) throw error;
        usableFrom = Date.now() + pause;
      }
      return read(primary.catalogue);
    },

    async check() {
      try {
        await readVersion(runSingle);
      } catch (error) {
        if (sqlStateOf(error) !== UNDEFINED_TABLE) throw error;
        // A replica may be about to receive the tables that the primary has just created.
        const [server] = await runSingle({ sql: 'SELECT pg_is_in_recovery() AS "isReplica"' });
        if (server?.['isReplica'] !== true) throw error;
      }
    },
    close,
  };
}
