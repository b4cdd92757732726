import * as v from 'valibot';
import { query, send, type SqlContext } from '../sql/transactions.ts';
import { maxZeroResultSearches, type ZeroResultStore, zeroResultSearches } from './zeroResultSearches.ts';

/** The zero-result searches of both databases. */
export function createZeroResultStore({ dialect, read, transact }: SqlContext): ZeroResultStore {
  const text = dialect.collate('text');
  const mostFrequent = `SELECT text, day FROM zero_result_searches
    ORDER BY searches DESC, day DESC, ${text} LIMIT ${maxZeroResultSearches}`;
  return {
    addZeroResultSearches: (counts, day, firstDay) =>
      transact(function* statements() {
        // Sorted, so that the processes that add at the same time lock the rows in one order.
        for (const [searched, searches] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
          yield* send(
            `INSERT INTO zero_result_searches (text, day, searches) VALUES (?, ?, ?)
             ON CONFLICT (text, day) DO UPDATE SET searches = zero_result_searches.searches + excluded.searches`,
            searched,
            day,
            searches,
          );
        }
        yield* send('DELETE FROM zero_result_searches WHERE day < ?', firstDay);
        yield* send(`DELETE FROM zero_result_searches WHERE (text, day) NOT IN (${mostFrequent})`);
      }),

    listZeroResultSearches: async (firstDay) =>
      v.parse(
        zeroResultSearches,
        await read(
          query(
            `SELECT text, CAST(sum(searches) AS INTEGER) AS searches, max(day) AS "lastDay" FROM zero_result_searches
             WHERE day >= ? GROUP BY text ORDER BY sum(searches) DESC, max(day) DESC, ${text}`,
            firstDay,
          ),
        ),
      ),
  };
}
