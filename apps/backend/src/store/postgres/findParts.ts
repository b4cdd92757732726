import type { QueryPlan } from '@dealerkit/domain/search';
import { type Condition, valuesOf } from '../conditions.ts';
import { partFilters } from '../partFilters.ts';
import { pageOf } from '../partSearch.ts';
import { type PartOrders, partSegments } from '../partSegments.ts';
import { readSegments } from '../readSegments.ts';
import type { PartsQuery } from '../queries.ts';
import type { PartPage } from '../PartStore.ts';
import { giveWay } from '../../operation/readTurn.ts';
import type { PartReads, Row, Run } from './Database.ts';
import { readInTime } from './errors.ts';
import { foundBy, rankParts } from './foundParts.ts';
import { countInTime, countRows, searchLimit, segmentReader, selectNewest, totalOfPage } from './pages.ts';
import { readTotal } from './totals.ts';

/** The columns of the filters. */
export const filterColumns = { key: '_id', price: 'price_number', isNumber: 'price_number IS NOT NULL' };

/** Names and text prices sort by code points. */
const orders: PartOrders = {
  name: { values: [{ where: 'name_key IS NOT NULL', by: 'name_key COLLATE "C"' }], missing: 'name_key IS NULL' },
  price: {
    values: [
      { where: 'price_number IS NOT NULL', by: 'price_number' },
      { where: 'price_text IS NOT NULL', by: 'price_text COLLATE "C"' },
    ],
    missing: 'price_number IS NULL AND price_text IS NULL',
  },
  available_quantity: {
    values: [{ where: 'available_quantity IS NOT NULL', by: 'available_quantity' }],
    missing: 'available_quantity IS NULL',
  },
};

interface FoundRows {
  rows: Row[];
  isLast?: boolean;
}

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function postgresFindParts(runStatement: Run, columns: string, reads: PartReads) {
  const run: Run = async (statement) => {
    await giveWay();
    return runStatement(statement);
  };

  /** A statement that is planned for its values is one of a search. */
  const runInTime: Run = (statement) =>
    readInTime(() => run(statement.replan ? { ...statement, limit: searchLimit } : statement));

  function readOrdered(query: PartsQuery, conditions: readonly Condition[]): Promise<Row[]> {
    const selection = { table: 'parts', columns, conditions };
    if (query.sort) return readSegments(partSegments(query.sort, orders), query, segmentReader(runInTime, selection));
    return selectNewest(runInTime, selection, query).then((rows) => rows.toReversed());
  }

  async function readRanked(query: PartsQuery, plan: QueryPlan, filters: readonly Condition[]): Promise<FoundRows> {
    const { page, isLast } = pageOf(await rankParts(runInTime, plan, filters), query);
    const sql = `SELECT ${columns} FROM parts WHERE _id = ANY($1::text[]) ORDER BY array_position($1::text[], _id)`;
    return { rows: await run({ sql, values: [page] }), isLast };
  }

  return async (query: PartsQuery): Promise<Omit<PartPage, 'rows'> & { rows: Row[] }> => {
    const plan = await reads.planSearch(run, query);
    const filters = partFilters(query, filterColumns);
    const all = plan ? [foundBy(plan), ...filters] : filters;
    const isRanked = plan && (query.sort ?? 'relevance') === 'relevance';
    const { rows, ...end } = isRanked
      ? await readRanked(query, plan, filters)
      : { rows: await readOrdered(query, all) };
    const more = { corrected: plan?.corrected, ...end };
    if (query.isUncounted) return { rows, total: rows.length, ...more };
    if (!isRanked && query.before === undefined && rows.length < query.limit)
      return { rows, total: rows.length, ...more };
    if (!all.length) return { rows, total: await readTotal(run, 'parts') };
    const count = () => countRows(run, 'parts', all);
    const total = await countInTime(async () =>
      filters.length ? count() : reads.keepTotal(await reads.textVersion(run), JSON.stringify(valuesOf(all)), count),
    );
    return { rows, ...totalOfPage(rows, total), ...more };
  };
}
