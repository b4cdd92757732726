import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type PlanReads, partWords } from './partPlan.ts';

/** What a search reads of the texts of parts, and `changed`, which must be called after a change of them. */
export interface PartTexts extends Omit<PlanReads, 'synonyms'> {
  textVersion: () => string;
  changed: () => void;
}

/** Creates the reads of the texts of the embedded catalogue. */
export function sqlitePartTexts(db: DatabaseSync): PartTexts {
  // Changes only when other processes commit.
  const dataVersion = db.prepare('PRAGMA data_version');
  const after = db.prepare('SELECT id, word FROM part_words WHERE id > ? ORDER BY id');
  const count = db.prepare('SELECT count(*) AS words FROM part_words');
  let changes = 0;
  return {
    changed: () => void changes++,
    textVersion: () => `${String(dataVersion.get()?.['data_version'])}.${changes}`,
    wordsAfter: (id) => v.parse(partWords, after.all(id)),
    countWords: () => Number(count.get()?.['words']),
  };
}
