import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { foldText } from '../foldText.ts';
import { countedFinds, type UsersQuery } from '../Store.ts';
import { prepareOnce } from './prepareOnce.ts';

/** The fewest characters that an index of trigrams can look for. */
const trigram = 3;

/** Where the rows that a search finds come from. */
export interface Finds {
  table: string;
  /** The rowids alone, without looking at the rows. */
  rowids: string;
  /** The column to page by. */
  row: string;
  source: string;
  sought: string;
}

/** Rows as the database gives them, in insertion order, and how many there are in all. */
export interface RawPage {
  rows: Record<string, SQLOutputValue>[];
  total: number;
}

/** What a search of a table reads; nothing where nothing is sought. */
export function findsOf(table: 'parts' | 'users', search: string | undefined): Finds | undefined {
  const text = foldText(search ?? '');
  if (!text) return undefined;
  if (Array.from(text).length < trigram) {
    const source = `${table} WHERE instr(search_text, ?) > 0`;
    return { table, row: 'row', rowids: `SELECT row FROM ${source}`, source, sought: text };
  }
  const index = `${table}_text`;
  return {
    table,
    row: `${index}.rowid`,
    rowids: `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`,
    source: `${index} JOIN ${table} ON row = ${index}.rowid WHERE ${index} MATCH ?`,
    sought: `"${text.replaceAll('"', '""')}"`,
  };
}

/** Reads pages of a table newest first by its keys, so that a late page costs no more than the first. */
export function sqlitePages(db: DatabaseSync, table: 'parts' | 'users', columns: string) {
  const prepare = prepareOnce(db);
  const countAll = db.prepare('SELECT rows AS total FROM totals WHERE name = ?');
  const rowBefore = db.prepare(`SELECT row FROM ${table} WHERE _id < ? ORDER BY _id DESC LIMIT 1`);

  function total(finds: Finds | undefined): number {
    const counted = finds
      ? prepare(`SELECT count(*) AS total FROM (${finds.rowids} LIMIT ${countedFinds})`).get(finds.sought)
      : countAll.get(table);
    return Number(counted?.['total']);
  }

  function newest(finds: Finds | undefined, { limit, before }: UsersQuery): RawPage['rows'] {
    if (!finds) {
      const older = before === undefined ? [] : [before];
      const where = older.length ? 'WHERE _id < ?' : '';
      return prepare(`SELECT ${columns} FROM ${table} ${where} ORDER BY _id DESC LIMIT ?`).all(...older, limit);
    }
    const { source, row, sought } = finds;
    const last = before === undefined ? [] : [rowBefore.get(before)?.['row'] ?? 0];
    const bound = last.length ? `AND ${row} <= ?` : '';
    return prepare(`SELECT ${columns} FROM ${source} ${bound} ORDER BY ${row} DESC LIMIT ?`).all(
      sought,
      ...last,
      limit,
    );
  }

  return {
    total,

    find(query: UsersQuery): RawPage {
      const finds = findsOf(table, query.search);
      const found = total(finds);
      return { rows: found ? newest(finds, query).toReversed() : [], total: found };
    },
  };
}
