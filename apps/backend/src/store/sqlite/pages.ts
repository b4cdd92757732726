import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { maxCountedMatches } from '../Store.ts';
import { prepareOnce } from './prepareOnce.ts';
import type { SearchedTable, TextSearch } from './textSearch.ts';

/** Unparsed rows. */
export type RawRows = Record<string, SQLOutputValue>[];

/** The source of the rows that a search finds, and the conditions that select them. */
function sourceOf(table: SearchedTable, { match, conditions }: TextSearch): { from: string; where: Condition[] } {
  if (match === undefined) return { from: table, where: [...conditions] };
  const index = `${table}_text`;
  return {
    from: `${index} JOIN ${table} ON ${table}.row = ${index}.rowid`,
    where: [{ sql: `${index} MATCH ?`, values: [match] }, ...conditions],
  };
}

/** Counts and reads the rows of a table, newest first and by key, so that every page takes the same time. */
export function sqlitePages(db: DatabaseSync, table: SearchedTable, columns: string) {
  const prepare = prepareOnce(db);
  const index = `${table}_text`;
  const rowBefore = db.prepare(`SELECT row FROM ${table} WHERE _id < ? ORDER BY _id DESC LIMIT 1`);

  /** The number of rows, at most `maxCountedMatches`. */
  function count(search: TextSearch, filters: readonly Condition[]): number {
    const { from, where } = sourceOf(table, search);
    const all = [...where, ...filters];
    // Without further conditions the index is enough, and no row is read.
    const source = all.length === 1 && search.match !== undefined ? index : from;
    const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM ${source} ${whereOf(all)} LIMIT ${maxCountedMatches})`;
    return Number(prepare(sql).get(...valuesOf(all))?.['total']);
  }

  /** The newest rows that were added before the one with an `_id`, the newest first. */
  function newest(
    search: TextSearch,
    filters: readonly Condition[],
    { limit, before }: { limit: number; before?: string | undefined },
  ): RawRows {
    const { from, where } = sourceOf(table, search);
    const isIndexed = search.match !== undefined;
    const bound: Condition[] = [];
    if (before !== undefined && !isIndexed) bound.push({ sql: '_id < ?', values: [before] });
    if (before !== undefined && isIndexed) {
      const row = Number(rowBefore.get(before)?.['row'] ?? 0);
      bound.push({ sql: `${index}.rowid <= ?`, values: [row] });
    }
    const all = [...where, ...filters, ...bound];
    const order = isIndexed ? `${index}.rowid` : '_id';
    const sql = `SELECT ${columns} FROM ${from} ${whereOf(all)} ORDER BY ${order} DESC LIMIT ?`;
    return prepare(sql).all(...valuesOf(all), limit);
  }

  return { count, newest };
}
