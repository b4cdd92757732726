import type { Order, OrderStatus, Part, Review, User } from '@dealerkit/api-client';
import type { Account, RoleChange, SignIn, SignInOutcome } from './account.ts';
import type { Outbox } from './Outbox.ts';
import type { PartChange } from './partChanges.ts';
import type { OrdersQuery, PartsQuery, UsersQuery } from './queries.ts';

/** The maximum size of a list of reviews as JSON, in bytes. */
export const maxReviewBytes = 300_000;

/** What the metrics show of a database on several machines. */
export interface DatabaseStatus {
  /** How far each replica is behind, where the role of the backend may see it. */
  replicas: { name: string; lagSeconds: number }[];
  /** How much work waits in the outbox, if there is one. */
  outboxLength?: number;
}

/** A page of a list, and the length of the whole list (of a search or a filter: at most `maxTotalCount`). */
interface Page<Row> {
  rows: Row[];
  total: number;
}

type AddedPart = { outcome: 'added'; _id: string } | { outcome: 'name taken' };

/** The result of a change of a part; a conflict has the present part. */
export type ChangedPart =
  | { outcome: 'changed' }
  | { outcome: 'no such part' }
  | { outcome: 'name taken' }
  | { outcome: 'conflict'; part: Part };

/** An order as a customer places it. */
export type NewOrder = Omit<Order, '_id' | 'status' | 'placedAt' | 'price' | 'history'>;

export type PlacedOrder =
  | { outcome: 'placed'; _id: string }
  | { outcome: 'no such part' }
  | { outcome: 'below the minimum'; minimum: number }
  | { outcome: 'not enough'; available: number }
  | { outcome: 'key of another order' }
  | { outcome: 'deleted' };

/** The values of a review that its author can change. */
type ReviewValues = Pick<Review, 'productName' | 'description' | 'rating'>;

/** A change of the status of an order. */
export interface StatusChange {
  /** The status that the user saw. */
  from: OrderStatus;
  to: OrderStatus;
  reason?: string | undefined;
}

/** The result of a change of an order; a conflict has the present order. A cancellation is not undone if the part has not enough. */
export type ChangedOrder =
  | { outcome: 'changed' }
  | { outcome: 'no such order' }
  | { outcome: 'conflict'; order: Order }
  | { outcome: 'not enough'; available: number; order: Order };

/** What a dealer needs each morning; lists are short, counts are complete. */
export interface StoreOverview {
  /** The oldest orders that wait for confirmation, the oldest first. */
  waiting: Order[];
  waitingCount: number;
  /** Parts with less in stock than one minimum order. */
  outOfStock: Part[];
  outOfStockCount: number;
  /** Other parts with less in stock than three minimum orders, the lowest stock first. */
  lowStock: Part[];
  lowStockCount: number;
  /** The orders of each day that are not cancelled, and the sum of their prices. */
  days: { orders: number; revenue: number }[];
  partCount: number;
  userCount: number;
  adminCount: number;
}

/** What the audit records. */
export const auditActions = [
  'grant admin',
  'revoke admin',
  'block user',
  'unblock user',
  'bind account',
  'change address',
  'change part',
  'delete part',
  'place order',
  'set order status',
  'delete order',
  'delete review',
] as const;

/** A change by an admin, or a deletion, stored in the same transaction as the change. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** The e-mail address of the user, or `command line`, or `configuration`. */
  actor: string;
  action: (typeof auditActions)[number];
  /** The e-mail address or `_id` of what was changed. */
  subject: string;
  /** The name of the part, the e-mail address of the order or review, the provider's id of the bound account, the former address, or what was changed. */
  detail: string;
}

/** An order with its history, which takes nothing from the stock. */
export type SeedOrder = NewOrder & {
  [Field in 'status' | 'placedAt' | 'history']: NonNullable<Order[Field]>;
} & Pick<Order, 'price'>;

/** The content of a new demo. */
interface Seed {
  parts: Omit<Part, '_id'>[];
  reviews: Omit<Review, '_id'>[];
  /** The oldest first. */
  orders?: SeedOrder[];
}

/** What visitors read without signing in. */
export type Catalogue = Pick<Store, 'findParts' | 'getPart' | 'listReviews'>;

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
  /** Changes a part whose values are still the ones that were read (D34). */
  updatePart(_id: string, change: PartChange, actor: string): Promise<ChangedPart>;
  /** Resolves to the number of deleted parts, 0 or 1. Orders of the part stay. */
  deletePart(_id: string, actor: string): Promise<number>;

  /**
   * Takes the quantity from the stock of the part with that name (D25), and keeps its name and price in the order (D32). A
   * repeated key of the same customer resolves to the order that was placed with it, or to `deleted`. The actor is the customer
   * unless given; the audit names any other one (D33).
   */
  placeOrder(order: NewOrder, idempotencyKey?: string, actor?: string): Promise<PlacedOrder>;
  getOrder(_id: string): Promise<Order | undefined>;
  listOrders(userEmail: string): Promise<Order[]>;
  findOrders(query: OrdersQuery): Promise<Page<Order>>;
  /**
   * Moves an order one step forward or back, or cancels it, which returns its quantity to the part, if that still exists (D31, D53).
   * Conflicts with an order that has another status than `from`, and with any other step.
   */
  setOrderStatus(_id: string, change: StatusChange, actor: string): Promise<ChangedOrder>;
  /** Deletes an order that is not packed yet, and returns its quantity to the part unless it is cancelled. Conflicts with a packed order. */
  deleteOrder(_id: string, actor: string): Promise<ChangedOrder>;

  addReview(review: Omit<Review, '_id'>): Promise<string>;
  getReview(_id: string): Promise<Review | undefined>;
  /** Resolves to the number of changed reviews, 0 or 1. */
  updateReview(_id: string, review: ReviewValues): Promise<number>;
  /** Resolves to the number of deleted reviews, 0 or 1. */
  deleteReview(_id: string, actor: string): Promise<number>;
  /** The newest reviews of an author in insertion order, at most 100. */
  listReviewsOf(email: string): Promise<Review[]>;
  /** The newest reviews in insertion order, at most `maxReviewBytes` in total. */
  listReviews(limit: number): Promise<Page<Review>>;

  /** The overview of the days that start at these times, the last one being the end, with lists of at most `limit` rows. */
  getOverview(dayStarts: readonly number[], limit: number): Promise<StoreOverview>;

  /**
   * Adds the user, or updates the one with that e-mail address and binds it to the account. The user of a known account with a new
   * address, and its orders and reviews, get that address (D35).
   */
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

  /**
   * Changes with every change of parts (stock included) or reviews, also by other processes. It may be `catalogueMaxAge` old
   * unless `latest`.
   */
  catalogueVersion(options?: { latest?: boolean }): Promise<string>;
  /** Milliseconds; 0 without replicas. */
  readonly catalogueMaxAge: number;
  /** Reads the catalogue of this version, or of a later one, from a replica if there is one that has it. */
  readCatalogue<Result>(version: string, read: (catalogue: Catalogue) => Promise<Result>): Promise<Result>;
  /**
   * Adds calls to a count of a minute (since 1970) that all processes share, and resolves to its sum; only where several processes
   * can share the database. @throws StoreUnavailableError
   */
  countCalls?: ((key: string, minute: number, calls: number) => Promise<number>) | undefined;
  /** Resolves if the database is readable and writable. @throws StoreUnavailableError */
  ping(): Promise<void>;

  /** Never changes anything. @throws StoreUnavailableError */
  databaseStatus(): Promise<DatabaseStatus>;

  /** Only with an edge. */
  outbox?: Outbox;

  /** Fills an unused store; resolves to whether it did. */
  seed(seed: Seed): Promise<boolean>;

  /** Finishes pending writes and closes the database. */
  close(): Promise<void>;
}
