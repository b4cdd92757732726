import type { DatabaseSync } from 'node:sqlite';
import { DamagedDatabaseError } from '../dataFolder.ts';
import { migrations as released, versionOf } from './migrations.ts';

/** Every table with its indexes, except the content of the search indexes, whose check takes four times as long as all others. */
const damagedTable = `
  SELECT quick_check FROM pragma_table_list AS tables, pragma_quick_check(tables.name)
  WHERE tables.schema = 'main' AND tables.type <> 'virtual' AND quick_check <> 'ok' LIMIT 1`;

/** Reads all tables: 1,000,000 orders take about a second. @throws DamagedDatabaseError */
function rejectDamaged(db: DatabaseSync): void {
  const damage = db.prepare(damagedTable).get();
  if (damage) throw new DamagedDatabaseError(String(damage['quick_check']));
}

/**
 * Checks a database and applies the missing migrations in one transaction, also when several processes start at once.
 *
 * Migrations may rebuild a referenced table, so foreign keys are enforced only afterwards.
 */
export function migrate(db: DatabaseSync, migrations = released): void {
  rejectDamaged(db);
  db.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;');
  try {
    // Another process, perhaps of a newer version, may have migrated the database in the meantime.
    for (const migration of migrations.slice(versionOf(db))) db.exec(migration);
    db.exec(`PRAGMA user_version = ${Math.max(versionOf(db), migrations.length)}; COMMIT;`);
  } catch (error) {
    // A full disk has already rolled back.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
  db.exec('PRAGMA foreign_keys = ON');
}
