import type { DatabaseSync } from 'node:sqlite';
import { maxTotalCount } from '@dealerkit/api-client';
import { foldWords } from '@dealerkit/ui/foldText';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { prepareOnce } from './prepareOnce.ts';

/** The tables that can be searched; each has `row`, `search_text`, and an index named like `parts_text`. */
export type SearchedTable = 'parts' | 'users' | 'orders' | 'audit';

/** The minimum length of a word that a trigram index can find, in characters. */
const trigram = 3;

const isIndexed = (word: string) => Array.from(word).length >= trigram;

/** A search for the rows that contain every word. */
export interface TextSearch {
  /** The conditions that select the rows; none without a word. */
  conditions: readonly Condition[];
  /** Whether it finds fewer than `maxTotalCount` rows, so that they can be sorted. */
  isRare: boolean;
  /** The query of the index and the conditions of the other words; `undefined` if the index is of no use. */
  indexed: { match: string; others: readonly Condition[] } | undefined;
  /** The number of rows, at most `maxTotalCount`; `undefined` if it is not counted yet. */
  total: number | undefined;
}

/** Creates the functions that search a table and count its rows. */
export function sqliteSearch(db: DatabaseSync, table: SearchedTable) {
  const prepare = prepareOnce(db);
  const index = `${table}_text`;
  const contains = (word: string): Condition => ({ sql: `instr(${table}.search_text, ?) > 0`, values: [word] });

  function countIn(source: string, conditions: readonly Condition[]): number {
    const where = whereOf(conditions);
    const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM ${source} ${where} LIMIT ${maxTotalCount})`;
    return Number(prepare(sql).get(...valuesOf(conditions))?.['total']);
  }

  return {
    /** Reads the index for rare words, and scans the rows for words that are common or too short for the index. */
    search(text: string | undefined): TextSearch {
      const words = foldWords(text ?? '');
      const phrases = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
      const others = words.filter((word) => !isIndexed(word)).map(contains);
      const scanning = { conditions: words.map(contains), isRare: false, indexed: undefined, total: undefined };
      if (!phrases.length) return scanning;
      const match = phrases.join(' AND ');
      const matches = countIn(index, [{ sql: `${index} MATCH ?`, values: [match] }]);
      const isRare = matches < maxTotalCount;
      if (!isRare && others.length) return scanning;
      const total = others.length ? undefined : matches;
      if (!isRare) return { ...scanning, indexed: { match, others }, total };
      const found = { sql: `row IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?)`, values: [match] };
      return { conditions: [found, ...others], isRare, indexed: { match, others }, total };
    },

    /** The number of rows that a search finds and that pass some filters, at most `maxTotalCount`. */
    count: ({ conditions, total }: TextSearch, filters: readonly Condition[]): number =>
      total !== undefined && !filters.length ? total : countIn(table, [...conditions, ...filters]),
  };
}
