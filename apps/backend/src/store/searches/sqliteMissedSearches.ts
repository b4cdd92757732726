import * as v from 'valibot';
import { maxMissedSearches, missedSearches } from './missedSearches.ts';
import type { Store } from '../Store.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';

/** The missed searches of the embedded store. */
export function sqliteMissedSearches({
  db,
  write,
}: Pick<Connection, 'db' | 'write'>): Pick<Store, 'addMissedSearches' | 'listMissedSearches'> {
  const add = db.prepare(
    `INSERT INTO missed_searches (text, day, searches) VALUES (?, ?, ?)
     ON CONFLICT (text, day) DO UPDATE SET searches = searches + excluded.searches`,
  );
  const removeOld = db.prepare('DELETE FROM missed_searches WHERE day < ?');
  const removeRare = db.prepare(
    `DELETE FROM missed_searches WHERE (text, day) IN (
       SELECT text, day FROM missed_searches ORDER BY searches DESC, day DESC, text LIMIT -1 OFFSET ${maxMissedSearches}
     )`,
  );
  const list = db.prepare(
    `SELECT text, sum(searches) AS searches, max(day) AS lastDay FROM missed_searches WHERE day >= ?
     GROUP BY text ORDER BY sum(searches) DESC, max(day) DESC, text`,
  );

  return {
    addMissedSearches: (counts, day, firstDay) =>
      write(() => {
        for (const [text, searches] of counts) add.run(text, day, searches);
        removeOld.run(firstDay);
        removeRare.run();
      }),

    listMissedSearches: async (firstDay) => v.parse(missedSearches, list.all(firstDay)),
  };
}
