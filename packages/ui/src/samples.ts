import type { Order, Review, User } from './entities.js';

export * from './sampleBangla.js';
export * from './sampleContent.js';
export * from './sampleCrowd.js';
export * from './sampleDealer.js';
export * from './sampleParts.js';

/** Sample entities for every story and test; never shipped. The hard ones are named after what is hard about them. */

const id = (kind: string, number: number) => kind + String(number).padStart(24 - kind.length, '0');

const customer = {
  userEmail: 'shopper@example.com',
  userName: 'Nasrin Akter',
  phone: '01700-000142',
};

export const brakeDiscOrder: Order = {
  _id: id('b1', 1),
  ...customer,
  product_name: 'Ventilated Brake Disc 430 mm',
  address: '14 Zindabazar Road, Sylhet 3100',
  orderQuantity: 4,
};

export const clutchKitOrder: Order = {
  ...brakeDiscOrder,
  _id: id('b1', 2),
  product_name: 'Clutch Kit 430 mm',
  orderQuantity: 1,
};

/** The part has no name. */
export const unnamedOrder: Order = {
  ...brakeDiscOrder,
  _id: id('b1', 3),
  product_name: undefined,
  orderQuantity: 12,
};

export const longAddressOrder: Order = {
  ...brakeDiscOrder,
  _id: id('b1', 4),
  product_name: 'Drive Axle Tyre 295/80 R22.5',
  address:
    'Care of Messrs Habibur Rahman and Sons Transport Agency, Holding 1187/B, Second Floor, behind the Kadamtali Central Bus Terminal, Dakshin Surma, Sylhet 3100, Bangladesh',
  orderQuantity: 1200,
};

export const orders: readonly Order[] = [brakeDiscOrder, clutchKitOrder, unnamedOrder, longAddressOrder];

export const review: Review = {
  _id: id('c1', 1),
  reviewName: 'Abdul Karim',
  reviewerEmail: 'karim@example.com',
  productName: 'Ventilated Brake Disc 430 mm',
  description: 'Fitted a pair before Eid and have done nine thousand kilometres since. No shake, no noise.',
  rating: 5,
};

/** Rated above the scale. */
export const aboveScaleReview: Review = {
  ...review,
  _id: id('c1', 2),
  reviewName: 'Farhana Begum',
  productName: 'Clutch Kit 430 mm',
  description: 'The bearing alone was worth the trip to Kadamtali.',
  rating: 7,
};

/** Rated below the scale. */
export const belowScaleReview: Review = {
  ...review,
  _id: id('c1', 3),
  reviewName: 'Shafiqul Islam',
  productName: 'Headlamp, Left, 24 V',
  description: 'Came with the right-hand bracket. They changed it the same day, but I lost the morning.',
  rating: -1,
};

/** Nothing but an identity came. */
export const bareReview: Review = { _id: id('c1', 4) };

export const reviews: readonly Review[] = [bareReview, review, aboveScaleReview, belowScaleReview];

export const shopper: User = {
  _id: id('d1', 1),
  email: 'shopper@example.com',
  username: 'Nasrin Akter',
  loaction: 'Sylhet',
  phone: '01700-000142',
};

export const admin: User = {
  _id: id('d1', 2),
  email: 'admin@example.com',
  username: 'Mizanur Rahman',
  role: 'admin',
};

/** Words so long that they must break. */
export const longWordsUser: User = {
  _id: id('d1', 4),
  email: 'accounts.department.habibur.rahman.and.sons.transport.agency.kadamtali@example.com',
  username: 'Messrs Habibur Rahman and Sons Transport Agency, Kadamtali Central Bus Terminal',
  loaction: 'Holding 1187/B, Second Floor, behind the Kadamtali Central Bus Terminal, Dakshin Surma, Sylhet 3100',
  phone: '01700000143',
};

export const users: readonly User[] = [shopper, admin, { _id: id('d1', 3), email: 'tanvir@example.com' }];
