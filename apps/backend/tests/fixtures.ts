import type { SignIn } from '../src/store/users/account.ts';

export const rahim = 'rahim@example.com';
export const karim = 'karim@example.com';

/** A sign-in that no test ends, in seconds since 1970. */
const laterThanTests = 4_000_000_000;

/** The identity of a user with a verified address, for the sign-in of a store. */
export function identityOf(email: string, more: Partial<SignIn> = {}): SignIn {
  return { uid: `uid-of-${email}`, email, emailVerified: true, authTime: laterThanTests, admin: false, ...more };
}

export const disc = {
  product_name: 'Brake Disc',
  description: 'Internally vented.',
  price: 14500,
  image: '/photos/brake-disc-800.jpg',
  minimum_order_quantity: 2,
  available_quantity: 36,
};

/** Rahim's order of the disc. */
export const order = {
  userEmail: rahim,
  userName: 'Rahim Uddin',
  product_name: 'Brake Disc',
  address: 'Zindabazar, Sylhet',
  phone: '01700-000142',
  orderQuantity: 2,
};

/** Rahim's review of the disc. */
export const review = {
  reviewName: 'Rahim Uddin',
  reviewerEmail: rahim,
  productName: 'Brake Disc',
  description: 'Fits.',
  rating: 4.5,
};
