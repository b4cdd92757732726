import {
  array,
  boolean,
  custom,
  fallback,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import { InvoiceSummary } from './books.js';
import { noPicture } from './parts/noPicture.js';
import { parseNumber } from './text/numbers.js';

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const parsed = parseNumber(value);
  if (!Number.isNaN(parsed)) return parsed;
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

/** Optional text; also accepts `null` and numbers. */
export const optionalText = pipe(optional(unknown()), transform(readText), optional(string()));

/** A number; also accepts text ("45" becomes 45), in the digits of any script and with grouping commas. */
export const numeric = pipe(unknown(), transform(readNumber), number());

/** An optional number; also accepts text. */
export const optionalNumeric = pipe(optional(unknown()), transform(readNumber), optional(number()));

const quantity = pipe(optional(unknown()), transform(readQuantity));

/** An optional order number; anything but a whole number from 1 counts as missing. */
const orderNumber = pipe(
  quantity,
  transform((value) => (Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined)),
);

/** An optional price: a number ("45", "৪৫" and "1,200" become numbers), or any other text unchanged ("$1,119.84"). */
export const price = pipe(
  optional(unknown()),
  transform(readNumber),
  custom<string | number | undefined>((value) => ['undefined', 'string', 'number'].includes(typeof value)),
);

/** What a site asks or states beside the other values, by the names that are its labels. */
const extra = fallback(optional(record(string(), string())), undefined);

/** A part on sale. A host may leave out everything but `_id` (D4). */
export const Part = object({
  _id: string(),
  product_name: optionalText,
  description: optionalText,
  /** An amount in the dealer's currency, or free text that is shown unchanged. */
  price,
  /** The URL of the picture. */
  image: pipe(
    optionalText,
    transform((image) => (image === noPicture ? undefined : image)),
  ),
  /** Text that is not a number counts as missing, also in the stock. */
  minimum_order_quantity: quantity,
  available_quantity: quantity,
  /** The stock below which the dealer buys more; three minimum orders without it. */
  reorder_level: quantity,
  /** Where the part is stored; only responses for admins have it. */
  shelf: optionalText,
  extra,
});
export type Part = InferOutput<typeof Part>;
export interface PartSchema extends Named<typeof Part> {}

/** The statuses of an order, in their order; `cancelled` can follow every status before `handedOver`, and `returned` is that of a line of its own. */
export const orderStatuses = ['placed', 'confirmed', 'packed', 'handedOver', 'cancelled', 'returned'] as const;
export const OrderStatus = picklist(orderStatuses);
export type OrderStatus = InferOutput<typeof OrderStatus>;

/** A step of an order. */
const OrderStep = object({
  status: OrderStatus,
  /** When, as ISO 8601. */
  at: string(),
  /** The e-mail address of the user who did it, or `shop` for a customer who reads the step of an admin. */
  by: string(),
  reason: optionalText,
});
export type OrderStep = InferOutput<typeof OrderStep>;

/**
 * An order of one part by one customer, or one line of an order of several; a documented host has the name of the part, not its id. A
 * host may leave out status, date, price, history, number, note and own values.
 */
export const Order = object({
  _id: string(),
  userEmail: optionalText,
  userName: optionalText,
  product_name: optionalText,
  /** The part that was ordered, while it is on sale. */
  partId: optionalText,
  address: optionalText,
  phone: optionalText,
  orderQuantity: optionalNumeric,
  /** The number that the lines of one order share. */
  orderNumber,
  /** What the customer wrote about the order. */
  note: optionalText,
  extra,
  status: optional(OrderStatus),
  /** When the order was placed, as ISO 8601. */
  placedAt: optionalText,
  /** The price of one piece when the order was placed. */
  price,
  /** The price of one piece that an admin agreed, in the smallest unit of the currency. */
  agreedPrice: optionalNumeric,
  /** What a returned line credits, in the smallest unit of the currency; without it, its whole amount. */
  credit: optionalNumeric,
  /** The handed over line to which a returned line belongs. */
  of: optionalText,
  /** The customer of the order, for admins. */
  customer: optionalText,
  /** The sum of the whole order in the smallest unit of the currency, with discount and delivery charge. */
  sum: optionalNumeric,
  /** The discount that was agreed for the whole order. */
  discount: optionalNumeric,
  /** The delivery charge that was agreed. */
  deliveryCharge: optionalNumeric,
  /** What of the sum is handed over and not paid. */
  due: optionalNumeric,
  /** What of the sum is handed over and paid. */
  paid: optionalNumeric,
  /** The invoices of the order, for the linked account of its customer. */
  invoices: optional(array(InvoiceSummary)),
  /** The steps, the oldest first. */
  history: optional(array(OrderStep)),
});
export type Order = InferOutput<typeof Order>;
export interface OrderSchema extends Named<typeof Order> {}

/** A review of a part. The e-mail address of the reviewer is not shown. */
export const Review = object({
  _id: string(),
  reviewName: optionalText,
  reviewerEmail: optionalText,
  productName: optionalText,
  description: optionalText,
  /** Out of 5, but any number is possible. */
  rating: optionalNumeric,
});
export type Review = InferOutput<typeof Review>;
export interface ReviewSchema extends Named<typeof Review> {}

/** A user who has signed in. The shop's API spells `loaction` so; `role` is 'admin' or any other text. */
export const User = object({
  _id: string(),
  email: string(),
  username: optionalText,
  role: optionalText,
  loaction: optionalText,
  phone: optionalText,
  extra,
  /** Whether the e-mail address is verified; a host may leave it out. */
  emailVerified: optional(boolean()),
  blocked: optional(boolean()),
});
export type User = InferOutput<typeof User>;
export interface UserSchema extends Named<typeof User> {}

/** An entry of the audit: who did what. */
export const AuditEntry = object({
  _id: string(),
  /** When, as ISO 8601. */
  at: string(),
  /** The e-mail address of the user, or another name such as `command line`. */
  actor: string(),
  /** What was done, such as `change part`. */
  action: string(),
  /** The e-mail address or `_id` of what was changed. */
  subject: string(),
  /** What exactly was changed. */
  detail: string(),
});
export type AuditEntry = InferOutput<typeof AuditEntry>;
export interface AuditEntrySchema extends Named<typeof AuditEntry> {}

/** How often a text was searched for without a result. */
export const ZeroResultSearch = object({
  /** As the search compares it. */
  text: string(),
  searches: numeric,
  /** The last day, as YYYY-MM-DD. */
  lastDay: string(),
});
export type ZeroResultSearch = InferOutput<typeof ZeroResultSearch>;
