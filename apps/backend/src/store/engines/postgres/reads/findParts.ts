import type { QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { Condition } from '../../../sql/conditions.ts';
import { foundBy, selectCandidates } from '../../../parts/foundRows.ts';
import { isImpossible, partFilters, readKnownValues, withKnownValues } from '../../../parts/partFilters.ts';
import { CandidateRow, pageOf, rankCandidates } from '../../../parts/partSearch.ts';
import { partSegments } from '../../../parts/partSegments.ts';
import { readSegments } from '../../../sql/readSegments.ts';
import type { PartsQuery } from '../../../sql/queries.ts';
import type { PartPage } from '../../../parts/PartStore.ts';
import { giveWay } from '../../../../operation/readTurn.ts';
import type { Row, Run } from '../Database.ts';
import type { SearchVersions, SharedReads } from './sharedReads.ts';
import { readInTime } from '../errors.ts';
import { postgresFoundRows } from './foundParts.ts';
import { countInTime, countRows, numbered, searchLimit, segmentReader, selectNewest, totalOfPage } from '../pages.ts';
import { readTotal } from '../totals.ts';
import { postgresDialect, runStatements } from '../transact.ts';

/** The columns of the filters. */
export const filterColumns = {
  isInStock: 'in_stock',
  facetValue: 'own.value',
};

type FoundPage = Omit<PartPage, 'rows'> & { rows: Row[] };

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function postgresFindParts(runStatement: Run, columns: string, reads: SharedReads) {
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
    if (query.sort)
      return readSegments(partSegments(query.sort, postgresDialect), query, segmentReader(runInTime, selection));
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
    const query = withKnownValues(asked, await runStatements(run, readKnownValues(postgresDialect, asked)));
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
