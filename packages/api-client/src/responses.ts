import { array, fallback, number, object, optional, string } from 'valibot';
import {
  numeric,
  Order,
  type OrderSchema,
  Part,
  type PartSchema,
  Review,
  type ReviewSchema,
  User,
  type UserSchema,
} from '@dealerkit/domain/entities';

export const parts = array<PartSchema>(Part);
export const orders = array<OrderSchema>(Order);
export const reviews = array<ReviewSchema>(Review);
export const users = array<UserSchema>(User);

/** The API does not define this response, so one of another shape is a success without an id (D21). */
export const inserted = fallback(object({ insertedId: optional(string()) }), {});
export const placedLines = object({ orderNumber: number(), insertedIds: array(string()) });
/** An order of one or several lines. */
export const numberedOrder = object({ orderNumber: number(), note: optional(string()), lines: orders });
export const modified = object({ modifiedCount: numeric });
export const deleted = object({ deletedCount: numeric });

// What a write changes: the calls that read it.
export const aboutUsers = ['listUsers', 'findUsers', 'getProfile', 'getAdmin', 'getOverview'];
export const aboutParts = ['listParts', 'findParts', 'findFacets', 'findSuggestions', 'getPart', 'getOverview'];
export const aboutTradeNames = ['getTradeNames', 'findParts', 'findFacets', 'findSuggestions'];
export const aboutOrders = ['listOrders', 'findOwnOrders', 'findOrders', 'getOrderByNumber', ...aboutParts];
export const aboutReviews = ['listReviews', 'findReviews', 'listOwnReviews'];
