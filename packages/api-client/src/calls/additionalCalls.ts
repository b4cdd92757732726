import { array, object, optional, string } from 'valibot';
import {
  parts,
  reviews,
  users,
  inserted,
  modified,
  deleted,
  shelves,
  aboutUsers,
  aboutParts,
  aboutReviews,
  aboutSynonyms,
} from './responses.js';
import { exportBody, partUpdateBody, partWithExtraBody, profileBody, reviewChangesBody } from './bodies.js';
import { bookCalls } from './bookCalls.js';
import { call } from './call.js';
import { notificationCalls } from './notificationCalls.js';
import { orderCalls } from './orderCalls.js';
import { orderDeskCalls } from './orderDeskCalls.js';
import { personalDataCalls } from './personalDataCalls.js';
import { passkeyCalls } from './passkeyCalls.js';
import { pictureCalls } from './pictureCalls.js';
import {
  Facets,
  zeroResultSearches,
  orderListBody,
  resolvedLines,
  suggestions,
  Synonyms,
  synonymsBody,
} from './searchRows.js';
import { AuditEntry, type AuditEntrySchema, User } from '@dealerkit/domain/entities';
import { BackupStatus, ClockStatus, Overview } from '@dealerkit/domain/books/overview';
import { workbook } from './workbook.js';

/** Calls that only the dealerkit backend answers; a site must work without them on other hosts. */
export const additionalCalls = {
  ...orderCalls,
  ...orderDeskCalls,
  ...bookCalls,
  ...notificationCalls,
  ...personalDataCalls,
  ...passkeyCalls,
  ...pictureCalls,

  /** Additional call of the dealerkit backend. The profile of a user. */
  getProfile: call('GET /user/{email}', { token: 'access', response: User, refusals: [404] }),

  /** Additional call of the dealerkit backend. Stores a customer's location and phone, and what the site asks beside that: `extra` replaces all such values. */
  updateProfile: call('PUT /user/{email}/profile', {
    token: 'access',
    body: profileBody,
    response: modified,
    changes: aboutUsers,
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. The newest reviews of a user. */
  listOwnReviews: call('GET /user/{email}/reviews', { token: 'access', response: reviews }),

  /** Additional call of the dealerkit backend. Parts by search text, category, vehicle, brand, stock and price, sorted, page by page; a search without `sort` is by relevance, its pages lead through 300 parts, and `exact=1` switches its correction off. With `ids`, up to 200 parts in that order. */
  findParts: call(
    'GET /parts?ids={ids*}&search={search?}&exact={exact?}&category={category*}&vehicle={vehicle*}&brand={brand*}&stock={stock?}&min={min?}&max={max?}&sort={sort?}&before={before?}&limit={limit?}',
    { token: 'none', response: parts },
  ),

  /** Additional call of the dealerkit backend. The shelves of up to 200 parts by their `ids`, or of all parts, without those that have none, for admins. */
  listShelves: call('GET /shelves?ids={ids*}', { token: 'access', response: shelves }),

  /** Additional call of the dealerkit backend. The name of a part that was deleted, and at most four parts in stock that a search for it finds. */
  getDeletedPart: call('GET /parts/{id}/deleted', {
    token: 'none',
    response: object({ product_name: string(), alternatives: parts }),
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. The number of parts of a search, and the values of each filter with the number of parts under the other filters. */
  findFacets: call(
    'GET /facets?search={search?}&exact={exact?}&category={category*}&vehicle={vehicle*}&brand={brand*}&stock={stock?}&min={min?}&max={max?}',
    { token: 'none', response: Facets },
  ),

  /** Additional call of the dealerkit backend. At most eight parts, categories and vehicles for a text that is being typed. */
  findSuggestions: call('GET /suggestions?search={search}', { token: 'none', response: suggestions }),

  /** Additional call of the dealerkit backend. The part, quantity or choice of parts for each of up to 100 lines of an order list as customers write it. */
  resolveOrderList: call('POST /parts/resolve', {
    token: 'none',
    body: orderListBody,
    response: resolvedLines,
    changes: [],
  }),

  /** Additional call of the dealerkit backend. What the dealer adds to the synonyms, and how many parts are not indexed by them yet, for admins. */
  getSynonyms: call('GET /synonyms', { token: 'access', response: Synonyms }),

  /** Additional call of the dealerkit backend. Replaces what the dealer adds to the synonyms, if it still has this version, for admins. */
  setSynonyms: call('PUT /synonyms', {
    token: 'access',
    body: synonymsBody,
    response: modified,
    changes: [...aboutSynonyms, 'findAudit'],
    refusals: [409],
    bodyLimit: 2 * 2 ** 20,
  }),

  /** Additional call of the dealerkit backend. What was searched for without a result in the last 90 days, the most frequent first, for admins. */
  listZeroResultSearches: call('GET /zero-result-searches', { token: 'access', response: zeroResultSearches }),

  /** Additional call of the dealerkit backend. The newest reviews, the newest last, at most 300 kB in total. */
  findReviews: call('GET /showReview?limit={limit?}', { token: 'none', response: reviews }),

  /** Additional call of the dealerkit backend. Accounts by search text, sorted, page by page. */
  findUsers: call('GET /user?search={search?}&sort={sort?}&before={before?}&limit={limit?}', {
    token: 'access',
    response: users,
  }),

  /** Additional call of the dealerkit backend. Adds a part with what the site states beside the documented values, which everybody may read, for admins. */
  addPartWithExtra: call('POST /parts', {
    token: 'access',
    body: partWithExtraBody,
    response: inserted,
    changes: aboutParts,
    status: 201,
    refusals: [409],
  }),

  /** Additional call of the dealerkit backend. Changes a part whose values are still those in `read`, which has every key of `changes`, for admins. */
  updatePart: call('PUT /parts/{id}', {
    token: 'access',
    body: partUpdateBody,
    response: modified,
    changes: [...aboutParts, 'listShelves'],
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Changes a customer's own review. */
  updateReview: call('PUT /reviews/{id}', {
    token: 'access',
    body: reviewChangesBody,
    response: modified,
    changes: aboutReviews,
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. Deletes a review, for admins. */
  deleteReview: call('DELETE /reviews/{id}', { token: 'access', response: deleted, changes: aboutReviews }),

  /** Additional call of the dealerkit backend. Blocks a user, for admins. */
  blockUser: call('PUT /user/block/{email}', {
    token: 'access',
    response: modified,
    changes: aboutUsers,
    refusals: [409],
  }),

  /** Additional call of the dealerkit backend. Unblocks a user, for admins. */
  unblockUser: call('PUT /user/unblock/{email}', { token: 'access', response: modified, changes: aboutUsers }),

  /** Additional call of the dealerkit backend. Ends all sign-ins of a user, also the caller's own. */
  signOutEverywhere: call('PUT /user/signout/{email}', { token: 'access', response: modified, changes: [] }),

  /** Additional call of the dealerkit backend. Takes the role of an admin away, for admins. */
  removeAdmin: call('PUT /user/unadmin/{email}', {
    token: 'access',
    response: modified,
    changes: aboutUsers,
    refusals: [409],
  }),

  /** Additional call of the dealerkit backend. Orders, stock, revenue and users at a glance, for admins. */
  getOverview: call('GET /overview', { token: 'access', response: Overview }),

  /** Additional call of the dealerkit backend. Who changed what, newest first, by search text and date (YYYY-MM-DD, or ISO 8601), for admins. */
  findAudit: call('GET /audit?search={search?}&from={from?}&to={to?}&before={before?}&limit={limit?}', {
    token: 'access',
    response: array<AuditEntrySchema>(AuditEntry),
  }),

  /** Additional call of the dealerkit backend. The whole list of `parts`, `users`, `orders`, `customers`, `ledger` (of `customer`), `dayBook` (of `date`), `cheques`, `closedDays` or `audit` as CSV, for admins; the audit records it. Orders have a row for each of their `lines` or, with `rows`, one for each of the `orders`. */
  exportList: call('POST /exports/{list}', {
    token: 'access',
    body: exportBody,
    response: string(),
    changes: ['findAudit'],
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. The list of `exportList` as a workbook of Excel, whose cells have types. */
  exportWorkbook: call('POST /exports/{list}/xlsx', {
    token: 'access',
    body: exportBody,
    response: workbook,
    changes: ['findAudit'],
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. Whether the host is healthy. */
  getHealth: call('GET /healthz', { token: 'none', response: object({ status: string() }) }),

  /** Additional call of the dealerkit backend. Whether the host is healthy, the age of its last good backup, and whether its clock is wrong, for admins. */
  getHealthDetail: call('GET /healthz/detail', {
    token: 'access',
    response: object({ status: string(), backup: optional(BackupStatus), clock: optional(ClockStatus) }),
  }),
};
