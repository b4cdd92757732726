import { array, boolean, minLength, object, partial, pipe, string } from 'valibot';
import { call } from './call.js';
import {
  numeric,
  optionalNumeric,
  optionalText,
  Order,
  OrderStatus,
  Overview,
  Part,
  price,
  Review,
  User,
} from './entities.js';

const noBody = undefined;
const notDocumented = undefined;

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
const partChangesBody = object({ read: partChanges, changes: partChanges });

const tokenAnswer = object({ token: pipe(string(), minLength(1)) });
const adminAnswer = object({ admin: boolean() });
const modified = object({ modifiedCount: numeric });
const deleted = object({ deletedCount: numeric });
const health = object({ status: string() });

/**
 * The specification's table of calls (section 7), in its order.
 *
 * `signIn` sends the provider's ID token (D14); `updateUser` and `placeOrder`, documented without a
 * token, also send the access token because they change data (D15).
 */
export const documentedCalls = {
  getAdmin: call('GET /admin/{email}', 'access', noBody, adminAnswer),
  signIn: call('PUT /user/{email}', 'identity', signInBody, tokenAnswer),
  listUsers: call('GET /user', 'access', noBody, array(User)),
  makeAdmin: call('PUT /user/admin/{email}', 'access', noBody, modified),
  updateUser: call('PUT /updateuser/{email}', 'access', userBody, notDocumented),
  listOrders: call('GET /userOrders?email={email}', 'access', noBody, array(Order)),
  deleteOrder: call('DELETE /myorders/{id}', 'access', noBody, deleted),
  listParts: call('GET /parts', 'none', noBody, array(Part)),
  getPart: call('GET /purchase/{id}', 'none', noBody, Part),
  placeOrder: call('POST /orderparts', 'access', orderBody, notDocumented),
  addPart: call('POST /addparts', 'access', partBody, notDocumented),
  deletePart: call('DELETE /singleproduct/{id}', 'access', noBody, deleted),
  addReview: call('POST /addreview', 'access', reviewBody, notDocumented),
  listReviews: call('GET /showReview', 'none', noBody, array(Review)),
};

/** Additional calls of the dealerkit backend (D26, D29); a storefront works without them on other hosts. */
export const additionalCalls = {
  getProfile: call('GET /user/{email}', 'access', noBody, User),
  listOwnReviews: call('GET /user/{email}/reviews', 'access', noBody, array(Review)),
  findParts: call(
    'GET /parts?search={search?}&sort={sort?}&stock={stock?}&min={min?}&max={max?}&before={before?}&limit={limit?}',
    'none',
    noBody,
    array(Part),
  ),
  findReviews: call('GET /showReview?limit={limit?}', 'none', noBody, array(Review)),
  findUsers: call(
    'GET /user?search={search?}&sort={sort?}&before={before?}&limit={limit?}',
    'access',
    noBody,
    array(User),
  ),
  updatePart: call('PUT /parts/{id}', 'access', partChangesBody, modified),
  findOrders: call(
    'GET /orders?status={status?}&search={search?}&from={from?}&to={to?}&before={before?}&limit={limit?}',
    'access',
    noBody,
    array(Order),
  ),
  setOrderStatus: call('PUT /orders/{id}/status', 'access', statusBody, modified),
  updateReview: call('PUT /reviews/{id}', 'access', reviewChanges, modified),
  deleteReview: call('DELETE /reviews/{id}', 'access', noBody, deleted),
  blockUser: call('PUT /user/block/{email}', 'access', noBody, modified),
  unblockUser: call('PUT /user/unblock/{email}', 'access', noBody, modified),
  removeAdmin: call('PUT /user/unadmin/{email}', 'access', noBody, modified),
  getOverview: call('GET /overview', 'access', noBody, Overview),
  getHealth: call('GET /healthz', 'none', noBody, health),
};

/** The count of a search or a filter stops here, so an `X-Total-Count` of this value means this many rows or more. */
export const maxTotalCount = 10_000;

/** Every call of the client. */
export const contract = { ...documentedCalls, ...additionalCalls };

/** The name of a call, which is also that of the client's function, the cache key and the backend's handler. */
export type CallName = keyof typeof contract;
