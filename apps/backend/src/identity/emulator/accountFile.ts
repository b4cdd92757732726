import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';
import * as v from 'valibot';
import { StartupError } from '../../startup.ts';
import { asDataFolderError, createPrivateFile, isDamage, sqliteCodeOf } from '../../store/engines/dataFolder.ts';

/** The emulator's accounts on disk. */
export interface AccountFile {
  /** The accounts as they were last saved or adopted. */
  accounts(): EmulatorAccount[];
  /** Takes accounts as saved, which are what the emulator makes of `accounts()` and the demo accounts. */
  adopt(accounts: Iterable<EmulatorAccount>): void;
  /** Writes the accounts that changed since the last call; they are on disk when it returns. */
  save(accounts: Iterable<EmulatorAccount>): void;
  close(): void;
}

const formatVersion = 1;
const versionRow = v.object({ user_version: v.number() });
const accountRow = v.object({ local_id: v.string(), record: v.string() });
const accountRecord = v.looseObject({
  localId: v.string(),
  email: v.optional(v.string()),
  providerUserInfo: v.optional(v.array(v.looseObject({ providerId: v.string(), rawId: v.string() }))),
});

const fileOf = (dataDir: string) => join(dataDir, 'demo-identity.sqlite');

/** Opens the demo accounts of a data folder exclusively. @throws StartupError when another process uses them, a newer version wrote them, or they are damaged */
export function openAccountFile(dataDir: string): AccountFile {
  let database: DatabaseSync | undefined;
  try {
    // The emulator stores passwords in plain text, and a user may enter a real one.
    createPrivateFile(fileOf(dataDir));
    database = new DatabaseSync(fileOf(dataDir), { timeout: 0 });
    lock(database, dataDir);
    return accountFileOf(database);
  } catch (error) {
    database?.close();
    throw asStartupError(dataDir, error);
  }
}

function accountFileOf(database: DatabaseSync): AccountFile {
  const upsert = database.prepare(
    'INSERT INTO account VALUES (?, ?) ON CONFLICT (local_id) DO UPDATE SET record = excluded.record',
  );
  const remove = database.prepare('DELETE FROM account WHERE local_id = ?');
  const rows = v.parse(v.array(accountRow), database.prepare('SELECT local_id, record FROM account').all());
  let saved = new Map(rows.map((row) => [row.local_id, row.record]));
  const parseSaved = () => Array.from(saved.values(), (record) => v.parse(accountRecord, JSON.parse(record)));
  // Fails now if a record is damaged.
  parseSaved();

  return {
    accounts: parseSaved,

    adopt(accounts) {
      saved = recordsOf(accounts);
    },

    save(accounts) {
      const current = recordsOf(accounts);
      const changed = [...current].filter(([localId, record]) => saved.get(localId) !== record);
      const deleted = [...saved.keys()].filter((localId) => !current.has(localId));
      if (changed.length + deleted.length === 0) return;
      database.exec('BEGIN');
      try {
        for (const [localId, record] of changed) upsert.run(localId, record);
        for (const localId of deleted) remove.run(localId);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
      saved = current;
    },

    close: () => database.close(),
  };
}

function recordsOf(accounts: Iterable<EmulatorAccount>): Map<string, string> {
  return new Map(Array.from(accounts, (account) => [account.localId, JSON.stringify(account)]));
}

function lock(database: DatabaseSync, dataDir: string): void {
  database.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE',
  );
  const { user_version: found } = v.parse(versionRow, database.prepare('PRAGMA user_version').get());
  if (found > formatVersion) {
    throw new StartupError(
      `${dataDir} was written by a newer version of dealerkit: update dealerkit, or set DATA_DIR to another folder.`,
    );
  }
  database.exec(`
    CREATE TABLE IF NOT EXISTS account (local_id TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
    PRAGMA user_version = ${formatVersion};
    COMMIT;
  `);
}

const busy = 5;

function asStartupError(dataDir: string, error: unknown): unknown {
  if (sqliteCodeOf(error) === busy) {
    return new StartupError(
      `${dataDir} is in use by another running dealerkit: stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (isDamage(error) || error instanceof SyntaxError || v.isValiError(error)) {
    return new StartupError(
      `The demo accounts in ${fileOf(dataDir)} are damaged: delete this file, and the demo creates its accounts again.`,
      { cause: error },
    );
  }
  return asDataFolderError(dataDir, error);
}
