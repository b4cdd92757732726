import * as v from 'valibot';
import { maxZeroResultSearches, type ZeroResultStore, zeroResultSearches } from './zeroResultSearches.ts';
import type { Database } from '../engines/postgres/Database.ts';

// Sorted, so that the processes that add at the same time lock the rows in one order.
const add = `
  INSERT INTO zero_result_searches (text, day, searches)
  SELECT key, $2, value::int FROM json_each_text($1::json) ORDER BY key
  ON CONFLICT (text, day) DO UPDATE SET searches = zero_result_searches.searches + excluded.searches`;

const removeRare = `
  DELETE FROM zero_result_searches WHERE (text, day) IN (
    SELECT text, day FROM zero_result_searches ORDER BY searches DESC, day DESC, text COLLATE "C" OFFSET ${maxZeroResultSearches}
  )`;

const list = `
  SELECT text, sum(searches)::int AS searches, max(day) AS "lastDay" FROM zero_result_searches WHERE day >= $1
  GROUP BY text ORDER BY sum(searches) DESC, max(day) DESC, text COLLATE "C"`;

/** The zero-result searches of the PostgreSQL store. */
export function postgresZeroResultSearches({ run }: Pick<Database, 'run'>): ZeroResultStore {
  return {
    async addZeroResultSearches(counts, day, firstDay) {
      await run({ sql: add, values: [JSON.stringify(Object.fromEntries(counts)), day] });
      await run({ sql: 'DELETE FROM zero_result_searches WHERE day < $1', values: [firstDay] });
      await run({ sql: removeRare });
    },

    listZeroResultSearches: async (firstDay) =>
      v.parse(zeroResultSearches, await run({ sql: list, values: [firstDay] })),
  };
}
