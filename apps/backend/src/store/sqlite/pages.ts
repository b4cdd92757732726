import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { afterOf, type Segment } from '../readSegments.ts';
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

/** Creates the functions that read the segments of a sorted table. */
export function sqliteSegments(db: DatabaseSync, table: SearchedTable, columns: string) {
  const prepare = prepareOnce(db);

  async function valueIn({ by, conditions }: Segment, _id: string): Promise<string | number | undefined> {
    const all = [{ sql: '_id = ?', values: [_id] }, ...conditions];
    const value = prepare(`SELECT ${by} AS value FROM ${table} ${whereOf(all)}`).get(...valuesOf(all))?.['value'];
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  }

  /** Reads a segment by scanning the index of its order, or sorts its rows if they are few. */
  function select(segment: Segment, conditions: readonly Condition[], limit: number, isRare: boolean): RawRows {
    const all = [...segment.conditions, ...conditions, ...afterOf(segment)];
    const direction = segment.descending ? 'DESC' : 'ASC';
    const by = isRare ? `+${segment.by}` : segment.by;
    const order = `${by} ${direction}${segment.by === '_id' ? '' : `, _id ${direction}`}`;
    const sql = `SELECT ${columns} FROM ${table} ${whereOf(all)} ORDER BY ${order} LIMIT ?`;
    return prepare(sql).all(...valuesOf(all), limit);
  }

  return { valueIn, select };
}
