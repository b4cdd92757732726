import type { DatabaseSync } from 'node:sqlite';
import { maxTotalCount } from '@dealerkit/api-client';
import { type Condition, valuesOf, whereOf } from '../../sql/conditions.ts';
import { soundOf } from '../../texts/searchTextOf.ts';
import { beginNames, beginsName, type SearchedTable } from '../../sql/searchedNames.ts';
import { giveWay } from '../../../operation/readTurn.ts';
import { prepareOnce } from './prepareOnce.ts';

/** The number of rows that one statement of a search reads, so that it blocks the event loop for a few milliseconds only. */
export const rowsPerStatement = 1_000;

/** The number of rows that one search of a list reads, however it finds them. */
export const maxRowsRead = 200_000;

/** The length of the texts that the index can find, in characters. */
const trigram = 3;

/** The trigrams of a word that together have all of its characters. */
function trigramsOf(word: string): string[] {
  const characters = Array.from(word);
  const last = characters.length - trigram;
  const starts = characters.flatMap((_, start) => (start < last && start % trigram === 0 ? [start] : []));
  return last < 0 ? [] : [...starts, last].map((start) => characters.slice(start, start + trigram).join(''));
}

/** The rows that a search finds. */
export interface FoundRows {
  /** Their numbers, the newest first; at most `maxTotalCount`. */
  rows: number[];
  /** Whether the search stopped before the last row. */
  isCut: boolean;
}

/** Where a search begins and how many rows it finds. */
interface Range {
  /** Only rows with lower numbers. */
  below?: number | undefined;
  max?: number;
  maxRead?: number;
  /** Whether an index leads to the rows, so that one statement reads them all. */
  readsFew?: boolean;
}

/** Creates a function that finds the rows of a table that meet conditions, together or, since many are read, some at a time. */
export function sqliteRows(db: DatabaseSync, table: SearchedTable | 'parts') {
  const prepare = prepareOnce(db);
  const startOfNext = db.prepare(
    `SELECT rowid AS row FROM ${table} WHERE rowid < ? ORDER BY rowid DESC LIMIT 1 OFFSET ${rowsPerStatement - 1}`,
  );

  function select(conditions: readonly Condition[], limit: number): number[] {
    const sql = `SELECT rowid AS row FROM ${table} ${whereOf(conditions)} ORDER BY rowid DESC LIMIT ?`;
    return prepare(sql)
      .all(...valuesOf(conditions), limit)
      .map(({ row }) => Number(row));
  }

  return async (
    conditions: readonly Condition[],
    { below = Number.MAX_SAFE_INTEGER, max = maxTotalCount, maxRead = maxRowsRead, readsFew = false }: Range = {},
  ): Promise<FoundRows> => {
    if (readsFew) {
      const rows = select([...conditions, { sql: 'rowid < ?', values: [below] }], max);
      return { rows, isCut: rows.length === max };
    }
    const rows: number[] = [];
    let end = below;
    for (let read = 0; read < maxRead && rows.length < max; read += rowsPerStatement) {
      // Other requests are answered between the statements.
      await giveWay();
      const start = startOfNext.get(end)?.['row'];
      const range = { sql: 'rowid >= ? AND rowid < ?', values: [Number(start ?? Number.MIN_SAFE_INTEGER), end] };
      rows.push(...select([range, ...conditions], max - rows.length));
      if (start === undefined) return { rows, isCut: rows.length === max };
      end = Number(start);
    }
    return { rows, isCut: true };
  };
}

/** Creates a function that finds the rows of a table with every word, and that pass some filters. */
export function sqliteSearch(db: DatabaseSync, table: SearchedTable) {
  const findRows = sqliteRows(db, table);
  const index = `${table}_text`;
  const match = `SELECT rowid FROM ${index} WHERE ${index} MATCH ? LIMIT ${rowsPerStatement + 1}`;
  const count = db.prepare(`SELECT count(*) AS total FROM (${match})`);

  /** A word, and what a name with its sound contains. */
  const formsOf = (word: string): string[] => [word, (table !== 'audit' && soundOf(word)) || []].flat();

  function contains(word: string): Condition {
    const forms = formsOf(word);
    const sql = forms.map(() => `instr(${table}.search_text, ?) > 0`).join(' OR ');
    return { sql: `(${sql})`, values: forms };
  }

  /** The rows with a rare trigram of the words; none if all of these are common. The index reads no row that it does not find. */
  function candidatesOf(words: readonly string[]): Condition[] {
    const rare = words
      .flatMap((word) => {
        const [written = [], sounds = ['']] = formsOf(word).map(trigramsOf);
        return written.flatMap((text) => sounds.map((sound) => [text, sound].filter(Boolean)));
      })
      .map((texts) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' OR '))
      .find((text) => Number(count.get(text)?.['total']) <= rowsPerStatement);
    return rare === undefined ? [] : [{ sql: `rowid IN (${match})`, values: [rare] }];
  }

  return (words: readonly string[], filters: readonly Condition[]) => {
    const conditionOf = beginNames(words) ? (word: string) => beginsName(table, word, 'LIKE') : contains;
    const conditions = [...words.map(conditionOf), ...filters];
    const candidates = candidatesOf(words);
    const isIndexed = candidates.length > 0;
    const find = (range: Range = {}) => findRows([...candidates, ...conditions], { ...range, readsFew: isIndexed });
    return {
      conditions,
      find,
      /** Finds the rows of which a page is read. An export, which reads all rows once, would read them again for the total of each page. */
      findForPage: async (maxRead = maxRowsRead): Promise<FoundRows> =>
        isIndexed || Number.isFinite(maxRead) ? find({ maxRead }) : { rows: [], isCut: true },
    };
  };
}
