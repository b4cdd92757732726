import {
  createVocabulary,
  planQuery,
  type QueryPlan,
  type SynonymIndex,
  type Vocabulary,
} from '@dealerkit/domain/search';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import type { PartsFilter } from '../sql/queries.ts';
import { query, type SqlContext, type Statements } from '../sql/transactions.ts';

/** What a plan needs of a database. */
interface PlanReads {
  read: SqlContext['read'];
  synonyms: () => Statements<{ trade: SynonymIndex }>;
  /** Changes with what a search finds parts by. */
  textVersion: () => string;
}

const PartWords = v.array(v.object({ id: v.number(), word: v.string() }));

/** The words of the catalogue that were added after one. */
function* wordsAfter(id: number): Statements<v.InferOutput<typeof PartWords>> {
  return v.parse(PartWords, yield* query('SELECT id, word FROM part_words WHERE id > ? ORDER BY id', id));
}

function* countWords(): Statements<number> {
  return Number((yield* first('SELECT count(*) AS words FROM part_words'))?.['words']);
}

/** Keeps the words of the catalogue; after a change it reads the new ones, or all if some are gone. */
function createVocabularyReader(): (reads: PlanReads) => Promise<Vocabulary> {
  let vocabulary = createVocabulary([]);
  let readVersion: string | undefined;
  let size = 0;
  let last = 0;

  function add(words: v.InferOutput<typeof PartWords>): void {
    for (const { word } of words) vocabulary.add(word);
    size += words.length;
    last = words.at(-1)?.id ?? last;
  }

  return async ({ read, textVersion }) => {
    const version = textVersion();
    if (version === readVersion) return vocabulary;
    const added = await read(wordsAfter(last));
    if ((await read(countWords())) === size + added.length) {
      add(added);
    } else {
      const all = await read(wordsAfter(0));
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
    const { trade } = await reads.read(reads.synonyms());
    return planQuery(search, trade, await readVocabulary(reads), { isExact, isUnfinished });
  };
}
