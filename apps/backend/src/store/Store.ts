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

/** Which users are wanted. */
export interface UsersQuery {
  /** At most so many, the newest. */
  limit: number;
  /** Only users who came before the one with this `_id`. */
  before?: string | undefined;
  /** Text that e-mail or name contain, in any case. */
  search?: string | undefined;
}

/** As far as the finds of a search are counted: counting more would hold everybody else up. */
export const countedFinds = 10_000;

/** A page of a list in insertion order, and how many rows the whole list has (of a search: at most `countedFinds`). */
interface Page<Row> {
  rows: Row[];
  total: number;
}

type AddedPart = { outcome: 'added'; _id: string } | { outcome: 'name taken' };

export type PlacedOrder =
  | { outcome: 'placed'; _id: string }
  | { outcome: 'no such part' }
  | { outcome: 'below the minimum'; minimum: number }
  | { outcome: 'not enough'; available: number }
  | { outcome: 'key of another order' }
  | { outcome: 'deleted since' };

/** Somebody who has proved who they are. */
interface SignIn {
  email: string;
  /** Kept from the last time unless given. */
  username?: string | undefined;
  /** Makes this user an admin; never takes the role away. */
  admin: boolean;
}

/** A change of a role or a deletion: kept for good, together with the change itself. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** The e-mail address of who did it, or which means of the dealer's. */
  actor: string;
  action: 'grant admin' | 'revoke admin' | 'delete part' | 'delete order';
  /** The e-mail address or the `_id` that it was done to. */
  subject: string;
  /** The part's name, or the address of whose order it was. */
  detail: string;
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
  deletePart(_id: string, actor: string): Promise<number>;

  /**
   * Takes the quantity from the stock of the part of that name (D25). A key that the same user has given before
   * answers the order that was placed with it, or says that it has been deleted since.
   */
  placeOrder(order: Omit<Order, '_id'>, idempotencyKey?: string): Promise<PlacedOrder>;
  getOrder(_id: string): Promise<Order | undefined>;
  listOrders(userEmail: string): Promise<Order[]>;
  /** Gives the quantity back to the part, if that is still on sale; resolves to how many were deleted. */
  deleteOrder(_id: string, actor: string): Promise<number>;

  addReview(review: Omit<Review, '_id'>): Promise<string>;
  /** The newest reviews in insertion order. */
  listReviews(limit: number): Promise<Page<Review>>;

  /** Keeps who signed in, as a new user or the one of that e-mail. */
  signIn(who: SignIn): Promise<void>;
  getUser(email: string): Promise<User | undefined>;
  findUsers(query: UsersQuery): Promise<Page<User>>;
  listAdmins(): Promise<User[]>;
  /** Resolves to how many users have that e-mail: one or none. */
  updateUser(user: Omit<User, '_id' | 'role'>): Promise<number>;
  /** Resolves to how many changed their role: none if unknown or of that role already. */
  setAdmin(email: string, admin: boolean, actor: string): Promise<number>;

  /** The latest changes of roles and deletions, the last one first. */
  listAudit(limit: number): Promise<AuditEntry[]>;

  /** A text that is another one after each change of parts (stock included) or reviews, whichever process made it. */
  catalogueVersion(): Promise<string>;
  /** Resolves if the database can be read and written. @throws StoreUnavailableError */
  ping(): Promise<void>;

  /** Fills a store that has never held anything; resolves to whether it did. */
  seed(seed: Seed): Promise<boolean>;

  /** Finishes what was asked for and lets go of the database. */
  close(): Promise<void>;
}
