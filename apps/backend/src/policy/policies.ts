import type { CallName, Input } from '@dealerkit/api-client';
import type { Owner } from '../store/Owner.ts';
import type { Store } from '../store/Store.ts';

/**
 * Whose data a call concerns: the owner of the row that it reads or changes; the address alone where it adds a row, or where its
 * handler asks the store with `ownRows`; `undefined` if there is none, for instance for a deleted order.
 */
type OwnerOf<Name extends CallName> = (
  input: Input<Name>,
  store: Store,
) => string | Owner | undefined | Promise<string | Owner | undefined>;

/** Who may make a call: the owner is the user whose data the call concerns; where every signed-in user may, the handler reads only what the caller may see. */
export type CallPolicy<Name extends CallName> =
  | { policy: 'anyone' }
  | { policy: 'admin' }
  | { policy: 'signed in' }
  | { policy: 'owner' | 'owner or admin'; owner: OwnerOf<Name> };

/** The owner of a profile; the address if it has no user, so that a refusal does not tell who is known. */
const ownerOfProfile = async ({ email }: { email: string }, store: Store) =>
  (await store.getProfileOwner(email)) ?? email;

/** Who may make which call (D24), in the order of the contract. */
export const policies: { [Name in CallName]: CallPolicy<Name> } = {
  getAdmin: { policy: 'owner or admin', owner: ({ email }) => email },
  signIn: { policy: 'owner', owner: ({ email }) => email },
  listUsers: { policy: 'admin' },
  makeAdmin: { policy: 'admin' },
  updateUser: { policy: 'owner or admin', owner: ownerOfProfile },
  listOrders: { policy: 'owner or admin', owner: ({ email }) => email },
  deleteOrder: {
    policy: 'owner or admin',
    owner: ({ id }, store) => store.getOrderOwner(id),
  },
  listParts: { policy: 'anyone' },
  getPart: { policy: 'anyone' },
  placeOrder: { policy: 'owner or admin', owner: ({ userEmail }) => userEmail },
  addPart: { policy: 'admin' },
  deletePart: { policy: 'admin' },
  addReview: { policy: 'owner', owner: ({ reviewerEmail }) => reviewerEmail },
  listReviews: { policy: 'anyone' },

  getProfile: { policy: 'owner or admin', owner: ownerOfProfile },
  listOwnReviews: { policy: 'owner or admin', owner: ({ email }) => email },
  findParts: { policy: 'anyone' },
  findFacets: { policy: 'anyone' },
  findSuggestions: { policy: 'anyone' },
  resolveOrderList: { policy: 'anyone' },
  getTradeNames: { policy: 'admin' },
  setTradeNames: { policy: 'admin' },
  listMissedSearches: { policy: 'admin' },
  findReviews: { policy: 'anyone' },
  findUsers: { policy: 'admin' },
  findOwnOrders: { policy: 'owner or admin', owner: ({ email }) => email },
  // Only an admin places an order for a customer by its `_id`, which is nobody's address.
  placeOrderLines: { policy: 'owner or admin', owner: ({ userEmail = '' }) => userEmail },
  getOrderByNumber: { policy: 'signed in' },
  updatePart: { policy: 'admin' },
  findOrders: { policy: 'admin' },
  getOrderCounts: { policy: 'admin' },
  setOrderStatus: { policy: 'admin' },
  setOrderStatuses: { policy: 'admin' },
  splitOrderLine: { policy: 'admin' },
  setOrderQuantity: { policy: 'admin' },
  returnOrderLine: { policy: 'admin' },
  setOrderTerms: { policy: 'admin' },
  findCustomers: { policy: 'admin' },
  getCustomer: { policy: 'admin' },
  addCustomer: { policy: 'admin' },
  updateCustomer: { policy: 'admin' },
  mergeCustomers: { policy: 'admin' },
  linkAccount: { policy: 'admin' },
  unlinkAccount: { policy: 'admin' },
  setOrderCustomer: { policy: 'admin' },
  findLedger: { policy: 'admin' },
  addLedgerEntry: { policy: 'admin' },
  reverseLedgerEntry: { policy: 'admin' },
  issueInvoice: { policy: 'admin' },
  getInvoice: { policy: 'signed in' },
  creditInvoice: { policy: 'admin' },
  getDayBook: { policy: 'admin' },
  updateReview: { policy: 'owner', owner: ({ id }, store) => store.getReviewOwner(id) },
  deleteReview: { policy: 'admin' },
  blockUser: { policy: 'admin' },
  unblockUser: { policy: 'admin' },
  signOutEverywhere: { policy: 'owner or admin', owner: ({ email }) => email },
  removeAdmin: { policy: 'admin' },
  getOverview: { policy: 'admin' },
  findAudit: { policy: 'admin' },
  exportList: { policy: 'admin' },
  getNotificationPreferences: { policy: 'signed in' },
  setNotificationPreferences: { policy: 'signed in' },
  addPushSubscription: { policy: 'signed in' },
  uploadPicture: { policy: 'admin' },
  getHealth: { policy: 'anyone' },
  getHealthDetail: { policy: 'admin' },
};
