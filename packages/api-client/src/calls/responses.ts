import { array, fallback, nullable, number, object, optional, string } from 'valibot';
import {
  numeric,
  Order,
  type OrderSchema,
  OrderStatus,
  Part,
  type PartSchema,
  Review,
  type ReviewSchema,
  User,
  type UserSchema,
} from '@dealerkit/domain/entities';
import { InvoiceSummary } from '@dealerkit/domain/books';

export const parts = array<PartSchema>(Part);
export const orders = array<OrderSchema>(Order);
export const reviews = array<ReviewSchema>(Review);
export const users = array<UserSchema>(User);

/** The API does not define this response, so one of another shape is a success without an id (D21). */
export const inserted = fallback(object({ insertedId: optional(string()) }), {});
export const placedLines = object({ orderNumber: number(), insertedIds: array(string()) });
/** An order of one or several lines. */
export const numberedOrder = object({
  orderNumber: number(),
  note: optional(string()),
  lines: orders,
  discount: optional(number()),
  deliveryCharge: optional(number()),
  /** The sum of the lines with discount and delivery charge. */
  total: optional(number()),
  /** The invoices, and what of the handed over lines is paid and not paid, for admins and the linked account. */
  invoices: optional(array(InvoiceSummary)),
  paid: optional(number()),
  due: optional(number()),
});
/** How many lines were moved, and those that were not, with their present status; null for an unknown `_id`. */
export const movedLines = object({
  modifiedCount: number(),
  conflicts: array(object({ _id: string(), status: nullable(OrderStatus), message: string() })),
});
export const modified = object({ modifiedCount: numeric });
/** The shelves of parts by their `_id`. */
export const shelves = array(object({ _id: string(), shelf: string() }));
export const deleted = object({ deletedCount: numeric });

// What a write changes: the calls that read it.
export const aboutUsers = ['listUsers', 'findUsers', 'getProfile', 'getAdmin', 'getOverview'];
export const aboutParts = ['listParts', 'findParts', 'findFacets', 'findSuggestions', 'getPart', 'getOverview'];
export const aboutSynonyms = ['getSynonyms', 'findParts', 'findFacets', 'findSuggestions'];
/** A hand-over charges the customer. */
const aboutBalances = ['findCustomers', 'getCustomer', 'findLedger'];
export const aboutOrders = [
  'listOrders',
  'findOwnOrders',
  'findOrders',
  'getOrderByNumber',
  'getOrderCounts',
  ...aboutBalances,
  ...aboutParts,
];
export const aboutReviews = ['listReviews', 'findReviews', 'listOwnReviews'];
