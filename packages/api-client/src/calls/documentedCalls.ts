import { boolean, minLength, object, pipe, string } from 'valibot';
import {
  parts,
  orders,
  reviews,
  users,
  inserted,
  modified,
  deleted,
  aboutUsers,
  aboutParts,
  aboutOrders,
  aboutReviews,
} from './responses.js';
import { orderBody, partBody, reviewBody, signInBody, userBody } from './bodies.js';
import { call } from './call.js';
import { Part } from '@dealerkit/domain/entities';

/**
 * The calls of the shop's published API, which every backend of a shop answers.
 *
 * `signIn` sends the provider's ID token. `updateUser` and `placeOrder` also send the access token because they change data,
 * although the API does not require one.
 */
export const documentedCalls = {
  /** Whether a user is an admin. */
  getAdmin: call('GET /admin/{email}', { token: 'access', response: object({ admin: boolean() }) }),

  /** Exchanges the identity provider's ID token for an access token, and stores the account. */
  signIn: call('PUT /user/{email}', {
    token: 'identity',
    body: signInBody,
    response: object({ token: pipe(string(), minLength(1)) }),
    changes: aboutUsers,
    refusals: [409],
  }),

  /** The newest accounts, the newest last, for admins. */
  listUsers: call('GET /user', { token: 'access', response: users }),

  /** Makes a user an admin, for admins. */
  makeAdmin: call('PUT /user/admin/{email}', {
    token: 'access',
    response: modified,
    changes: aboutUsers,
    refusals: [409],
  }),

  /** Stores a customer's location and phone. */
  updateUser: call('PUT /updateuser/{email}', {
    token: 'access',
    body: userBody,
    changes: aboutUsers,
    refusals: [404],
  }),

  /** The newest orders of a customer, the newest last. */
  listOrders: call('GET /userOrders?email={email}', { token: 'access', response: orders }),

  /** Deletes an order, and returns its quantity to the stock. */
  deleteOrder: call('DELETE /myorders/{id}', {
    token: 'access',
    response: deleted,
    changes: aboutOrders,
    refusals: [409],
  }),

  /** The newest parts, the newest last, for all visitors. */
  listParts: call('GET /parts', { token: 'none', response: parts }),

  /** One part, for all visitors. */
  getPart: call('GET /purchase/{id}', { token: 'none', response: Part, refusals: [404] }),

  /** Orders a part by its name, and takes the quantity from its stock; send an `idempotencyKey`. */
  placeOrder: call('POST /orderparts', {
    token: 'access',
    body: orderBody,
    response: inserted,
    changes: aboutOrders,
    status: 201,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Adds a part, for admins. */
  addPart: call('POST /addparts', {
    token: 'access',
    body: partBody,
    response: inserted,
    changes: aboutParts,
    status: 201,
    refusals: [409],
  }),

  /** Deletes a part, for admins. */
  deletePart: call('DELETE /singleproduct/{id}', { token: 'access', response: deleted, changes: aboutParts }),

  /** Adds a customer's review. */
  addReview: call('POST /addreview', {
    token: 'access',
    body: reviewBody,
    response: inserted,
    changes: aboutReviews,
    status: 201,
  }),

  /** The newest reviews, the newest last, for all visitors. */
  listReviews: call('GET /showReview', { token: 'none', response: reviews }),
};
