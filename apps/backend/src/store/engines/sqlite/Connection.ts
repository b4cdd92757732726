import type { DatabaseSync } from 'node:sqlite';
import type { SqlContext } from '../../sql/transactions.ts';
import type { Write } from './groupCommits.ts';
import type { Versions } from './versions.ts';

/** Shared by the modules of the embedded store. */
export interface Connection extends Pick<SqlContext, 'newId' | 'digits' | 'countryCode' | 'dateOf'> {
  db: DatabaseSync;
  write: Write;
  versions: Versions;
}
