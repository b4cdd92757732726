import type { Order, Part, Review, User } from '@dealerkit/api-client';

/** The orders in which parts can be had; `-` turns one round. */
export const partSorts = [
  'product_name',
  '-product_name',
  'price',
  '-price',
  'available_quantity',
  '-available_quantity',
] as const;
export type PartSort = (typeof partSorts)[number];

/** Which parts are wanted (D26). */
export interface PartsQuery {
  /** At most so many, the newest. */
  limit: number;
  /** Only parts added before the one with this `_id`. */
  before?: string | undefined;
  /** Text that name or description contain, in any case. */
  search?: string | undefined;
  /** Insertion order unless given, so that the newest part is the last. */
  sort?: PartSort | undefined;
}

/** A page of a list, and how many rows the whole list has. */
interface Page<Row> {
  rows: Row[];
  total: number;
}

type AddedPart = { outcome: 'added'; _id: string } | { outcome: 'name taken' };

export type PlacedOrder =
  | { outcome: 'placed'; _id: string }
  | { outcome: 'no such part' }
  | { outcome: 'below the minimum'; minimum: number }
  | { outcome: 'not enough'; available: number };

/** Somebody who has proved who they are. */
interface SignIn {
  email: string;
  /** Kept from the last time unless given. */
  username?: string | undefined;
  /** Makes this user an admin; never takes the role away. */
  admin: boolean;
}

/** What a dealer's demo starts with. */
interface Seed {
  parts: Omit<Part, '_id'>[];
  reviews: Omit<Review, '_id'>[];
}

/**
 * What the backend asks of a database. E-mail addresses come in lower case.
 *
 * A promise of a change resolves once the change is safe on the disk; a change happens whole or not at all.
 */
export interface Store {
  findParts(query: PartsQuery): Promise<Page<Part>>;
  getPart(_id: string): Promise<Part | undefined>;
  /** Names are unique, trimmed and in any case; unnamed parts may be many. */
  addPart(part: Omit<Part, '_id'>): Promise<AddedPart>;
  /** Resolves to how many were deleted: one or none. Its orders stay. */
  deletePart(_id: string): Promise<number>;

  /** Takes the quantity from the stock of the part of that name (D25). */
  placeOrder(order: Omit<Order, '_id'>): Promise<PlacedOrder>;
  getOrder(_id: string): Promise<Order | undefined>;
  listOrders(userEmail: string): Promise<Order[]>;
  /** Gives the quantity back to the part, if that is still on sale; resolves to how many were deleted. */
  deleteOrder(_id: string): Promise<number>;

  addReview(review: Omit<Review, '_id'>): Promise<string>;
  /** The newest reviews in insertion order. */
  listReviews(limit: number): Promise<Page<Review>>;

  /** Keeps who signed in, as a new user or the one of that e-mail. */
  signIn(who: SignIn): Promise<void>;
  getUser(email: string): Promise<User | undefined>;
  listUsers(): Promise<User[]>;
  /** Resolves to how many users have that e-mail: one or none. */
  updateUser(user: Omit<User, '_id' | 'role'>): Promise<number>;
  /** Resolves to how many became an admin: none if unknown or an admin already. */
  makeAdmin(email: string): Promise<number>;

  /** Fills a store that has never held anything; resolves to whether it did. */
  seed(seed: Seed): Promise<boolean>;

  /** Finishes what was asked for and lets go of the database. */
  close(): Promise<void>;
}
