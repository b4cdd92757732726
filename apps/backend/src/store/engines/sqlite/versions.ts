import type { DatabaseSync } from 'node:sqlite';
import type { Changes } from '../../sql/changes.ts';

/** The versions of what is stored, which also change when another process commits. */
export interface Versions {
  catalogue: () => string;
  /** That of what a search finds parts by. */
  partTexts: () => string;
  /** Must be called after each change. */
  changed: (changes: Partial<Pick<Changes, 'parts' | 'partTexts' | 'reviews'>>) => void;
}

/** Creates the versions of an open database. */
export function createVersions(db: DatabaseSync): Versions {
  // Changes only when other processes commit.
  const dataVersion = db.prepare('PRAGMA data_version');
  const own = { catalogue: 0, partTexts: 0 };
  const versionOf = (changes: number) => `${String(dataVersion.get()?.['data_version'])}.${changes}`;
  return {
    catalogue: () => versionOf(own.catalogue),
    partTexts: () => versionOf(own.partTexts),
    changed({ parts, partTexts, reviews }) {
      if (parts?.size || partTexts || reviews) own.catalogue++;
      if (partTexts) own.partTexts++;
    },
  };
}
