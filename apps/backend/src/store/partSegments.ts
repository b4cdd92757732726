import type { PartColumnSort } from '@dealerkit/domain/parts/partQuery';
import type { Segment } from './readSegments.ts';
import type { HostSort } from './queries.ts';

/** How an engine sorts a value of parts: one condition and expression after the other, then the parts without the value. */
interface PartOrder {
  values: readonly Pick<Segment & { where: string }, 'where' | 'by' | 'holds'>[];
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
} as const satisfies Record<Exclude<HostSort | PartColumnSort, 'newest' | 'relevance'>, keyof PartOrders>;

const newest: readonly Segment[] = [{ conditions: [], by: '_id', descending: true }];

/** The segments of a sort order, each of which an index sorts; parts without the value come last. */
export function partSegments(sort: HostSort, orders: PartOrders): readonly Segment[] {
  if (sort === 'newest' || sort === 'relevance') return newest;
  const { values, missing } = orders[valueOfSort[sort]];
  const descending = sort.startsWith('-');
  return [...values, { where: missing, by: '_id' }].map(({ where, ...value }) => ({
    conditions: [{ sql: where, values: [] }],
    ...value,
    descending,
  }));
}
