import * as v from 'valibot';
import { createKeptValues } from '../keptValues.ts';
import { createPlanSearch, partWords } from '../partPlan.ts';
import type { PartReads, ReadTradeNames, Run } from './Database.ts';
import { readTotal } from './totals.ts';

/** Creates what the reads of parts of one process share. */
export function createPartReads(readTradeNames: ReadTradeNames): PartReads {
  const plan = createPlanSearch();
  const textVersion = async (run: Run) => String(await readTotal(run, 'changed part texts'));
  return {
    tradeNames: readTradeNames,
    textVersion,
    planSearch: (run, query) =>
      plan(query, {
        tradeNames: () => readTradeNames(run),
        textVersion: () => textVersion(run),
        async wordsAfter(id) {
          const sql = 'SELECT id, word FROM part_words WHERE id > $1::bigint ORDER BY id';
          return v.parse(partWords, await run({ sql, values: [id] }));
        },
        countWords: async () => Number((await run({ sql: 'SELECT count(*) AS words FROM part_words' }))[0]?.['words']),
      }),
    keepTotal: createKeptValues(),
    keepFacets: createKeptValues(),
  };
}
