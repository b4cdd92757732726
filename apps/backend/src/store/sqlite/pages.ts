import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { prepareOnce } from './prepareOnce.ts';
import type { SearchedTable, TextSearch } from './textSearch.ts';

/** Unparsed rows. */
export type RawRows = Record<string, SQLOutputValue>[];

interface Range {
  limit: number;
  /** Only rows added before the one with this `_id`. */
  before?: string | undefined;
}

/** Creates a function that reads the newest rows of a table, the newest first and by key, so that every page takes the same time. */
export function sqliteNewest(db: DatabaseSync, table: SearchedTable, columns: string) {
  const prepare = prepareOnce(db);
  const index = `${table}_text`;
  const rowBefore = db.prepare(`SELECT row FROM ${table} WHERE _id < ? ORDER BY _id DESC LIMIT 1`);

  function newestOfTable(conditions: readonly Condition[], { limit, before }: Range): RawRows {
    const all = before === undefined ? conditions : [...conditions, { sql: '_id < ?', values: [before] }];
    const sql = `SELECT ${columns} FROM ${table} ${whereOf(all)} ORDER BY _id DESC LIMIT ?`;
    return prepare(sql).all(...valuesOf(all), limit);
  }

  /** The index has the order of the rows, so that it is read only until the page is full. */
  function newestOfIndex(match: string, filters: readonly Condition[], { limit, before }: Range): RawRows {
    const all: Condition[] = [{ sql: `${index} MATCH ?`, values: [match] }, ...filters];
    if (before !== undefined) {
      all.push({ sql: `${index}.rowid <= ?`, values: [Number(rowBefore.get(before)?.['row'] ?? 0)] });
    }
    const source = `${index} JOIN ${table} ON ${table}.row = ${index}.rowid`;
    const sql = `SELECT ${columns} FROM ${source} ${whereOf(all)} ORDER BY ${index}.rowid DESC LIMIT ?`;
    return prepare(sql).all(...valuesOf(all), limit);
  }

  return ({ conditions, indexed }: TextSearch, filters: readonly Condition[], range: Range): RawRows =>
    indexed
      ? newestOfIndex(indexed.match, [...indexed.others, ...filters], range)
      : newestOfTable([...conditions, ...filters], range);
}
