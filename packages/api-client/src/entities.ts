import {
  array,
  boolean,
  custom,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';

const digits = /^\s*[-+]?\d+(\.\d+)?\s*$/;

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (digits.test(value)) return Number(value);
  return value.trim() ? value : undefined;
}

function readQuantity(value: unknown): number | undefined {
  const quantity = readNumber(value);
  return typeof quantity === 'number' ? quantity : undefined;
}

function readText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? undefined);
}

/** Lets the declarations of a list name the schema of its rows instead of repeating it. */
type Named<T> = T;

const text = pipe(
  optional(unknown(), ''),
  transform((value) => readText(value) ?? ''),
  string(),
);

/** Optional text; also accepts `null` and numbers. */
export const optionalText = pipe(optional(unknown()), transform(readText), optional(string()));

/** A number; also accepts text ("45" becomes 45). */
export const numeric = pipe(unknown(), transform(readNumber), number());

/** An optional number; also accepts text. */
export const optionalNumeric = pipe(optional(unknown()), transform(readNumber), optional(number()));

/** An optional price: a number ("45" becomes 45), or any other text unchanged ("$1,119.84"). */
export const price = pipe(
  optional(unknown()),
  transform(readNumber),
  custom<string | number | undefined>((value) => ['undefined', 'string', 'number'].includes(typeof value)),
);

/** A part; only `_id` is required, and the minimum defaults to 1. */
export const Part = object({
  _id: string(),
  product_name: optionalText,
  description: optionalText,
  price,
  image: text,
  minimum_order_quantity: pipe(
    optional(unknown(), 1),
    transform((value) => readQuantity(value) ?? 1),
  ),
  available_quantity: pipe(optional(unknown()), transform(readQuantity)),
});
export type Part = InferOutput<typeof Part>;
export interface PartSchema extends Named<typeof Part> {}

/** The statuses of an order, in their order; `cancelled` can follow every status before `handedOver`. */
export const orderStatuses = ['placed', 'confirmed', 'packed', 'handedOver', 'cancelled'] as const;
export const OrderStatus = picklist(orderStatuses);
export type OrderStatus = InferOutput<typeof OrderStatus>;

/** A step of an order: when (ISO 8601), and by whom: an e-mail address, or `shop` for a customer who reads the step of an admin. */
const OrderStep = object({ status: OrderStatus, at: string(), by: text, reason: optionalText });
export type OrderStep = InferOutput<typeof OrderStep>;

/**
 * A customer's order; it has the name of the part, not its id. The dealerkit backend adds the status, when it
 * was placed (ISO 8601), the price of the part at that time, and its history, oldest step first.
 */
export const Order = object({
  _id: string(),
  userEmail: text,
  userName: text,
  product_name: text,
  address: text,
  phone: text,
  orderQuantity: numeric,
  status: optional(OrderStatus),
  placedAt: optional(string()),
  price,
  history: optional(array(OrderStep)),
});
export type Order = InferOutput<typeof Order>;
export interface OrderSchema extends Named<typeof Order> {}

/** A customer's review; `rating` is out of 5, but may be any number. */
export const Review = object({
  _id: string(),
  reviewName: text,
  reviewerEmail: optionalText,
  productName: text,
  description: text,
  rating: numeric,
});
export type Review = InferOutput<typeof Review>;
export interface ReviewSchema extends Named<typeof Review> {}

/**
 * A user who has signed in; the shop's API spells `loaction` so, `role` is 'admin' or any other text. The dealerkit backend adds
 * whether the e-mail address is verified and whether the user is blocked.
 */
export const User = object({
  _id: string(),
  email: string(),
  username: optionalText,
  role: optionalText,
  loaction: optionalText,
  phone: optionalText,
  emailVerified: optional(boolean()),
  blocked: optional(boolean()),
});
export type User = InferOutput<typeof User>;
export interface UserSchema extends Named<typeof User> {}

/** One day of the overview: the date (YYYY-MM-DD, in the dealer's time zone), its orders that are not cancelled, and their sum. */
const Day = object({ date: string(), orders: numeric, revenue: numeric });

/** An entry of the audit: when (ISO 8601), who, what, which subject, and what exactly. */
export const AuditEntry = object({
  _id: string(),
  at: string(),
  actor: text,
  action: text,
  subject: text,
  detail: text,
});
export type AuditEntry = InferOutput<typeof AuditEntry>;
export interface AuditEntrySchema extends Named<typeof AuditEntry> {}

/** Counts and short lists for the dashboard of an admin. */
export const Overview = object({
  /** The oldest orders that wait for confirmation, the oldest first. */
  waiting: array<OrderSchema>(Order),
  waitingCount: numeric,
  /** Parts with less in stock than one minimum order. */
  outOfStock: array<PartSchema>(Part),
  outOfStockCount: numeric,
  /** Parts with less in stock than three minimum orders. */
  lowStock: array<PartSchema>(Part),
  lowStockCount: numeric,
  /** The last 30 days, the oldest first, without gaps. */
  days: array(Day),
  newestUsers: array<UserSchema>(User),
  partCount: numeric,
  userCount: numeric,
  adminCount: numeric,
});
export type Overview = InferOutput<typeof Overview>;
