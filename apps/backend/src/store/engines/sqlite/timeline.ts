import type { DatabaseSync } from 'node:sqlite';
import { maxTotalCount } from '@dealerkit/api-client';
import { type Condition, valuesOf, whereOf } from '../../sql/conditions.ts';
import type { Page, PageQuery, SearchLimit } from '../../sql/Page.ts';
import { readSegments, type Segment } from '../../sql/readSegments.ts';
import { searchWords } from '../../texts/searchWords.ts';
import type { SearchedTable } from '../../sql/searchedNames.ts';
import { type RawRows, sqlitePages } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';
import { sqliteSearch } from './textSearch.ts';

/** A page of a search. */
interface TimelineQuery extends PageQuery, SearchLimit {
  search?: string | undefined;
}

/** Creates a function that reads and counts the rows of a table by search and filters, in the order of a column of times. */
export function sqliteTimeline(
  { db, countryCode }: { db: DatabaseSync; countryCode: string },
  table: SearchedTable,
  columns: string,
) {
  const prepare = prepareOnce(db);
  const search = sqliteSearch(db, table);
  const pages = sqlitePages(db, table, columns);

  function countFiltered(filters: readonly Condition[]): number {
    const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM ${table} ${whereOf(filters)} LIMIT ${maxTotalCount})`;
    return Number(prepare(sql).get(...valuesOf(filters))?.['total']);
  }

  /** `total` counts the rows without a search, where that is known. */
  return async (
    segments: readonly Segment[],
    query: TimelineQuery,
    filters: readonly Condition[],
    total?: () => number | undefined,
  ): Promise<Omit<Page<RawRows[number]>, 'rows'> & { rows: RawRows }> => {
    const { valueIn } = pages;
    const words = searchWords(query.search ?? '', countryCode);
    if (!words.length) {
      const select = async (segment: Segment, limit: number) => pages.select(segment, filters, limit, true);
      const page = await readSegments(segments, query, { valueIn, select });
      return { ...page, total: total?.() ?? countFiltered(filters) };
    }
    const { conditions, findForPage } = search(words, filters);
    const found = await findForPage(query.maxRowsRead);
    const select = (segment: Segment, limit: number) =>
      pages.selectFound(segment, { found, conditions }, limit, query.maxRowsRead);
    const page = await readSegments(segments, query, { valueIn, select });
    return { ...page, total: found.rows.length, isTotalMinimum: found.isCut };
  };
}
