import type { CallName, Input } from '@dealerkit/api-client';
import { noSuchInvoice } from '../calls/invoiceCalls.ts';
import { readOrderNumber } from '../calls/orderQueries.ts';
import { noSuchOrder } from '../calls/stepRefusals.ts';
import type { HttpError } from '../http/HttpError.ts';
import type { Owner } from '../store/sql/Owner.ts';
import type { Store } from '../store/Store.ts';
import { ownerOfBooks } from './ownership.ts';

/**
 * Whose data a call concerns: the owner of the row that it reads or changes; the address alone where it adds a row, or where its
 * handler asks the store with `ownRows`; `undefined` if there is none, for instance for a deleted order.
 */
type OwnerOf<Name extends CallName> = (
  input: Input<Name>,
  store: Store,
) => string | Owner | undefined | Promise<string | Owner | undefined>;

/**
 * Which calls ask for a passkey (D58). `protected`: it changes roles, prices, money or whose it is, terms or settings, or exports data; an
 * admin with a passkey confirms it, and one without is refused where the shop requires passkeys. `own`: only an admin with a passkey
 * confirms it.
 */
export type PasskeyPolicy = 'protected' | 'own';

/** Who may make a call: the owner is the user whose data the call concerns; where every signed-in user may, it concerns the caller's own data. */
export type CallPolicy<Name extends CallName> =
  | { policy: 'anyone' }
  | {
      policy: 'admin';
      passkey?: PasskeyPolicy;
      /** Whether an input needs the passkey, where not every one does. */
      passkeyFor?: (input: Input<Name>) => boolean;
    }
  | {
      policy: 'signed in';
      /** The call reads or deletes everything under the caller's address, which must be verified (D56). */
      verified?: true;
    }
  | {
      policy: 'owner' | 'owner or admin';
      owner: OwnerOf<Name>;
      /** The error for all callers but the owner: a number that can be guessed must not tell whether the row exists. */
      missing?: () => HttpError;
    };

/** What is known of a policy without the input of its call. */
export interface PolicyOfCaller {
  policy: CallPolicy<CallName>['policy'];
  passkey?: PasskeyPolicy;
  passkeyFor?: unknown;
}

/** The owner of a profile; the address if it has no user, so that a refusal does not tell who is known. */
const ownerOfProfile = async ({ email }: { email: string }, store: Store) =>
  (await store.getProfileOwner(email)) ?? email;

/** The address of a list, of which the handler asks the store for the `ownRows` of the caller. */
const addressOfOwnRows = ({ email }: { email: string }) => email;

/** Who may make which call (D24), in the order of the contract. */
export const policies: { [Name in CallName]: CallPolicy<Name> } = {
  getAdmin: { policy: 'owner or admin', owner: ({ email }) => email },
  signIn: { policy: 'owner', owner: ({ email }) => email },
  listUsers: { policy: 'admin' },
  makeAdmin: { policy: 'admin', passkey: 'protected' },
  updateUser: { policy: 'owner or admin', owner: ownerOfProfile },
  listOrders: { policy: 'owner or admin', owner: addressOfOwnRows },
  deleteOrder: {
    policy: 'owner or admin',
    owner: ({ id }, store) => store.getOrderOwner(id),
  },
  listParts: { policy: 'anyone' },
  getPart: { policy: 'anyone' },
  placeOrder: { policy: 'owner or admin', owner: ({ userEmail }) => userEmail },
  addPart: { policy: 'admin', passkey: 'protected' },
  deletePart: { policy: 'admin', passkey: 'protected' },
  addReview: { policy: 'owner', owner: ({ reviewerEmail }) => reviewerEmail },
  listReviews: { policy: 'anyone' },

  updateProfile: { policy: 'owner or admin', owner: ownerOfProfile },
  getProfile: { policy: 'owner or admin', owner: ownerOfProfile },
  listShelves: { policy: 'admin' },
  listOwnReviews: { policy: 'owner or admin', owner: addressOfOwnRows },
  findParts: { policy: 'anyone' },
  findFacets: { policy: 'anyone' },
  findSuggestions: { policy: 'anyone' },
  getDeletedPart: { policy: 'anyone' },
  resolveOrderList: { policy: 'anyone' },
  getSynonyms: { policy: 'admin' },
  setSynonyms: { policy: 'admin', passkey: 'protected' },
  listZeroResultSearches: { policy: 'admin' },
  findReviews: { policy: 'anyone' },
  findUsers: { policy: 'admin' },
  findOwnOrders: { policy: 'owner or admin', owner: addressOfOwnRows },
  // Only an admin places an order for a customer by its `_id`, which is no address of a user.
  placeOrderLines: { policy: 'owner or admin', owner: ({ userEmail = '' }) => userEmail },
  getOrderByNumber: {
    policy: 'owner or admin',
    owner: ({ number }, store) => store.getNumberedOrderOwner(readOrderNumber(number)),
    missing: noSuchOrder,
  },
  addPartWithExtra: { policy: 'admin', passkey: 'protected' },
  updatePart: { policy: 'admin', passkey: 'protected' },
  findOrders: { policy: 'admin' },
  getOrderCounts: { policy: 'admin' },
  setOrderStatus: { policy: 'admin' },
  setOrderStatuses: { policy: 'admin' },
  splitOrderLine: { policy: 'admin' },
  setOrderQuantity: { policy: 'admin', passkey: 'protected' },
  returnOrderLine: { policy: 'admin', passkey: 'protected' },
  setOrderTerms: { policy: 'admin', passkey: 'protected' },
  findCustomers: { policy: 'admin' },
  getCustomer: { policy: 'admin' },
  addCustomer: {
    policy: 'admin',
    passkey: 'protected',
    passkeyFor: ({ creditLimit }) => creditLimit !== undefined,
  },
  updateCustomer: {
    policy: 'admin',
    passkey: 'protected',
    passkeyFor: ({ changes }) => changes.creditLimit !== undefined,
  },
  mergeCustomers: { policy: 'admin', passkey: 'protected' },
  linkAccount: { policy: 'admin', passkey: 'protected' },
  unlinkAccount: { policy: 'admin', passkey: 'protected' },
  setOrderCustomer: { policy: 'admin', passkey: 'protected' },
  findLedger: { policy: 'admin' },
  addLedgerEntry: { policy: 'admin', passkey: 'protected' },
  reverseLedgerEntry: { policy: 'admin', passkey: 'protected' },
  issueInvoice: { policy: 'admin', passkey: 'protected' },
  // Also for who placed the order: it has the name and address in the books, which someone else may have given.
  getInvoice: {
    policy: 'owner or admin',
    owner: async ({ number }, store) => ownerOfBooks((await store.getInvoice(number))?.account),
    missing: noSuchInvoice,
  },
  creditInvoice: { policy: 'admin', passkey: 'protected' },
  confirmInvoiceDate: { policy: 'admin', passkey: 'protected' },
  findCheques: { policy: 'admin' },
  setChequeStatus: { policy: 'admin', passkey: 'protected' },
  addCashEntry: { policy: 'admin', passkey: 'protected' },
  closeDay: { policy: 'admin', passkey: 'protected' },
  getDayBook: { policy: 'admin' },
  updateReview: { policy: 'owner', owner: ({ id }, store) => store.getReviewOwner(id) },
  deleteReview: { policy: 'admin' },
  blockUser: { policy: 'admin', passkey: 'protected' },
  unblockUser: { policy: 'admin', passkey: 'protected' },
  signOutEverywhere: { policy: 'owner or admin', owner: ({ email }) => email },
  removeAdmin: { policy: 'admin', passkey: 'protected' },
  getOverview: { policy: 'admin' },
  findAudit: { policy: 'admin' },
  exportList: { policy: 'admin', passkey: 'protected' },
  exportWorkbook: { policy: 'admin', passkey: 'protected' },
  getNotificationPreferences: { policy: 'signed in' },
  setNotificationPreferences: { policy: 'signed in' },
  addPushSubscription: { policy: 'signed in' },
  getRetention: { policy: 'anyone' },
  getMyData: { policy: 'signed in', verified: true },
  getAccountDeletion: { policy: 'signed in', verified: true },
  askAccountDeletion: { policy: 'signed in', verified: true },
  keepAccount: { policy: 'signed in', verified: true },
  listPasskeys: { policy: 'admin' },
  createRegistrationOptions: { policy: 'admin', passkey: 'own' },
  addPasskey: { policy: 'admin', passkey: 'own' },
  renamePasskey: { policy: 'admin', passkey: 'own' },
  removePasskey: { policy: 'admin', passkey: 'own' },
  createAssertionOptions: { policy: 'admin' },
  confirmPasskey: { policy: 'admin' },
  uploadPicture: { policy: 'admin' },
  getHealth: { policy: 'anyone' },
  getHealthDetail: { policy: 'admin' },
};
