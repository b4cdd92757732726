import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/**
 * The schema of an empty file, then each later change of it; `PRAGMA user_version` counts the applied ones.
 *
 * A released one is never edited. This module imports no built package.
 */
export const migrations: readonly string[] = [readFileSync(path.join(import.meta.dirname, 'schema.sql'), 'utf8')];

/** The schema version of this program. */
export const schemaVersion = migrations.length;

/** The schema version of a database. */
export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}
