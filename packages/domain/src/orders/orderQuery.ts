import { orderStatuses, type OrderStatus } from '../entities.js';
import { listHref } from '../site/listAddress.js';
import { pagePaths } from '../paths.js';

/** The sequences of a list of orders beside the newest first: by age, by sum, by customer, by place. */
export const orderSorts = ['age', '-sum', 'customer', 'place'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Which orders to list, and in which sequence; empty values do not restrict the list. */
export interface OrderCriteria {
  /** Words of the customer, the phone number or the part. */
  search: string;
  /** The `_id` of the customer whose orders to list. */
  customer: string;
  status: OrderStatus | '';
  /** The first day, such as `2026-11-22`. */
  from: string;
  /** The last day. */
  to: string;
  sort: OrderSort | '';
}

/** The criteria that list all orders. */
export const allOrders: OrderCriteria = { search: '', customer: '', status: '', from: '', to: '', sort: '' };

/** Reads criteria from the parameters of a URL; a status or a sequence that does not exist is ignored. */
export const readOrderCriteria = (parameters: URLSearchParams): OrderCriteria => {
  const valueOf = (name: keyof OrderCriteria) => parameters.get(name) ?? '';
  return {
    search: valueOf('search'),
    customer: valueOf('customer'),
    status: orderStatuses.find((status) => status === valueOf('status')) ?? '',
    from: valueOf('from'),
    to: valueOf('to'),
    sort: orderSorts.find((sort) => sort === valueOf('sort')) ?? '',
  };
};

/** The criteria that are not empty, as the calls take them. */
export const orderParameters = (criteria: Partial<OrderCriteria>): Partial<Record<keyof OrderCriteria, string>> =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value));

/** The URL of the order desk with these criteria, and the given number of pages loaded. */
export const ordersHref = (criteria: OrderCriteria, pages = 1): string =>
  listHref(pagePaths.orders, Object.entries(criteria), pages);
