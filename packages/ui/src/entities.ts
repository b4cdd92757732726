/** A part on sale, with the field names of the API. All fields except `_id` can be missing. */
export interface Part {
  _id: string;
  product_name?: string | undefined;
  description?: string | undefined;
  /** An amount in the dealer's currency, or free text that is shown unchanged. */
  price?: number | string | undefined;
  /** The URL of the picture. */
  image?: string | undefined;
  minimum_order_quantity?: number | undefined;
  available_quantity?: number | undefined;
}

/** The statuses of an order, in their order. */
export type OrderStatus = 'placed' | 'confirmed' | 'packed' | 'handedOver' | 'cancelled';

/** A step of an order. */
export interface OrderStep {
  status: OrderStatus;
  /** When, as ISO 8601. */
  at: string;
  /** The e-mail address of the user who did it; a customer may get another text for a step of the shop. */
  by: string;
  reason?: string | undefined;
}

/** An entry of the audit: who did what. */
export interface AuditEntry {
  _id: string;
  /** When, as ISO 8601. */
  at: string;
  /** The e-mail address of the user, or another name such as `command line`. */
  actor: string;
  /** What was done, such as `change part`. */
  action: string;
  /** The e-mail address or `_id` of what was changed. */
  subject: string;
  /** What exactly was changed. */
  detail: string;
}

/** An order of one part by one customer. A host may leave out status, date, price and history. */
export interface Order {
  _id: string;
  userEmail?: string | undefined;
  userName?: string | undefined;
  product_name?: string | undefined;
  address?: string | undefined;
  phone?: string | undefined;
  orderQuantity?: number | undefined;
  status?: OrderStatus | undefined;
  /** When the order was placed, as ISO 8601. */
  placedAt?: string | undefined;
  /** The price of one piece when the order was placed. */
  price?: number | string | undefined;
  /** The steps, the oldest first. */
  history?: OrderStep[] | undefined;
}

/** A review of a part. The e-mail of the reviewer is not shown. */
export interface Review {
  _id: string;
  reviewName?: string | undefined;
  reviewerEmail?: string | undefined;
  productName?: string | undefined;
  description?: string | undefined;
  /** Out of 5, but any number is possible. */
  rating?: number | undefined;
}

/** A user. The shop's API spells `loaction` so. */
export interface User {
  _id: string;
  email: string;
  username?: string | undefined;
  role?: string | undefined;
  loaction?: string | undefined;
  phone?: string | undefined;
  /** Whether the e-mail address is verified; a host may leave it out. */
  emailVerified?: boolean | undefined;
  blocked?: boolean | undefined;
}

/** One day of the overview. */
export interface SalesDay {
  /** The date, as `2026-11-22`. */
  date: string;
  /** The number of orders that are not cancelled. */
  orders: number;
  /** Their sum. */
  revenue: number;
}

/** What a dealer needs each morning; lists are short, counts are complete. */
export interface Overview {
  /** The oldest orders that wait for confirmation, the oldest first. */
  waiting: Order[];
  waitingCount: number;
  /** Parts with less in stock than one minimum order. */
  outOfStock: Part[];
  outOfStockCount: number;
  /** Parts with less in stock than three minimum orders. */
  lowStock: Part[];
  lowStockCount: number;
  /** The last days, the oldest first, without gaps. */
  days: SalesDay[];
  newestUsers: User[];
  partCount: number;
  userCount: number;
  adminCount: number;
}
