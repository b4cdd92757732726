import type { Segment } from '../readSegments.ts';
import type { CustomerSort } from './BookStore.ts';

const all = { conditions: [], descending: true };

const withOrders = {
  table: 'customers_with_orders AS customers',
  conditions: [],
  by: 'last_order_at',
  descending: true,
};
const withoutOrders = {
  conditions: [{ sql: 'NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer = customers._id)', values: [] }],
  by: '_id',
  descending: true,
};

/** The segments of a sort order, each of which an index sorts; `name` is the expression of one engine. */
export function customerSegments(sort: CustomerSort = 'name', name: string): readonly Segment[] {
  const orders: Record<CustomerSort, readonly Segment[]> = {
    name: [{ ...all, by: name, descending: false }],
    '-balance': [{ ...all, by: 'balance' }],
    '-lastOrder': [withOrders, withoutOrders],
  };
  return orders[sort];
}
