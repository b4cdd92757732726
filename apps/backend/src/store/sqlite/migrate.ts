import type { DatabaseSync } from 'node:sqlite';
import { exactKeys, foldText } from '@dealerkit/ui/foldText';
import { DamagedDatabaseError } from '../dataFolder.ts';
import { searchTextOf } from '../searchTextOf.ts';
import { timeOfId } from '../timeOfId.ts';
import { migrations, schemaVersion, versionOf } from './migrations.ts';

const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

function defineFunctions(db: DatabaseSync): void {
  const deterministic = true;
  db.function('fold_text', { deterministic }, (text) => foldText(textOrEmpty(text)));
  db.function('search_text', { deterministic, varargs: true }, (...texts) => searchTextOf(...texts.map(textOrEmpty)));
  db.function('exact_keys', { deterministic }, (product_name, description) =>
    JSON.stringify(exactKeys({ product_name: textOrEmpty(product_name), description: textOrEmpty(description) })),
  );
  db.function('time_of_id', { deterministic }, (_id) => timeOfId(textOrEmpty(_id)));
  db.function('iso_date', { deterministic }, (time) => new Date(Number(time)).toISOString());
}

/** Reads the whole file: 100,000 parts take half a second. @throws DamagedDatabaseError */
function rejectDamaged(db: DatabaseSync): void {
  const result = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (result !== 'ok') throw new DamagedDatabaseError(String(result));
}

/**
 * Checks a database and applies the missing migrations up to a version in one transaction, also when several processes start at once.
 *
 * Migrations may rebuild a referenced table, so foreign keys are enforced only afterwards.
 */
export function migrate(db: DatabaseSync, version = schemaVersion): void {
  defineFunctions(db);
  rejectDamaged(db);
  db.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;');
  try {
    // Another process, perhaps of a newer version, may have migrated the database in the meantime.
    for (const migration of migrations.slice(versionOf(db), version)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${Math.max(versionOf(db), version)}; COMMIT;`);
  } catch (error) {
    // A full disk has already rolled back.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
  db.exec('PRAGMA foreign_keys = ON');
}
