import * as v from 'valibot';
import { createKeptValues } from '../keptValues.ts';
import { createPlanSearch, partWords } from '../partPlan.ts';
import { namesFacts } from '../tradeNames.ts';
import type { PartReads, ReadTradeNames } from './Database.ts';
import { totalOf } from './totals.ts';

/** The versions of the trade names and of what a search finds parts by. */
const versions = `
  SELECT (SELECT value FROM facts WHERE name = '${namesFacts.version}') AS names, ${totalOf('changed part texts')} AS texts`;

const toNumber = v.pipe(v.unknown(), v.transform(Number));
const Versions = v.object({ names: toNumber, texts: v.pipe(v.unknown(), v.transform(String)) });

/** Creates what the reads of parts of one process share. */
export function createPartReads(readTradeNames: ReadTradeNames): PartReads {
  const plan = createPlanSearch();
  return {
    tradeNames: readTradeNames,
    async planSearch(run, query) {
      const { names, texts: textVersion } = v.parse(Versions, (await run({ sql: versions }))[0]);
      const planned = await plan(query, {
        tradeNames: () => readTradeNames(run, { version: names }),
        textVersion: () => textVersion,
        async wordsAfter(id) {
          const sql = 'SELECT id, word FROM part_words WHERE id > $1::bigint ORDER BY id';
          return v.parse(partWords, await run({ sql, values: [id] }));
        },
        countWords: async () => Number((await run({ sql: 'SELECT count(*) AS words FROM part_words' }))[0]?.['words']),
      });
      return { plan: planned, textVersion };
    },
    keepFacets: createKeptValues(),
  };
}
