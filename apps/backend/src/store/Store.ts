import type { Input } from '@dealerkit/api-client';
import type { Order, Part, Review, User, ZeroResultSearch } from '@dealerkit/domain/entities';
import type { OrderCounts } from '@dealerkit/domain/books/overview';
import type { Synonym } from '@dealerkit/domain/search';
import type { AuditEntry, NewAuditEntry } from './audit/auditEntries.ts';
import type { Account, RoleChange, SignIn, SignInOutcome } from './users/account.ts';
import type { BookStore } from './books/BookStore.ts';
import type { SeedBooks } from './books/seedBooks.ts';
import type { DatabaseStatus } from './engines/DatabaseStatus.ts';
import type { NotificationStore } from './notifications/NotificationStore.ts';
import type { Outbox } from './engines/Outbox.ts';
import type { Owner, OwnPage, OwnRows } from './sql/Owner.ts';
import type { KeyRefusal } from './sql/once.ts';
import type { PasskeyStore } from './passkeys/PasskeyStore.ts';
import type {
  AgreedTerms,
  ChangedOrder,
  DividedLine,
  NewLine,
  NewOrder,
  NumberedOrder,
  OrderPage,
  PlacedLine,
  PlacedOrder,
  QuantityChange,
  ReturnedPieces,
  SeedOrder,
  StatusChange,
  TermsChange,
} from './orders/orderResults.ts';
import type { Page } from './sql/Page.ts';
import type { SqlContext } from './sql/transactions.ts';
import type { PersonalDataStore } from './personalData/PersonalDataStore.ts';
import type { PictureStore } from './pictures/PictureStore.ts';
import type { PartStore } from './parts/PartStore.ts';
import type { AuditQuery, OrdersQuery, RowsAfter, UsersQuery } from './sql/queries.ts';
import type { StoreOverview } from './overview/StoreOverview.ts';
import type { AddedSynonyms } from './synonyms/synonyms.ts';

/** The maximum size of a list of reviews as JSON, in bytes. */
export const maxReviewBytes = 300_000;

/** A review as it is added. */
export type NewReview = Omit<Input<'addReview'>, 'reviewerEmail'> & Pick<Review, 'reviewerEmail'>;

/** The values of a review that its author can change. */
type ReviewValues = Omit<Input<'updateReview'>, 'id'>;

/** The content of a new demo. */
interface Seed {
  parts: Omit<Part, '_id'>[];
  reviews: NewReview[];
  /** The oldest first. */
  orders?: SeedOrder[];
  books?: SeedBooks;
}

/** How a store counts money and reads phone numbers. */
export interface StoreOptions {
  /** The decimal digits of the dealer's currency; 2 by default. */
  digits?: number | undefined;
  /** The country code of local phone numbers; 880 by default. */
  countryCode?: string | undefined;
  /** The date of a time where the dealer is, as YYYY-MM-DD; that of Asia/Dhaka by default. */
  dateOf?: SqlContext['dateOf'] | undefined;
}

/** What visitors read without signing in. */
export type Catalogue = Pick<
  Store,
  | 'findParts'
  | 'findPartsByNumber'
  | 'findFacets'
  | 'findSuggestions'
  | 'getPart'
  | 'getParts'
  | 'getDeletedName'
  | 'listReviews'
>;

/**
 * The database of the backend. E-mail addresses are folded (`foldEmail`).
 *
 * A write resolves once it is on disk; it happens completely or not at all.
 */
export interface Store extends PartStore, BookStore, NotificationStore, PasskeyStore, PersonalDataStore, PictureStore {
  /**
   * Takes the quantities of all lines from the stock of the parts with these names (D25), keeps their names and prices (D32), and gives
   * the order the next number (D42); or refuses all lines. A repeated key of the same customer resolves to the order that was placed
   * with it, or to `deleted`. The actor is the customer unless given; the audit names any other one (D33). `placedBy` is the account of
   * the actor.
   */
  placeOrderLines(order: NewOrder, idempotencyKey?: string, actor?: string, placedBy?: string): Promise<PlacedOrder>;
  /** Places an order of one line. */
  placeOrder(order: NewLine, idempotencyKey?: string, actor?: string, placedBy?: string): Promise<PlacedLine>;
  /**
   * Leaves out numbers of orders, which a shop may have given after the backup that it was restored from (D42). Resolves to the number
   * of the next order.
   */
  skipOrderNumbers(): Promise<number>;
  getOrder(_id: string): Promise<Order | undefined>;
  getOrderOwner(_id: string): Promise<Owner | undefined>;
  getNumberedOrderOwner(number: number): Promise<Owner | undefined>;
  getNumberedOrder(number: number): Promise<NumberedOrder | undefined>;
  /** The lines of the newest orders under an address in insertion order; with `placedBy` only of those that this account placed, without what is paid. */
  listOrders(userEmail: string, page?: OwnPage): Promise<OrderPage>;
  /** The lines of orders, the newest order first. */
  findOrders(query: OrdersQuery): Promise<OrderPage>;
  /**
   * Moves an order one step forward or back, or cancels it, which returns its quantity to the part, if that still exists (D31, D53).
   * Conflicts with an order that has another status than `from`, and with any other step.
   */
  setOrderStatus(_id: string, change: StatusChange, actor: string): Promise<ChangedOrder>;
  /** Splits pieces off an open line as a line of their own (D52). */
  splitOrderLine(
    _id: string,
    quantity: number,
    actor: string,
    idempotencyKey?: string,
  ): Promise<DividedLine | KeyRefusal>;
  /** Corrects the quantity of a line that is not packed, with the stock. */
  setOrderQuantity(_id: string, change: QuantityChange, actor: string): Promise<ChangedOrder>;
  /** Takes pieces of a handed over line back as a returned line (D52). */
  returnOrderLine(
    _id: string,
    pieces: ReturnedPieces,
    actor: string,
    idempotencyKey?: string,
  ): Promise<DividedLine | KeyRefusal>;
  /** Agrees discount, delivery charge, note and prices that are still those that were read (D51). */
  setOrderTerms(number: number, change: TermsChange, actor: string): Promise<AgreedTerms>;
  /** How many orders have a line with each status. */
  getOrderCounts(): Promise<OrderCounts>;
  /** Deletes an order that is not packed yet, and returns its quantity to the part unless it is cancelled. Conflicts with a packed order. */
  deleteOrder(_id: string, actor: string): Promise<ChangedOrder>;

  addReview(review: NewReview, placedBy?: string): Promise<string>;
  getReview(_id: string): Promise<Review | undefined>;
  /** The empty address, which no user has, for a review without an author. */
  getReviewOwner(_id: string): Promise<Owner | undefined>;
  /** Resolves to the number of changed reviews, 0 or 1. */
  updateReview(_id: string, review: ReviewValues): Promise<number>;
  /** Resolves to the number of deleted reviews, 0 or 1. */
  deleteReview(_id: string, actor: string): Promise<number>;
  /** The newest reviews of an author in insertion order, at most 100. */
  listReviewsOf(...rows: OwnRows): Promise<Review[]>;
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
  /** `placedBy` is the account that last changed the profile. */
  getProfileOwner(email: string): Promise<Owner | undefined>;
  findUsers(query: UsersQuery): Promise<Page<User>>;
  /** Users in insertion order, without a total. */
  listUsersAfter(query: RowsAfter): Promise<User[]>;
  listAdmins(): Promise<User[]>;
  /** Resolves to the number of users with that e-mail address, 0 or 1. `placedBy` is the account that changes the profile. */
  updateUser(user: Omit<User, '_id' | 'role' | 'emailVerified' | 'blocked'>, placedBy?: string): Promise<number>;
  /** Grants or revokes the role; `unchanged` also for an unknown user. */
  setAdmin(email: string, admin: boolean, actor: string): Promise<RoleChange>;
  /** Blocks the user, which also ends the sign-ins until now, or unblocks all addresses of the same account; `unchanged` also for an unknown user. */
  setBlocked(email: string, blocked: boolean, actor: string): Promise<RoleChange>;
  /** Ends the sign-ins of the user until now, under all addresses of the same account. Resolves to the number of users, 0 or 1. */
  signOutEverywhere(email: string, actor: string): Promise<number>;

  /** The newest first. */
  findAudit(query: AuditQuery): Promise<Page<AuditEntry>>;
  /** Stores the entry of what changes nothing else in the database. */
  addAuditEntry(entry: NewAuditEntry): Promise<void>;

  /** What the dealer adds to the synonyms. */
  getSynonyms(): Promise<AddedSynonyms>;
  /** Replaces it, if it still has the version that was read. Parts are found by the new names once `indexParts` has indexed them. */
  setSynonyms(names: readonly Synonym[], version: number, actor: string): Promise<'changed' | 'conflict'>;
  /** How many parts are indexed by earlier synonyms. */
  countOutdatedParts(): Promise<number>;
  /** Indexes some of these parts again; resolves to how many. */
  indexParts(limit: number): Promise<number>;

  /** Adds to how often texts were searched for without a result on a day, and deletes what is older than the first day that is kept. */
  addZeroResultSearches(counts: ReadonlyMap<string, number>, day: string, firstDay: string): Promise<void>;
  /** The zero-result searches since a day, the most frequent first. */
  listZeroResultSearches(firstDay: string): Promise<ZeroResultSearch[]>;

  /**
   * Changes with every change of parts (stock included) or reviews, also by other processes. It may be `catalogueMaxAge` old
   * unless `latest`.
   */
  catalogueVersion(options?: { latest?: boolean }): Promise<string>;
  /** Milliseconds; 0 without replicas. */
  readonly catalogueMaxAge: number;
  /** How many reads of the catalogue run at once. */
  readonly maxReads: number;
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
