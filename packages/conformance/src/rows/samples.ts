import type { DocumentedCall, Run } from './row.ts';

/** The part that the run adds; every text in it has the prefix, so that it is found again. */
export const partOf = ({ prefix }: Run, name = 'part') => ({
  product_name: `${prefix} ${name}`,
  description: `A part of a check, not on sale.\nOEM: ${prefix}`,
  price: 1250.5,
  image: `https://example.com/${prefix}.jpg`,
  minimum_order_quantity: 2,
  available_quantity: 20,
});

export const orderOf = ({ prefix, part }: Run, userEmail: string, name = 'order') => ({
  userEmail,
  userName: `${prefix} ${name}`,
  product_name: part?.product_name ?? `${prefix} part`,
  address: `${prefix}, Zindabazar, Sylhet`,
  phone: '01700-000142',
  orderQuantity: 2,
});

export const reviewOf = ({ prefix }: Run, reviewerEmail: string, name = 'review') => ({
  reviewName: `${prefix} ${name}`,
  reviewerEmail,
  productName: `${prefix} part`,
  description: `${prefix}: a review of a check.`,
  rating: 4.5,
});

export const profileOf = ({ prefix }: Run, email: string) => ({
  email,
  username: `${prefix} user`,
  loaction: `${prefix}, Sylhet`,
  phone: '01700-000142',
});

/** The name of what is sent in calls that must be refused. */
export const refusedName = 'refused';

/** The id of nothing. */
export const noId = '000000000000000000000000';

/** The input of a call about the data of the user with this address. */
export function inputOf(run: Run, email: string): { [Name in DocumentedCall]: object } {
  return {
    getAdmin: { email },
    signIn: { email },
    listUsers: {},
    // An admin already, so that a host that does not refuse changes nothing.
    makeAdmin: { email: run.admin || email },
    updateUser: profileOf(run, email),
    listOrders: { email },
    deleteOrder: { id: noId },
    listParts: {},
    getPart: { id: noId },
    placeOrder: orderOf(run, email, refusedName),
    addPart: partOf(run, refusedName),
    deletePart: { id: noId },
    addReview: reviewOf(run, email, refusedName),
    listReviews: {},
  };
}
