import type { CallName, contract } from '../index.js';

/** The calls that read. */
export type QueryName = {
  [Name in CallName]: (typeof contract)[Name]['endpoint'] extends `GET ${string}` ? Name : never;
}[CallName];

/** The calls that write. */
export type MutationName = Exclude<CallName, QueryName>;

const users = ['listUsers', 'findUsers', 'getProfile', 'getAdmin', 'getOverview'] as const;
const orders = ['listOrders', 'findOwnOrders', 'findOrders', 'getOverview'] as const;
const parts = ['listParts', 'findParts', 'getPart', 'getOverview'] as const;
const reviews = ['listReviews', 'findReviews', 'listOwnReviews'] as const;

/** The calls whose answers a write changes. */
export const changes: Readonly<Record<MutationName, readonly QueryName[]>> = {
  signIn: users,
  makeAdmin: users,
  updateUser: users,
  deleteOrder: [...orders, ...parts],
  placeOrder: [...orders, ...parts],
  addPart: parts,
  deletePart: parts,
  addReview: reviews,
  updatePart: parts,
  setOrderStatus: [...orders, ...parts],
  updateReview: reviews,
  deleteReview: reviews,
  blockUser: users,
  unblockUser: users,
  signOutEverywhere: [],
  removeAdmin: users,
  exportList: ['findAudit'],
};
