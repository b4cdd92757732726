import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { foldText } from '../foldText.ts';
import { maxCountedMatches, type UsersQuery } from '../Store.ts';
import { prepareOnce } from './prepareOnce.ts';

/** The minimum length of a text that a trigram index can find, in characters. */
const trigram = 3;

/** The SQL of a search. */
export interface Matches {
  table: string;
  /** Selects the rowids without reading the rows. */
  rowids: string;
  /** The rowid column, for paging. */
  row: string;
  source: string;
  pattern: string;
}

/** Unparsed rows in insertion order, and the length of the whole list. */
export interface RawPage {
  rows: Record<string, SQLOutputValue>[];
  total: number;
}

/** The SQL of a search in a table; `undefined` without a search text. */
export function matchesOf(table: 'parts' | 'users', search: string | undefined): Matches | undefined {
  const text = foldText(search ?? '');
  if (!text) return undefined;
  if (Array.from(text).length < trigram) {
    const source = `${table} WHERE instr(search_text, ?) > 0`;
    return { table, row: 'row', rowids: `SELECT row FROM ${source}`, source, pattern: text };
  }
  const index = `${table}_text`;
  return {
    table,
    row: `${index}.rowid`,
    rowids: `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`,
    source: `${index} JOIN ${table} ON row = ${index}.rowid WHERE ${index} MATCH ?`,
    pattern: `"${text.replaceAll('"', '""')}"`,
  };
}

/** Reads pages of a table, by key and newest first, so that every page takes the same time. */
export function sqlitePages(db: DatabaseSync, table: 'parts' | 'users', columns: string) {
  const prepare = prepareOnce(db);
  const countAll = db.prepare('SELECT rows AS total FROM totals WHERE name = ?');
  const rowBefore = db.prepare(`SELECT row FROM ${table} WHERE _id < ? ORDER BY _id DESC LIMIT 1`);

  function total(matches: Matches | undefined): number {
    const counted = matches
      ? prepare(`SELECT count(*) AS total FROM (${matches.rowids} LIMIT ${maxCountedMatches})`).get(matches.pattern)
      : countAll.get(table);
    return Number(counted?.['total']);
  }

  function newest(matches: Matches | undefined, { limit, before }: UsersQuery): RawPage['rows'] {
    if (!matches) {
      const older = before === undefined ? [] : [before];
      const where = older.length ? 'WHERE _id < ?' : '';
      return prepare(`SELECT ${columns} FROM ${table} ${where} ORDER BY _id DESC LIMIT ?`).all(...older, limit);
    }
    const { source, row, pattern } = matches;
    const last = before === undefined ? [] : [rowBefore.get(before)?.['row'] ?? 0];
    const bound = last.length ? `AND ${row} <= ?` : '';
    return prepare(`SELECT ${columns} FROM ${source} ${bound} ORDER BY ${row} DESC LIMIT ?`).all(
      pattern,
      ...last,
      limit,
    );
  }

  return {
    total,

    find(query: UsersQuery): RawPage {
      const matches = matchesOf(table, query.search);
      const count = total(matches);
      return { rows: count ? newest(matches, query).toReversed() : [], total: count };
    },
  };
}
