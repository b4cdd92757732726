import { maxTotalCount } from '@dealerkit/api-client';
import { type Condition, valuesOf, whereOf } from '../../sql/conditions.ts';
import { afterOf, readSegments, type SegmentReader } from '../../sql/readSegments.ts';
import type { SqlContext } from '../../sql/transactions.ts';
import { soundOf } from '../../texts/searchTextOf.ts';
import { searchWords } from '../../texts/searchWords.ts';
import { beginNames, beginsName, type SearchedTable } from '../../sql/searchedNames.ts';
import type { Database, Row, Run } from './Database.ts';
import { StatementLimitError } from './errors.ts';
import { readTotal } from './totals.ts';

/** The LIKE pattern that matches a literal text anywhere. */
function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The condition of rows that contain a word. The host of an e-mail address is the same in most rows, so it is compared
 * after the index has found the part before it.
 */
function wordCondition(word: string): Condition {
  const start = /^[^@]{3,}@(?=.)/.exec(word)?.[0];
  if (start === undefined) return { sql: 'search_text LIKE ?', values: [patternOf(word)] };
  return { sql: `search_text LIKE ? AND search_text || '' LIKE ?`, values: [patternOf(start), patternOf(word)] };
}

/** The condition of rows that contain a word, or a name with its sound. */
function nameCondition(word: string): Condition {
  const sound = soundOf(word);
  if (sound === undefined) return wordCondition(word);
  return { sql: '(search_text LIKE ? OR search_text LIKE ?)', values: [patternOf(word), patternOf(sound)] };
}

/** The conditions of rows that contain every word of a search. */
export function searchConditions(table: SearchedTable, search: string | undefined, countryCode: string): Condition[] {
  const words = searchWords(search ?? '', countryCode);
  if (beginNames(words)) return words.map((word) => beginsName(table, word, 'ILIKE'));
  return words.map(table === 'audit' ? wordCondition : nameCondition);
}

/** Numbers the `?` placeholders of a statement. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}

/** The number of rows of a search or a filter, at most `maxTotalCount`. @throws StatementLimitError after `searchLimit` milliseconds */
export async function countRows(run: Run, table: string, conditions: readonly Condition[]): Promise<number> {
  const where = whereOf(conditions);
  const sql = `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${table} ${where} LIMIT ${maxTotalCount}) AS found`;
  const values = valuesOf(conditions);
  const [row] = await run({ sql: numbered(sql), values, replan: true, limit: searchLimit });
  return Number(row?.['total']);
}

/** How long one statement of a search reads or counts, in milliseconds; a total is a minimum then. */
export const searchLimit = 1_000;

/** What counts rows; `undefined` if it took too long. */
export async function countInTime<Result>(count: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof StatementLimitError) return undefined;
    throw error;
  }
}

/** The total of a page: its rows at least, if they could not be counted in time. */
export const totalOfPage = (rows: readonly unknown[], count: number | undefined) =>
  count === undefined ? { total: rows.length, isTotalMinimum: true } : { total: count };

/** What to select. */
interface Selection {
  table: string;
  columns: string;
  conditions: readonly Condition[];
}

/** Selects rows in an order, all of them if the limit is null. A search is planned for its values, since one plan cannot suit both a rare and a common word. */
export function selectRows(
  run: Run,
  { table, columns, conditions }: Selection,
  order: string,
  limit: number | null,
): Promise<Row[]> {
  const sql = `SELECT ${columns} FROM ${table} ${whereOf(conditions)} ORDER BY ${order} LIMIT ?::int`;
  const replan = conditions.some((condition) => /LIKE|part_terms/.test(condition.sql));
  return run({ sql: numbered(sql), values: [...valuesOf(conditions), limit], replan });
}

/** Selects the newest rows that were added before the one with an `_id`, the newest first. */
export function selectNewest(
  run: Run,
  { table, columns, conditions }: Selection,
  { limit, before }: { limit: number | null; before?: string | undefined },
): Promise<Row[]> {
  const bound = before === undefined ? [] : [{ sql: '_id < ?', values: [before] }];
  return selectRows(run, { table, columns, conditions: [...conditions, ...bound] }, '_id DESC', limit);
}

/** Reads the segments of a sorted selection. */
export function segmentReader(run: Run, selection: Selection): SegmentReader<Row> {
  const values = new WeakMap<Row, string | number>();

  return {
    async valueIn({ table = selection.table, by, conditions }, _id) {
      const row = {
        ...selection,
        table,
        columns: `${by} AS value`,
        conditions: [...conditions, { sql: '_id = ?', values: [_id] }],
      };
      const value = (await selectRows(run, row, '_id', 1))[0]?.['value'];
      return typeof value === 'string' || typeof value === 'number' ? value : undefined;
    },

    async select(segment, limit) {
      const direction = segment.descending ? 'DESC' : 'ASC';
      const tie = segment.by === '_id' ? '' : `, _id ${direction}`;
      const conditions = [...segment.conditions, ...selection.conditions, ...afterOf(segment)];
      const { table = selection.table } = segment;
      const columns = `${selection.columns}, ${segment.by} AS "sortedBy"`;
      const page = { table, columns, conditions };
      const rows = await selectRows(run, page, `${segment.by} ${direction}${tie}`, limit);
      return rows.map(({ sortedBy, ...row }) => {
        if (typeof sortedBy === 'string' || typeof sortedBy === 'number') values.set(row, sortedBy);
        return row;
      });
    },

    sortedBy: (row) => values.get(row),
  };
}

/** Creates the functions that find rows of lists. */
export const createFind =
  ({ run, countryCode }: Pick<Database, 'run' | 'countryCode'>): SqlContext['createFind'] =>
  ({ table, columns, counted }) =>
  async (segments, { search = '', ...page }, filters = []) => {
    const conditions = [...searchConditions(table, search, countryCode), ...filters];
    const { valueIn } = segmentReader(run, { table, columns, conditions: [] });
    const reader = { ...segmentReader(run, { table, columns, conditions }), valueIn };
    const [{ rows, next }, count] = await Promise.all([
      readSegments(segments, page, reader),
      countInTime(() => (counted && !search.trim() ? readTotal(run, counted) : countRows(run, table, conditions))),
    ]);
    return { rows, next, ...totalOfPage(rows, count) };
  };
