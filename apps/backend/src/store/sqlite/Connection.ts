import type { DatabaseSync } from 'node:sqlite';
import type { Write } from './groupCommits.ts';

/** What the parts of the embedded store share. */
export interface Connection {
  db: DatabaseSync;
  write: Write;
  newId: () => string;
}
