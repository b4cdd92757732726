import type { CustomerSort } from '@dealerkit/domain/customers/customerQuery';
import type { Segment } from '../sql/readSegments.ts';

const all = { conditions: [], descending: true };

/** Up to so many customers, the last order of each is looked up; of more, the latest orders are read until a page is full. */
const fewCustomers = 1_000;

const lastOrderAt = '(SELECT max(placed_at) FROM orders WHERE orders.customer = customers._id)';

const withOrders = (customers: number): Segment =>
  customers > fewCustomers
    ? {
        table: 'customers_with_orders AS customers',
        conditions: [],
        by: 'last_order_at',
        holds: 'bigint',
        descending: true,
      }
    : {
        conditions: [{ sql: `${lastOrderAt} IS NOT NULL`, values: [] }],
        by: lastOrderAt,
        holds: 'bigint',
        descending: true,
      };

const withoutOrders = {
  conditions: [{ sql: 'NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer = customers._id)', values: [] }],
  by: '_id',
  descending: true,
};

/** The segments of a sort order of this many customers, which an index sorts unless these are few; `name` is the expression of one engine. */
export function customerSegments(sort: CustomerSort = 'name', name: string, customers: number): readonly Segment[] {
  const orders: Record<CustomerSort, readonly Segment[]> = {
    name: [{ ...all, by: name, descending: false }],
    '-balance': [{ ...all, by: 'balance', holds: 'bigint' }],
    '-lastOrder': [withOrders(customers), withoutOrders],
  };
  return orders[sort];
}
