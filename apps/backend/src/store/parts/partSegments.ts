import type { PartColumnSort } from '@dealerkit/domain/parts/partQuery';
import type { Segment } from '../sql/readSegments.ts';
import type { HostSort } from '../sql/queries.ts';
import type { SqlContext } from '../sql/transactions.ts';

/** How a value of parts is sorted: one condition and expression after the other, then the parts without the value. */
interface PartOrder {
  values: readonly (Pick<Segment, 'by' | 'holds'> & { where: string })[];
  missing: string;
}

/** Names and text prices sort by code points. */
const ordersOf = (collate: SqlContext['dialect']['collate']) =>
  ({
    name: { values: [{ where: 'name_key IS NOT NULL', by: collate('name_key') }], missing: 'name_key IS NULL' },
    price: {
      values: [
        { where: 'price_number IS NOT NULL', by: 'price_number', holds: 'number' },
        { where: 'price_number IS NULL AND price_text IS NOT NULL', by: collate('price_text') },
      ],
      missing: 'price_number IS NULL AND price_text IS NULL',
    },
    available_quantity: {
      values: [{ where: 'available_quantity IS NOT NULL', by: 'available_quantity', holds: 'integer' }],
      missing: 'available_quantity IS NULL',
    },
  }) as const satisfies Record<string, PartOrder>;

const valueOfSort = {
  name: 'name',
  product_name: 'name',
  '-product_name': 'name',
  price: 'price',
  '-price': 'price',
  available_quantity: 'available_quantity',
  '-available_quantity': 'available_quantity',
} as const satisfies Record<
  Exclude<HostSort | PartColumnSort, 'newest' | 'relevance'>,
  keyof ReturnType<typeof ordersOf>
>;

const newest: readonly Segment[] = [{ conditions: [], by: '_id', descending: true }];

/** The segments of a sort order, each of which an index sorts; parts without the value come last. */
export function partSegments(sort: HostSort, { collate }: Pick<SqlContext['dialect'], 'collate'>): readonly Segment[] {
  if (sort === 'newest' || sort === 'relevance') return newest;
  const { values, missing }: PartOrder = ordersOf(collate)[valueOfSort[sort]];
  const descending = sort.startsWith('-');
  return [...values, { where: missing, by: '_id' }].map(({ where, ...value }) => ({
    conditions: [{ sql: where, values: [] }],
    ...value,
    descending,
  }));
}
