import type { Order } from '@dealerkit/domain/entities';
import type { OrderSort } from '@dealerkit/domain/orders/orderQuery';
import type { Condition } from './conditions.ts';
import type { Segment } from './readSegments.ts';
import type { OrderPosition, OrdersQuery } from './queries.ts';

interface Sorting {
  by: string;
  /** An equal expression that no index has. */
  computed: string;
  descending: boolean;
  valueOf: (order: Order) => string | number;
}

const placedAt = {
  by: 'placed_at',
  computed: 'placed_at + 0',
  valueOf: ({ placedAt: time = '' }: Order) => Date.parse(time),
};

/** How many characters of a text a list is sorted by: the whole text would be in the links to the next pages. */
const sortedLength = 60;

/** Upper and lower case of Latin letters are the same in a text, as in its index. */
function text(column: string, value: 'userName' | 'address'): Sorting {
  const by = `lower(substr(${column}, 1, ${sortedLength}))`;
  return {
    by,
    computed: `${by} || ''`,
    descending: false,
    valueOf(order) {
      const sorted = Array.from(order[value] ?? '')
        .slice(0, sortedLength)
        .join('');
      return sorted.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    },
  };
}

type ColumnOf = (name: string) => string;

/** The lists of orders; `columnOf` is a column of texts in one engine. */
const sortings: Record<OrderSort | 'newest', (columnOf: ColumnOf) => Sorting> = {
  newest: () => ({ ...placedAt, descending: true }),
  age: () => ({ ...placedAt, descending: false }),
  '-sum': () => ({ by: 'sum', computed: 'sum + 0', descending: true, valueOf: ({ sum = 0 }) => sum }),
  customer: (columnOf) => text(columnOf('"userName"'), 'userName'),
  place: (columnOf) => text(columnOf('address'), 'address'),
};

/** Where an order is in a list. */
export const positionOf = (order: Order, sort?: OrderSort): OrderPosition => ({
  value: sortings[sort ?? 'newest']((name) => name).valueOf(order),
  number: order.orderNumber ?? 0,
});

/** How many orders are sorted without the index of their order. */
export const maxSortedOrders = 3000;

/** Whether a list has all orders, or all with one status, which are counted with every change. */
export const isCounted = ({ number, customer, from, to }: OrdersQuery): boolean =>
  [number, customer, from, to].every((filter) => filter === undefined);

/** Whether an index sorts the orders of a status alone, however few they are. */
export const hasOwnIndexes = ({ status }: Pick<OrdersQuery, 'status'>): boolean =>
  status === 'cancelled' || status === 'returned';

/**
 * The list of a query, after its position; `columnOf` gives a column of texts, and `tie` is that of the number. Few orders
 * are sorted, since those in the index of a sum or a text have any status.
 */
export function orderSegment(
  { sort, after }: OrdersQuery,
  { columnOf, tie, areFew }: { columnOf: ColumnOf; tie: string; areFew: boolean },
): Segment {
  const { by, computed, descending } = sortings[sort ?? 'newest'](columnOf);
  const position = after && { tie: after.number, value: after.value };
  return { conditions: [], by: areFew ? computed : by, tie, descending, after: position };
}

/** The `_id` of a customer, also of one who was merged into another. */
const currentId = 'coalesce((SELECT merged_customers.customer FROM merged_customers WHERE _id = ?), ?)';

/** The conditions of the number, of the status, which one line at least must have, of the customer, and of the time at which an order was placed. */
export function orderFilters(
  { number, status, customer, from, to }: OrdersQuery,
  numberColumn: 'row' | 'number',
): readonly Condition[] {
  const filters: Condition[] = [];
  if (number !== undefined) filters.push({ sql: `${numberColumn} = ?`, values: [number] });
  if (status !== undefined) filters.push({ sql: `"${status}" > 0`, values: [] });
  if (customer !== undefined) filters.push({ sql: `customer = ${currentId}`, values: [customer, customer] });
  if (from !== undefined) filters.push({ sql: 'placed_at >= ?', values: [from] });
  if (to !== undefined) filters.push({ sql: 'placed_at < ?', values: [to] });
  return filters;
}
