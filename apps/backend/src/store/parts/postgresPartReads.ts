import * as v from 'valibot';
import { createKeptValues } from '../sql/keptValues.ts';
import { createPlanSearch, partWords } from './partPlan.ts';
import { synonymValues } from '../synonyms/synonyms.ts';
import type { PartReads, ReadSynonyms } from '../engines/postgres/Database.ts';
import { totalOf } from '../engines/postgres/totals.ts';

const selectVersions = `
  SELECT (SELECT value FROM stored_values WHERE name = $1) AS names, ${totalOf('changed part texts')} AS texts`;

const toNumber = v.pipe(v.unknown(), v.transform(Number));
const Versions = v.object({ names: toNumber, texts: v.pipe(v.unknown(), v.transform(String)) });

/** Creates what the reads of parts of one process share. */
export function createPartReads(readSynonyms: ReadSynonyms): PartReads {
  const plan = createPlanSearch();
  return {
    synonyms: readSynonyms,
    readVersions: async (run) =>
      v.parse(Versions, (await run({ sql: selectVersions, values: [synonymValues.version] }))[0]),
    planSearch: (run, query, { names, texts }) =>
      plan(query, {
        synonyms: () => readSynonyms(run, { version: names }),
        textVersion: () => texts,
        async wordsAfter(id) {
          const sql = 'SELECT id, word FROM part_words WHERE id > $1::bigint ORDER BY id';
          return v.parse(partWords, await run({ sql, values: [id] }));
        },
        countWords: async () => Number((await run({ sql: 'SELECT count(*) AS words FROM part_words' }))[0]?.['words']),
      }),
    keepFacets: createKeptValues(),
  };
}
