import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The schema of an empty database, then each later change of it; `schema_version` counts the applied ones. A released one is never edited. */
export const migrations: readonly string[] = [readFileSync(path.join(import.meta.dirname, 'schema.sql'), 'utf8')];
