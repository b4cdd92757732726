import { array, boolean, minLength, object, pipe, string } from 'valibot';
import { call } from './call.js';
import { numeric, optionalNumeric, optionalText, Order, Part, price, Review, User } from './entities.js';

const none = undefined;
const notShown = undefined;

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

const tokenAnswer = object({ token: pipe(string(), minLength(1)) });
const adminAnswer = object({ admin: boolean() });
const modified = object({ modifiedCount: numeric });
const deleted = object({ deletedCount: numeric });
const health = object({ status: string() });

/**
 * The specification's table of calls (section 7), in its order.
 *
 * `signIn` sends the provider's ID token (D14); `updateUser` and `placeOrder`, documented without a
 * token, send the access token all the same because they change data (D15).
 */
export const documentedCalls = {
  getAdmin: call('GET /admin/{email}', 'access', none, adminAnswer),
  signIn: call('PUT /user/{email}', 'identity', signInBody, tokenAnswer),
  listUsers: call('GET /user', 'access', none, array(User)),
  makeAdmin: call('PUT /user/admin/{email}', 'access', none, modified),
  updateUser: call('PUT /updateuser/{email}', 'access', userBody, notShown),
  listOrders: call('GET /userOrders?email={email}', 'access', none, array(Order)),
  deleteOrder: call('DELETE /myorders/{id}', 'access', none, deleted),
  listParts: call('GET /parts', 'none', none, array(Part)),
  getPart: call('GET /purchase/{id}', 'none', none, Part),
  placeOrder: call('POST /orderparts', 'access', orderBody, notShown),
  addPart: call('POST /addparts', 'access', partBody, notShown),
  deletePart: call('DELETE /singleproduct/{id}', 'access', none, deleted),
  addReview: call('POST /addreview', 'access', reviewBody, notShown),
  listReviews: call('GET /showReview', 'none', none, array(Review)),
};

/** Our own additions (D26, D29): a storefront lives without them on a host that lacks them. */
export const ownCalls = {
  getProfile: call('GET /user/{email}', 'access', none, User),
  findParts: call(
    'GET /parts?search={search?}&sort={sort?}&before={before?}&limit={limit?}',
    'none',
    none,
    array(Part),
  ),
  findUsers: call('GET /user?search={search?}&before={before?}&limit={limit?}', 'access', none, array(User)),
  getHealth: call('GET /healthz', 'none', none, health),
};

/** Every call that the client can make. */
export const contract = { ...documentedCalls, ...ownCalls };

/** The name of a call: of the client's function, of the cache key and of the backend's handler. */
export type CallName = keyof typeof contract;
