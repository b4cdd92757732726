import type { OrderStatus } from '@dealerkit/domain/entities';
import type { OrderSort } from '@dealerkit/domain/orders/orderQuery';
import { type PartColumnSort, type PartSort, partSorts } from '@dealerkit/domain/parts/partQuery';
import type { PageQuery, SearchLimit, TimeRange } from './Page.ts';

/** The sort orders that a host of parts has: those of the shop, and a column of a table in either direction (`product_name` is `name`). */
export const hostSorts = [
  ...partSorts,
  'product_name',
  '-product_name',
  'available_quantity',
  '-available_quantity',
] as const satisfies readonly (PartSort | PartColumnSort | 'product_name')[];
export type HostSort = (typeof hostSorts)[number];

/** Selects parts (D26). */
export interface PartsQuery extends PageQuery {
  /** What is searched for (D47). */
  search?: string | undefined;
  /** Whether the last word of the search is still being typed. */
  isUnfinished?: boolean | undefined;
  /** Whether the total is only that of the rows, since counting takes longer than finding the first ones. */
  isUncounted?: boolean | undefined;
  /** Whether words are searched for only as typed. */
  isExact?: boolean | undefined;
  /** Only parts of one of these categories. */
  category?: readonly string[] | undefined;
  /** Only parts for one of these vehicles. */
  vehicle?: readonly string[] | undefined;
  /** Only parts of one of these brands. */
  brand?: readonly string[] | undefined;
  /** `in` selects parts of which the minimum quantity is in stock. */
  stock?: 'in' | undefined;
  /** The lowest price; parts without a number as price are left out. */
  min?: number | undefined;
  /** The highest price; parts without a number as price are left out. */
  max?: number | undefined;
  /** Without it a search is by relevance; otherwise the newest parts are selected, and listed in insertion order, the newest last. */
  sort?: HostSort | undefined;
}

/** Selects parts without an order. */
export type PartsFilter = Omit<PartsQuery, 'limit' | 'before' | 'after' | 'sort' | 'isUncounted'>;

/** A page of a list in insertion order. */
export interface RowsAfter {
  /** The maximum number of rows. */
  limit: number;
  /** Only rows after this `_id`, which may have been deleted. */
  after?: string | undefined;
}

/** Selects audit entries, the newest first. */
export interface AuditQuery extends PageQuery, SearchLimit, TimeRange {
  /** Words that the values of an entry must contain, folded (D36). */
  search?: string | undefined;
}

/** Where an order is in a list: the value that the list is sorted by, and its number, which decides between equal values. */
export interface OrderPosition {
  value: string | number;
  number: number;
}

/** Selects orders. */
export interface OrdersQuery extends Pick<PageQuery, 'limit'>, SearchLimit, TimeRange {
  /** The newest first without it. */
  sort?: OrderSort | undefined;
  /** Only orders that come after this one, which may be deleted. */
  after?: OrderPosition | undefined;
  /** Words that number, note, and name, e-mail address and phone of the customer, and the parts must contain, folded (D36). */
  search?: string | undefined;
  /** Only the order with this number. */
  number?: number | undefined;
  /** Only orders of which a line has this status. */
  status?: OrderStatus | undefined;
  /** Only orders of the customer with this `_id`. */
  customer?: string | undefined;
}

/** The sort orders of users; `-` means descending, and `newest` means the newest first. By role, admins come first. */
export const userSorts = ['newest', 'email', '-email', 'role', '-role'] as const;
export type UserSort = (typeof userSorts)[number];

/** Selects users. */
export interface UsersQuery extends PageQuery {
  /** Words that the e-mail address, the name and the phone must contain, folded (D36). */
  search?: string | undefined;
  /** Without it the newest users are selected, and listed in insertion order, the newest last. */
  sort?: UserSort | undefined;
}
