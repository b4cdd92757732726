import { createVocabulary, planQuery, type QueryPlan, type Vocabulary } from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { PartsFilter } from '../sql/queries.ts';
import type { SynonymsInUse } from '../synonyms/synonyms.ts';

/** What a plan needs of a database. */
export interface PlanReads {
  synonyms: () => SynonymsInUse | Promise<SynonymsInUse>;
  /** Changes with what a search finds parts by. */
  textVersion: () => string | Promise<string>;
  /** The words of the catalogue that were added after one. */
  wordsAfter: (id: number) => readonly PartWord[] | Promise<readonly PartWord[]>;
  countWords: () => number | Promise<number>;
}

interface PartWord {
  id: number;
  word: string;
}

/** The schema of the rows of `part_words`. */
export const partWords = v.array(v.object({ id: v.number(), word: v.string() }));

/** Keeps the words of the catalogue; after a change it reads the new ones, or all if some are gone. */
function createVocabularyReader(): (reads: PlanReads) => Promise<Vocabulary> {
  let vocabulary = createVocabulary([]);
  let readVersion: string | undefined;
  let size = 0;
  let last = 0;

  function add(words: readonly PartWord[]): void {
    for (const { word } of words) vocabulary.add(word);
    size += words.length;
    last = words.at(-1)?.id ?? last;
  }

  return async ({ textVersion, wordsAfter, countWords }) => {
    const version = await textVersion();
    if (version === readVersion) return vocabulary;
    const added = await wordsAfter(last);
    if ((await countWords()) === size + added.length) {
      add(added);
    } else {
      const all = await wordsAfter(0);
      vocabulary = createVocabulary([]);
      size = 0;
      add(all);
    }
    readVersion = version;
    return vocabulary;
  };
}

/** Plans a search for parts; undefined for a query without a search. */
export type PlanSearch = (query: PartsFilter, reads: PlanReads) => Promise<QueryPlan | undefined>;

/** Creates the function that plans searches with the synonyms in use and the words of the catalogue. */
export function createPlanSearch(): PlanSearch {
  const readVocabulary = createVocabularyReader();
  return async ({ search = '', isExact = false, isUnfinished = false }, reads) => {
    if (search.trim() === '') return undefined;
    const { trade } = await reads.synonyms();
    return planQuery(search, trade, await readVocabulary(reads), { isExact, isUnfinished });
  };
}
