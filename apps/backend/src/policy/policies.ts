import type { CallName, Input } from '@dealerkit/api-client';
import type { Store } from '../store/Store.ts';

/** The e-mail address of the user whose data a call concerns; `undefined` if there is none, for instance for a deleted order. */
type OwnerEmail<Name extends CallName> = (
  input: Input<Name>,
  store: Store,
) => string | undefined | Promise<string | undefined>;

/** Who may make a call: the owner is the user whose data the call concerns. */
export type CallPolicy<Name extends CallName> =
  | { policy: 'anyone' }
  | { policy: 'admin' }
  | { policy: 'owner' | 'owner or admin'; ownerEmail: OwnerEmail<Name> };

/** Who may make which call (D24), in the order of the contract. */
export const policies: { [Name in CallName]: CallPolicy<Name> } = {
  getAdmin: { policy: 'owner or admin', ownerEmail: ({ email }) => email },
  signIn: { policy: 'owner', ownerEmail: ({ email }) => email },
  listUsers: { policy: 'admin' },
  makeAdmin: { policy: 'admin' },
  updateUser: { policy: 'owner or admin', ownerEmail: ({ email }) => email },
  listOrders: { policy: 'owner or admin', ownerEmail: ({ email }) => email },
  deleteOrder: {
    policy: 'owner or admin',
    ownerEmail: async ({ id }, store) => (await store.getOrder(id))?.userEmail,
  },
  listParts: { policy: 'anyone' },
  getPart: { policy: 'anyone' },
  placeOrder: { policy: 'owner or admin', ownerEmail: ({ userEmail }) => userEmail },
  addPart: { policy: 'admin' },
  deletePart: { policy: 'admin' },
  addReview: { policy: 'owner', ownerEmail: ({ reviewerEmail }) => reviewerEmail },
  listReviews: { policy: 'anyone' },

  getProfile: { policy: 'owner or admin', ownerEmail: ({ email }) => email },
  listOwnReviews: { policy: 'owner or admin', ownerEmail: ({ email }) => email },
  findParts: { policy: 'anyone' },
  findReviews: { policy: 'anyone' },
  findUsers: { policy: 'admin' },
  updatePart: { policy: 'admin' },
  findOrders: { policy: 'admin' },
  setOrderStatus: { policy: 'admin' },
  updateReview: {
    policy: 'owner',
    async ownerEmail({ id }, store) {
      const review = await store.getReview(id);
      // No user has the empty address of a review without an author.
      return review && (review.reviewerEmail ?? '');
    },
  },
  deleteReview: { policy: 'admin' },
  blockUser: { policy: 'admin' },
  unblockUser: { policy: 'admin' },
  removeAdmin: { policy: 'admin' },
  getOverview: { policy: 'admin' },
  findAudit: { policy: 'admin' },
  exportList: { policy: 'admin' },
  getHealth: { policy: 'anyone' },
};
