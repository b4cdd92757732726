import type { DatabaseSync } from 'node:sqlite';
import { maxTotalCount } from '@dealerkit/api-client';
import type { QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { giveWay } from '../../../../operation/readTurn.ts';
import { type Condition, valuesOf, whereOf } from '../../../sql/conditions.ts';
import { isImpossible, partFilters, readKnownValues, withKnownValues } from '../../../parts/partFilters.ts';
import { foundBy, selectCandidates } from '../../../parts/foundRows.ts';
import { CandidateRow, pageOf, rankCandidates } from '../../../parts/partSearch.ts';
import { partSegments } from '../../../parts/partSegments.ts';
import { readSegments } from '../../../sql/readSegments.ts';
import type { HostSort, PartsFilter, PartsQuery } from '../../../sql/queries.ts';
import type { PartPage } from '../../../parts/PartStore.ts';
import { partColumns } from '../../../parts/partRows.ts';
import type { SqlContext } from '../../../sql/transactions.ts';
import { createPartRanges, sqliteFoundRows } from './foundParts.ts';
import { type RawRows, sqlitePages } from '../pages.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { type FoundRows, sqliteRows } from '../textSearch.ts';

export const filterColumns = {
  isInStock: 'available_quantity >= minimum_order_quantity',
  // The sign keeps SQLite from a search in the index for each value that is asked for, of each part.
  facetValue: '+own.value',
};

/** Plans a search for parts; undefined for a query without a search. */
export type SqlitePlanSearch = (query: PartsFilter) => Promise<QueryPlan | undefined>;

type FoundPage = Omit<PartPage, 'rows'> & { rows: RawRows };

/** How many rows of a search are found before its page is read, so that no statement reads all of them for each step of the page. */
const maxKnown = 100_000;

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function sqliteFindParts(
  db: DatabaseSync,
  context: Pick<SqlContext, 'dialect' | 'read'>,
  planSearch: SqlitePlanSearch,
) {
  const prepare = prepareOnce(db);
  const findRows = sqliteRows(db, 'parts');
  const pages = sqlitePages(db, 'parts', partColumns);
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'parts'`);
  const partRanges = createPartRanges(db);
  const byIds = db.prepare(
    `SELECT ${partColumns} FROM json_each(?) AS id JOIN parts ON parts._id = id.value ORDER BY id.key`,
  );

  function readCandidates(plan: QueryPlan, filters: readonly Condition[], isCounted: boolean) {
    const selection = selectCandidates(plan, filters, { engine: sqliteFoundRows(), isCounted });
    return selection ? v.parse(v.array(CandidateRow), prepare(selection.sql).all(...selection.values)) : [];
  }

  function readRanked(query: PartsQuery, plan: QueryPlan, filters: readonly Condition[]): FoundPage {
    const candidates = readCandidates(plan, filters, !query.isUncounted);
    const { page, ...found } = pageOf(rankCandidates(plan, candidates), plan, query);
    const rows = byIds.all(JSON.stringify(page));
    return { rows, total: candidates[0]?.total ?? rows.length, ...found };
  }

  /** The page of a list without a search and filters. */
  async function readAll({ sort, ...query }: PartsQuery) {
    if (!sort) return { rows: pages.newest(query.before, query.limit).toReversed() };
    return readSegments(partSegments(sort, context.dialect), query, {
      valueIn: pages.valueIn,
      select: async (segment, limit) => pages.select(segment, [], limit, true),
    });
  }

  /** The rows that a search finds. */
  async function findInRanges(plan: QueryPlan, filters: readonly Condition[]): Promise<FoundRows> {
    const rows: number[] = [];
    for await (const range of partRanges()) {
      const conditions = [foundBy(plan, sqliteFoundRows(range)), ...filters];
      const sql = `SELECT row FROM parts ${whereOf(conditions)} ORDER BY row DESC LIMIT ?`;
      const found = prepare(sql).all(...valuesOf(conditions), maxKnown - rows.length);
      rows.push(...found.map(({ row }) => Number(row)));
      if (rows.length === maxKnown) return { rows, isCut: true };
    }
    return { rows, isCut: false };
  }

  async function readSorted(
    sort: HostSort,
    query: PartsQuery,
    conditions: readonly Condition[],
    found: FoundRows,
  ): Promise<FoundPage> {
    const page = await readSegments(partSegments(sort, context.dialect), query, {
      valueIn: pages.valueIn,
      select: (segment, length) => pages.selectFound(segment, { found, conditions }, length),
    });
    const total = Math.min(found.rows.length, maxTotalCount);
    return { ...page, total, isTotalMinimum: found.isCut || total === maxTotalCount };
  }

  async function readNewest({ before, limit }: PartsQuery, filters: readonly Condition[]): Promise<FoundPage> {
    const found = await findRows(filters);
    const below = before === undefined ? undefined : pages.numberOf(before);
    const ofPage = before === undefined ? found : await findRows(filters, { below, max: limit });
    const rows = pages.read(ofPage.rows.slice(0, limit)).toReversed();
    return { rows, total: found.rows.length, isTotalMinimum: found.isCut };
  }

  return async (asked: PartsQuery): Promise<FoundPage> => {
    const { sort } = asked;
    const plan = await planSearch(asked);
    const query = withKnownValues(asked, await context.read(readKnownValues(context.dialect, asked)));
    if (isImpossible(query)) return { rows: [], total: 0, isLast: true, corrected: plan?.corrected };
    const filters = partFilters(query, filterColumns);
    if (!plan && !filters.length) return { ...(await readAll(query)), total: Number(countAll.get()?.['total']) };
    if (!plan) return sort ? readSorted(sort, query, filters, await findRows(filters)) : readNewest(query, filters);
    await giveWay();
    const { corrected } = plan;
    if (!sort || sort === 'relevance') return { ...readRanked(query, plan, filters), corrected };
    const conditions = [foundBy(plan, sqliteFoundRows()), ...filters];
    return { ...(await readSorted(sort, query, conditions, await findInRanges(plan, filters))), corrected };
  };
}
