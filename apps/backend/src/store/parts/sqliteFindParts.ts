import type { DatabaseSync } from 'node:sqlite';
import type { QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { giveWay } from '../../operation/readTurn.ts';
import type { Condition } from '../sql/conditions.ts';
import { isImpossible, partFilters, withKnownValues } from './partFilters.ts';
import { foundBy, selectCandidates } from './foundRows.ts';
import type { RowPosition } from '../sql/Page.ts';
import { CandidateRow, pageOf, rankCandidates } from './partSearch.ts';
import { type PartOrders, partSegments } from './partSegments.ts';
import { readSegments } from '../sql/readSegments.ts';
import type { HostSort, PartsQuery } from '../sql/queries.ts';
import type { SqlitePlanSearch } from '../engines/sqlite/Connection.ts';
import { sqliteFoundRows } from './sqliteFoundParts.ts';
import { sqliteKnownValues } from './sqliteKnownValues.ts';
import { type RawRows, sqlitePages } from '../engines/sqlite/pages.ts';
import { prepareOnce } from '../engines/sqlite/prepareOnce.ts';
import { sqliteRows } from '../engines/sqlite/textSearch.ts';

export const filterColumns = {
  isInStock: 'available_quantity >= minimum_order_quantity',
  // The sign keeps SQLite from a search in the index for each value that is asked for, of each part.
  facetValue: '+own.value',
};

const orders: PartOrders = {
  name: { values: [{ where: 'name_key IS NOT NULL', by: 'name_key' }], missing: 'name_key IS NULL' },
  price: {
    values: [
      { where: 'price_number IS NOT NULL', by: 'price_number', holds: 'number' },
      { where: 'price_number IS NULL AND price_text IS NOT NULL', by: 'price_text' },
    ],
    missing: 'price_number IS NULL AND price_text IS NULL',
  },
  available_quantity: {
    values: [{ where: 'available_quantity IS NOT NULL', by: 'available_quantity', holds: 'integer' }],
    missing: 'available_quantity IS NULL',
  },
};

interface FoundPage {
  rows: RawRows;
  next?: RowPosition | undefined;
  total: number;
  isTotalMinimum?: boolean;
  corrected?: string | undefined;
  isLast?: boolean;
}

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function sqliteFindParts(db: DatabaseSync, columns: string, planSearch: SqlitePlanSearch) {
  const prepare = prepareOnce(db);
  const findRows = sqliteRows(db, 'parts');
  const pages = sqlitePages(db, 'parts', columns);
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'parts'`);
  const findKnownValues = sqliteKnownValues(db);
  const byIds = db.prepare(
    `SELECT ${columns} FROM json_each(?) AS id JOIN parts ON parts._id = id.value ORDER BY id.key`,
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
    return readSegments(partSegments(sort, orders), query, {
      valueIn: pages.valueIn,
      select: async (segment, limit) => pages.select(segment, [], limit, true),
    });
  }

  async function readSorted(
    sort: HostSort,
    query: PartsQuery,
    conditions: readonly Condition[],
    isSearch: boolean,
  ): Promise<FoundPage> {
    const found = await findRows(conditions, isSearch);
    const page = await readSegments(partSegments(sort, orders), query, {
      valueIn: pages.valueIn,
      select: (segment, length) => pages.selectFound(segment, { found, conditions }, length),
    });
    return { ...page, total: found.rows.length, isTotalMinimum: found.isCut };
  }

  async function readNewest({ before, limit }: PartsQuery, filters: readonly Condition[]): Promise<FoundPage> {
    const found = await findRows(filters, false);
    const below = before === undefined ? undefined : pages.numberOf(before);
    const ofPage = before === undefined ? found : await findRows(filters, false, { below, max: limit });
    const rows = pages.read(ofPage.rows.slice(0, limit)).toReversed();
    return { rows, total: found.rows.length, isTotalMinimum: found.isCut };
  }

  return async (asked: PartsQuery): Promise<FoundPage> => {
    const { sort } = asked;
    const plan = await planSearch(asked);
    const query = withKnownValues(asked, findKnownValues(asked));
    if (isImpossible(query)) return { rows: [], total: 0, isLast: true, corrected: plan?.corrected };
    const filters = partFilters(query, filterColumns);
    if (!plan && !filters.length) return { ...(await readAll(query)), total: Number(countAll.get()?.['total']) };
    if (!plan) return sort ? readSorted(sort, query, filters, false) : readNewest(query, filters);
    await giveWay();
    const { corrected } = plan;
    if (!sort || sort === 'relevance') return { ...readRanked(query, plan, filters), corrected };
    const conditions = [foundBy(plan, sqliteFoundRows()), ...filters];
    return { ...(await readSorted(sort, query, conditions, true)), corrected };
  };
}
