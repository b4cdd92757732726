import type { Condition } from './conditions.ts';
import type { Segment } from './readSegments.ts';
import type { PartSort } from './queries.ts';

/** How an engine sorts a value of parts: one condition and expression after the other, then the parts without the value. */
interface PartOrder {
  values: readonly { where: string; by: string }[];
  missing: string;
}

/** The orders of one engine. */
export type PartOrders = Record<'name' | 'price' | 'available_quantity', PartOrder>;

const valueOfSort = {
  name: 'name',
  product_name: 'name',
  '-product_name': 'name',
  price: 'price',
  '-price': 'price',
  available_quantity: 'available_quantity',
  '-available_quantity': 'available_quantity',
} as const satisfies Record<Exclude<PartSort, 'newest'>, keyof PartOrders>;

const newest: readonly Segment[] = [{ conditions: [], by: '_id', descending: true }];

/** The segments of a sort order, each of which an index sorts; parts without the value come last. */
function segmentsOfSort(sort: PartSort, orders: PartOrders): readonly Segment[] {
  if (sort === 'newest') return newest;
  const { values, missing } = orders[valueOfSort[sort]];
  const descending = sort.startsWith('-');
  return [...values, { where: missing, by: '_id' }].map(({ where, by }) => ({
    conditions: [{ sql: where, values: [] }],
    by,
    descending,
  }));
}

/** The segments of a sorted list: first those of the exact matches, if there are any, then those of the other rows. */
export function partSegments(sort: PartSort, orders: PartOrders, exact: Condition | undefined): Segment[] {
  const groups = exact ? [[exact], [{ ...exact, sql: `NOT ${exact.sql}` }]] : [[]];
  return groups.flatMap((group) =>
    segmentsOfSort(sort, orders).map((segment) => ({ ...segment, conditions: [...segment.conditions, ...group] })),
  );
}
