import type { Part } from '@dealerkit/domain/entities';
import type { AuditStore } from './audit/auditEntries.ts';
import type { BookStore } from './books/BookStore.ts';
import type { SeedBooks } from './books/seedBooks.ts';
import type { DatabaseStatus } from './operation/DatabaseStatus.ts';
import type { NotificationStore } from './notifications/NotificationStore.ts';
import type { Outbox } from './operation/Outbox.ts';
import type { NewReview, ReviewStore } from './reviews/ReviewStore.ts';
import type { ZeroResultStore } from './searches/zeroResultSearches.ts';
import type { UserStore } from './users/UserStore.ts';
import type { PasskeyStore } from './passkeys/PasskeyStore.ts';
import type { OrderStore } from './orders/OrderStore.ts';
import type { SeedOrder } from './orders/orderResults.ts';
import type { SqlContext } from './sql/transactions.ts';
import type { PersonalDataStore } from './personalData/PersonalDataStore.ts';
import type { PictureStore } from './pictures/PictureStore.ts';
import type { PartStore } from './parts/PartStore.ts';
import type { OverviewStore } from './overview/StoreOverview.ts';
import type { SynonymStore } from './synonyms/synonyms.ts';

/** The content of a new demo. */
export interface Seed {
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
export interface Store
  extends
    PartStore,
    OrderStore,
    ReviewStore,
    OverviewStore,
    UserStore,
    AuditStore,
    SynonymStore,
    ZeroResultStore,
    BookStore,
    NotificationStore,
    PasskeyStore,
    PersonalDataStore,
    PictureStore {
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
