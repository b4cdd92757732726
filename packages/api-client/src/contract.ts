import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  minLength,
  object,
  optional,
  partial,
  pipe,
  string,
} from 'valibot';
import { call } from './call.js';
import {
  AuditEntry,
  type AuditEntrySchema,
  BackupStatus,
  numeric,
  optionalNumeric,
  optionalText,
  Order,
  type OrderSchema,
  OrderStatus,
  Overview,
  Part,
  type PartSchema,
  price,
  Review,
  type ReviewSchema,
  User,
  type UserSchema,
} from '@dealerkit/domain/entities';

const noBody = undefined;
const anyAnswer = undefined;

const signInBody = object({ email: string(), username: optionalText });

const userBody = object({
  email: string(),
  username: optionalText,
  loaction: string(),
  phone: string(),
});

const orderBody = object({
  userEmail: string(),
  userName: string(),
  product_name: string(),
  address: string(),
  phone: string(),
  orderQuantity: numeric,
});

const partBody = object({
  product_name: optionalText,
  description: optionalText,
  price,
  image: string(),
  minimum_order_quantity: numeric,
  available_quantity: optionalNumeric,
});

const reviewBody = object({
  reviewName: string(),
  reviewerEmail: string(),
  productName: string(),
  description: string(),
  rating: numeric,
});

const reviewChanges = object({ productName: string(), description: string(), rating: numeric });

const statusBody = object({ from: OrderStatus, to: OrderStatus, reason: optionalText });

const partChanges = partial(partBody);
type PartChanges = InferOutput<typeof partChanges>;

/** The values that were read, `null` where the part had none; the backend checks them. */
type PartRead = { [Field in keyof PartChanges]: PartChanges[Field] | null };
const partRead: GenericSchema<unknown, PartRead> = partChanges;
const partChangesBody = object({ read: partRead, changes: partChanges });

const exportBody = object({
  language: string(),
  search: optionalText,
  status: optionalText,
  from: optionalText,
  to: optionalText,
});

const tokenAnswer = object({ token: pipe(string(), minLength(1)) });
const adminAnswer = object({ admin: boolean() });
const modified = object({ modifiedCount: numeric });
const deleted = object({ deletedCount: numeric });
const health = object({ status: string() });
const healthDetail = object({ status: string(), backup: optional(BackupStatus) });

/**
 * The calls of the shop's published API, which every backend of a shop answers.
 *
 * `signIn` sends the provider's ID token. `updateUser` and `placeOrder` also send the access token because they change data,
 * although the API does not require one.
 */
export const documentedCalls = {
  getAdmin: call('GET /admin/{email}', 'access', noBody, adminAnswer),
  signIn: call('PUT /user/{email}', 'identity', signInBody, tokenAnswer),
  listUsers: call('GET /user', 'access', noBody, array<UserSchema>(User)),
  makeAdmin: call('PUT /user/admin/{email}', 'access', noBody, modified),
  updateUser: call('PUT /updateuser/{email}', 'access', userBody, anyAnswer),
  listOrders: call('GET /userOrders?email={email}', 'access', noBody, array<OrderSchema>(Order)),
  deleteOrder: call('DELETE /myorders/{id}', 'access', noBody, deleted),
  listParts: call('GET /parts', 'none', noBody, array<PartSchema>(Part)),
  getPart: call('GET /purchase/{id}', 'none', noBody, Part),
  placeOrder: call('POST /orderparts', 'access', orderBody, anyAnswer),
  addPart: call('POST /addparts', 'access', partBody, anyAnswer),
  deletePart: call('DELETE /singleproduct/{id}', 'access', noBody, deleted),
  addReview: call('POST /addreview', 'access', reviewBody, anyAnswer),
  listReviews: call('GET /showReview', 'none', noBody, array<ReviewSchema>(Review)),
};

/** Calls that only the dealerkit backend answers; a site must work without them on other hosts. */
export const additionalCalls = {
  getProfile: call('GET /user/{email}', 'access', noBody, User),
  listOwnReviews: call('GET /user/{email}/reviews', 'access', noBody, array<ReviewSchema>(Review)),
  findParts: call(
    'GET /parts?search={search?}&sort={sort?}&stock={stock?}&min={min?}&max={max?}&before={before?}&limit={limit?}',
    'none',
    noBody,
    array<PartSchema>(Part),
  ),
  findReviews: call('GET /showReview?limit={limit?}', 'none', noBody, array<ReviewSchema>(Review)),
  findUsers: call(
    'GET /user?search={search?}&sort={sort?}&before={before?}&limit={limit?}',
    'access',
    noBody,
    array<UserSchema>(User),
  ),
  findOwnOrders: call(
    'GET /userOrders?email={email}&before={before?}&limit={limit?}',
    'access',
    noBody,
    array<OrderSchema>(Order),
  ),
  updatePart: call('PUT /parts/{id}', 'access', partChangesBody, modified),
  findOrders: call(
    'GET /orders?status={status?}&search={search?}&from={from?}&to={to?}&before={before?}&limit={limit?}',
    'access',
    noBody,
    array<OrderSchema>(Order),
  ),
  setOrderStatus: call('PUT /orders/{id}/status', 'access', statusBody, modified),
  updateReview: call('PUT /reviews/{id}', 'access', reviewChanges, modified),
  deleteReview: call('DELETE /reviews/{id}', 'access', noBody, deleted),
  blockUser: call('PUT /user/block/{email}', 'access', noBody, modified),
  unblockUser: call('PUT /user/unblock/{email}', 'access', noBody, modified),
  signOutEverywhere: call('PUT /user/signout/{email}', 'access', noBody, modified),
  removeAdmin: call('PUT /user/unadmin/{email}', 'access', noBody, modified),
  getOverview: call('GET /overview', 'access', noBody, Overview),
  findAudit: call(
    'GET /audit?search={search?}&from={from?}&to={to?}&before={before?}&limit={limit?}',
    'access',
    noBody,
    array<AuditEntrySchema>(AuditEntry),
  ),
  exportList: call('POST /exports/{list}', 'access', exportBody, string()),
  getHealth: call('GET /healthz', 'none', noBody, health),
  getHealthDetail: call('GET /healthz/detail', 'access', noBody, healthDetail),
};

/** The count of a search or a filter stops here, so an `X-Total-Count` of this value means this many rows or more. */
export const maxTotalCount = 10_000;

/** Every call of the client. */
export const contract: typeof documentedCalls & typeof additionalCalls = { ...documentedCalls, ...additionalCalls };

/** The name of a call, which is also that of the client's function, the cache key and the backend's handler. */
export type CallName = keyof typeof contract;
