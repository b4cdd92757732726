import type { QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { Condition } from '../sql/conditions.ts';
import { foundBy, selectCandidates } from './foundRows.ts';
import { isImpossible, partFilters, withKnownValues } from './partFilters.ts';
import { CandidateRow, pageOf, rankCandidates } from './partSearch.ts';
import { type PartOrders, partSegments } from './partSegments.ts';
import { readSegments } from '../sql/readSegments.ts';
import type { PartsQuery } from '../sql/queries.ts';
import type { PartPage } from './PartStore.ts';
import { giveWay } from '../../operation/readTurn.ts';
import type { PartReads, Row, Run, SearchVersions } from '../engines/postgres/Database.ts';
import { readInTime } from '../engines/postgres/errors.ts';
import { postgresFoundRows } from './postgresFoundParts.ts';
import {
  countInTime,
  countRows,
  numbered,
  searchLimit,
  segmentReader,
  selectNewest,
  totalOfPage,
} from '../engines/postgres/pages.ts';
import { readKnownValues } from './postgresKnownValues.ts';
import { readTotal } from '../engines/postgres/totals.ts';

/** The columns of the filters. */
export const filterColumns = {
  isInStock: 'in_stock',
  facetValue: 'own.value',
};

/** Names and text prices sort by code points. */
const orders: PartOrders = {
  name: { values: [{ where: 'name_key IS NOT NULL', by: 'name_key COLLATE "C"' }], missing: 'name_key IS NULL' },
  price: {
    values: [
      { where: 'price_number IS NOT NULL', by: 'price_number', holds: 'number' },
      { where: 'price_number IS NULL AND price_text IS NOT NULL', by: 'price_text COLLATE "C"' },
    ],
    missing: 'price_number IS NULL AND price_text IS NULL',
  },
  available_quantity: {
    values: [{ where: 'available_quantity IS NOT NULL', by: 'available_quantity', holds: 'integer' }],
    missing: 'available_quantity IS NULL',
  },
};

type FoundPage = Omit<PartPage, 'rows'> & { rows: Row[] };

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function postgresFindParts(runStatement: Run, columns: string, reads: PartReads) {
  const run: Run = async (statement) => {
    await giveWay();
    return runStatement(statement);
  };

  /** A statement that is planned for its values is one of a search. */
  const runInTime: Run = (statement) =>
    readInTime(() => run(statement.replan ? { ...statement, limit: searchLimit } : statement));

  async function readOrdered(
    query: PartsQuery,
    conditions: readonly Condition[],
  ): Promise<Pick<FoundPage, 'rows' | 'next'>> {
    const selection = { table: 'parts', columns, conditions };
    if (query.sort) return readSegments(partSegments(query.sort, orders), query, segmentReader(runInTime, selection));
    return { rows: (await selectNewest(runInTime, selection, query)).toReversed() };
  }

  async function readCandidates(plan: QueryPlan, filters: readonly Condition[], isCounted: boolean) {
    const selection = selectCandidates(plan, filters, { engine: postgresFoundRows, isCounted });
    if (!selection) return [];
    const { sql, values } = selection;
    const rows = await run({ sql: numbered(sql), values, replan: true, limit: searchLimit });
    return v.parse(v.array(CandidateRow), rows);
  }

  async function readRanked(query: PartsQuery, plan: QueryPlan, filters: readonly Condition[]): Promise<FoundPage> {
    const counted = query.isUncounted ? undefined : await countInTime(() => readCandidates(plan, filters, true));
    const candidates = counted ?? (await readInTime(() => readCandidates(plan, filters, false)));
    const { page, ...found } = pageOf(rankCandidates(plan, candidates), plan, query);
    const sql = `SELECT ${columns} FROM parts WHERE _id = ANY($1::text[]) ORDER BY array_position($1::text[], _id)`;
    const rows = page.length ? await run({ sql, values: [page] }) : [];
    if (query.isUncounted) return { rows, total: rows.length, ...found };
    return { rows, ...totalOfPage(rows, counted && (counted[0]?.total ?? 0)), ...found };
  }

  return async (asked: PartsQuery, known?: SearchVersions): Promise<FoundPage> => {
    const plan = await reads.planSearch(run, asked, known ?? (await reads.readVersions(run)));
    const query = withKnownValues(asked, await readKnownValues(run, asked));
    if (isImpossible(query)) return { rows: [], total: 0, isLast: true, corrected: plan?.corrected };
    const filters = partFilters(query, filterColumns);
    if (plan && (query.sort ?? 'relevance') === 'relevance')
      return { ...(await readRanked(query, plan, filters)), corrected: plan.corrected };
    const conditions = plan ? [foundBy(plan, postgresFoundRows), ...filters] : filters;
    const { rows, next } = await readOrdered(query, conditions);
    const found = { rows, next, corrected: plan?.corrected };
    const isFirst = query.before === undefined && query.after === undefined;
    if (query.isUncounted || (isFirst && rows.length < query.limit)) return { ...found, total: rows.length };
    if (!conditions.length) return { rows, next, total: await readTotal(run, 'parts') };
    return { ...found, ...totalOfPage(rows, await countInTime(() => countRows(run, 'parts', conditions))) };
  };
}
