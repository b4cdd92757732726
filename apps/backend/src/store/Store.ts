import type { Order, Part, Review, User } from '@dealerkit/api-client';
import type { Account } from './account.ts';

/** The sort orders of parts; `-` means descending. */
export const partSorts = [
  'product_name',
  '-product_name',
  'price',
  '-price',
  'available_quantity',
  '-available_quantity',
] as const;
export type PartSort = (typeof partSorts)[number];

/** Selects parts (D26). */
export interface PartsQuery {
  /** The maximum number of rows; the newest are returned. */
  limit: number;
  /** Only parts added before the one with this `_id`. */
  before?: string | undefined;
  /** Text in the name or description, case-insensitive. */
  search?: string | undefined;
  /** By default parts are in insertion order, the newest last. */
  sort?: PartSort | undefined;
}

/** Selects users. */
export interface UsersQuery {
  /** The maximum number of rows; the newest are returned. */
  limit: number;
  /** Only users added before the one with this `_id`. */
  before?: string | undefined;
  /** Text in the e-mail address or name, case-insensitive. */
  search?: string | undefined;
}

/** The count of search matches stops here, since counting blocks the event loop. */
export const maxCountedMatches = 10_000;

/** The maximum size of a list of reviews as JSON, in bytes. */
export const maxReviewBytes = 300_000;

/** A page of a list in insertion order, and the length of the whole list (of a search: at most `maxCountedMatches`). */
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
  | { outcome: 'deleted' };

/** A sign-in with a verified ID token. */
export interface SignIn {
  /** The user's id at the identity provider. */
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The stored name is kept if it is missing. */
  username?: string | undefined;
  /** `true` grants the role; `false` leaves it unchanged. */
  admin: boolean;
  /** Whether an unverified address is enough for every sign-in, which is so in the demo only. */
  acceptsUnverified?: boolean | undefined;
}

/** `unverified`: the address must be verified first. */
export type SignInOutcome = 'signed in' | 'unverified' | 'blocked';

/** `last admin`: nothing changed, since no admin would be left. */
export type RoleChange = 'changed' | 'unchanged' | 'last admin';

/** A change of a role or an account, or a deletion, stored in the same transaction as the change. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** The e-mail address of the user, or `command line`, or `configuration`. */
  actor: string;
  action:
    | 'grant admin'
    | 'revoke admin'
    | 'block user'
    | 'unblock user'
    | 'bind account'
    | 'delete part'
    | 'delete order';
  /** The e-mail address or `_id` of what was changed. */
  subject: string;
  /** The name of the part, the e-mail address of the order, or the provider's id of the bound account. */
  detail: string;
}

/** The content of a new demo. */
interface Seed {
  parts: Omit<Part, '_id'>[];
  reviews: Omit<Review, '_id'>[];
}

/**
 * The database of the backend. E-mail addresses are folded (`foldEmail`).
 *
 * A write resolves once it is on disk; it happens completely or not at all.
 */
export interface Store {
  findParts(query: PartsQuery): Promise<Page<Part>>;
  getPart(_id: string): Promise<Part | undefined>;
  /** Names are unique after trimming and ignoring case; any number of parts may have no name. */
  addPart(part: Omit<Part, '_id'>): Promise<AddedPart>;
  /** Resolves to the number of deleted parts, 0 or 1. Orders of the part stay. */
  deletePart(_id: string, actor: string): Promise<number>;

  /**
   * Takes the quantity from the stock of the part with that name (D25). A repeated key of the same user resolves to the
   * order that was placed with it, or to `deleted`.
   */
  placeOrder(order: Omit<Order, '_id'>, idempotencyKey?: string): Promise<PlacedOrder>;
  getOrder(_id: string): Promise<Order | undefined>;
  listOrders(userEmail: string): Promise<Order[]>;
  /** Returns the quantity to the part, if it still exists; resolves to the number of deleted orders. */
  deleteOrder(_id: string, actor: string): Promise<number>;

  addReview(review: Omit<Review, '_id'>): Promise<string>;
  /** The newest reviews in insertion order, at most `maxReviewBytes` in total. */
  listReviews(limit: number): Promise<Page<Review>>;

  /** Adds the user, or updates the one with that e-mail address and binds it to the account (D35). */
  signIn(user: SignIn): Promise<SignInOutcome>;
  getAccount(email: string): Promise<Account | undefined>;
  getUser(email: string): Promise<User | undefined>;
  findUsers(query: UsersQuery): Promise<Page<User>>;
  listAdmins(): Promise<User[]>;
  /** Resolves to the number of users with that e-mail address, 0 or 1. */
  updateUser(user: Omit<User, '_id' | 'role' | 'emailVerified' | 'blocked'>): Promise<number>;
  /** Grants or revokes the role; `unchanged` also for an unknown user. */
  setAdmin(email: string, admin: boolean, actor: string): Promise<RoleChange>;
  /** Blocks or unblocks the user and all addresses of the same account; `unchanged` also for an unknown user. */
  setBlocked(email: string, blocked: boolean, actor: string): Promise<RoleChange>;

  /** The latest changes of roles and accounts, and deletions, newest first. */
  listAudit(limit: number): Promise<AuditEntry[]>;

  /** Changes with every change of parts (stock included) or reviews, also by other processes. */
  catalogueVersion(): Promise<string>;
  /** Resolves if the database is readable and writable. @throws StoreUnavailableError */
  ping(): Promise<void>;

  /** Fills an unused store; resolves to whether it did. */
  seed(seed: Seed): Promise<boolean>;

  /** Finishes pending writes and closes the database. */
  close(): Promise<void>;
}
