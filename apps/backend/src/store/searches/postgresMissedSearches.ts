import * as v from 'valibot';
import { maxMissedSearches, missedSearches } from './missedSearches.ts';
import type { Store } from '../Store.ts';
import type { Database } from '../engines/postgres/Database.ts';

// Sorted, so that the processes that add at the same time lock the rows in one order.
const add = `
  INSERT INTO missed_searches (text, day, searches)
  SELECT key, $2, value::int FROM json_each_text($1::json) ORDER BY key
  ON CONFLICT (text, day) DO UPDATE SET searches = missed_searches.searches + excluded.searches`;

const removeRare = `
  DELETE FROM missed_searches WHERE (text, day) IN (
    SELECT text, day FROM missed_searches ORDER BY searches DESC, day DESC, text COLLATE "C" OFFSET ${maxMissedSearches}
  )`;

const list = `
  SELECT text, sum(searches)::int AS searches, max(day) AS "lastDay" FROM missed_searches WHERE day >= $1
  GROUP BY text ORDER BY sum(searches) DESC, max(day) DESC, text COLLATE "C"`;

/** The missed searches of the PostgreSQL store. */
export function postgresMissedSearches({
  run,
}: Pick<Database, 'run'>): Pick<Store, 'addMissedSearches' | 'listMissedSearches'> {
  return {
    async addMissedSearches(counts, day, firstDay) {
      await run({ sql: add, values: [JSON.stringify(Object.fromEntries(counts)), day] });
      await run({ sql: 'DELETE FROM missed_searches WHERE day < $1', values: [firstDay] });
      await run({ sql: removeRare });
    },

    listMissedSearches: async (firstDay) => v.parse(missedSearches, await run({ sql: list, values: [firstDay] })),
  };
}
