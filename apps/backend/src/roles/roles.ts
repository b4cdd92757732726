import type { CallName, Input } from '@dealerkit/api-client';
import type { Store } from '../store/Store.ts';

/** Whose e-mail a call is about; `undefined` where it is about nobody's, for instance an order that is gone. */
type Whose<Name extends CallName> = (
  input: Input<Name>,
  store: Store,
) => string | undefined | Promise<string | undefined>;

/** Who may make a call: "self" is the one whose e-mail it is about. */
export type Role<Name extends CallName> =
  | { may: 'anyone' }
  | { may: 'admin' }
  | { may: 'self' | 'self or admin'; whose: Whose<Name> };

/** Who may make which call (D24), in the order of the contract. */
export const roles: { [Name in CallName]: Role<Name> } = {
  getAdmin: { may: 'self or admin', whose: ({ email }) => email },
  signIn: { may: 'self', whose: ({ email }) => email },
  listUsers: { may: 'admin' },
  makeAdmin: { may: 'admin' },
  updateUser: { may: 'self or admin', whose: ({ email }) => email },
  listOrders: { may: 'self or admin', whose: ({ email }) => email },
  deleteOrder: { may: 'self or admin', whose: async ({ id }, store) => (await store.getOrder(id))?.userEmail },
  listParts: { may: 'anyone' },
  getPart: { may: 'anyone' },
  placeOrder: { may: 'self', whose: ({ userEmail }) => userEmail },
  addPart: { may: 'admin' },
  deletePart: { may: 'admin' },
  addReview: { may: 'self', whose: ({ reviewerEmail }) => reviewerEmail },
  listReviews: { may: 'anyone' },

  getProfile: { may: 'self or admin', whose: ({ email }) => email },
  findParts: { may: 'anyone' },
  findUsers: { may: 'admin' },
  getHealth: { may: 'anyone' },
};
