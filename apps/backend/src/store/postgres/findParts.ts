import { foldText } from '@dealerkit/domain/foldText';
import { type Condition, valuesOf } from '../conditions.ts';
import { partFilters } from '../partFilters.ts';
import { type PartOrders, partSegments } from '../partSegments.ts';
import { readSegments } from '../readSegments.ts';
import type { PartsQuery } from '../queries.ts';
import type { Page } from '../Store.ts';
import { giveWay } from '../../operation/readTurn.ts';
import type { Row, Run, SearchTotals } from './Database.ts';
import { readTotal } from './totals.ts';
import { countInTime, countRows, searchConditions, segmentReader, selectNewest, totalOfPage } from './pages.ts';

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

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function postgresFindParts(runStatement: Run, columns: string, searchTotals: SearchTotals) {
  const run: Run = async (statement) => {
    await giveWay();
    return runStatement(statement);
  };

  /** The condition of the exact matches; `undefined` if there are none. */
  async function exactOf(search: string | undefined): Promise<Condition | undefined> {
    const key = foldText(search ?? '');
    if (!key) return undefined;
    const found = await run({ sql: 'SELECT 1 FROM part_keys WHERE key = $1 LIMIT 1', values: [key] });
    if (!found.length) return undefined;
    return { sql: '_id IN (SELECT part_id FROM part_keys WHERE key = ?)', values: [key] };
  }

  async function sorted(query: PartsQuery, sort: NonNullable<PartsQuery['sort']>, all: Condition[]): Promise<Row[]> {
    const segments = partSegments(sort, orders, await exactOf(query.search));
    return readSegments(segments, query, segmentReader(run, { table: 'parts', columns, conditions: all }));
  }

  return async ({ sort, ...query }: PartsQuery): Promise<Page<Row>> => {
    const filters = partFilters(query, { column: 'price_number', number: 'price_number IS NOT NULL' });
    const words = searchConditions('parts', query.search);
    const all = [...words, ...filters];
    const newest = async () =>
      (await selectNewest(run, { table: 'parts', columns, conditions: all }, query)).toReversed();
    const rows = await (sort ? sorted(query, sort, all) : newest());
    if (query.before === undefined && rows.length < query.limit) return { rows, total: rows.length };
    if (!all.length) return { rows, total: await readTotal(run, 'parts') };
    const count = () => countRows(run, 'parts', all);
    const total = await countInTime(() =>
      filters.length ? count() : searchTotals(run, JSON.stringify(valuesOf(words)), count),
    );
    return { rows, ...totalOfPage(rows, total) };
  };
}
