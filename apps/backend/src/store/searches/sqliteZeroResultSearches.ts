import * as v from 'valibot';
import { maxZeroResultSearches, type ZeroResultStore, zeroResultSearches } from './zeroResultSearches.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';

/** The zero-result searches of the embedded store. */
export function sqliteZeroResultSearches({ db, write }: Pick<Connection, 'db' | 'write'>): ZeroResultStore {
  const add = db.prepare(
    `INSERT INTO zero_result_searches (text, day, searches) VALUES (?, ?, ?)
     ON CONFLICT (text, day) DO UPDATE SET searches = searches + excluded.searches`,
  );
  const removeOld = db.prepare('DELETE FROM zero_result_searches WHERE day < ?');
  const removeRare = db.prepare(
    `DELETE FROM zero_result_searches WHERE (text, day) IN (
       SELECT text, day FROM zero_result_searches ORDER BY searches DESC, day DESC, text LIMIT -1 OFFSET ${maxZeroResultSearches}
     )`,
  );
  const list = db.prepare(
    `SELECT text, sum(searches) AS searches, max(day) AS lastDay FROM zero_result_searches WHERE day >= ?
     GROUP BY text ORDER BY sum(searches) DESC, max(day) DESC, text`,
  );

  return {
    addZeroResultSearches: (counts, day, firstDay) =>
      write(() => {
        for (const [text, searches] of counts) add.run(text, day, searches);
        removeOld.run(firstDay);
        removeRare.run();
      }),

    listZeroResultSearches: async (firstDay) => v.parse(zeroResultSearches, list.all(firstDay)),
  };
}
