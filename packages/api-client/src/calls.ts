import type { AnswerOf, InputOf } from './call.js';
import type { CallName, contract } from './contract.js';
import type {
  AuditEntry,
  BackupStatus,
  Order,
  OrderStatus,
  Overview,
  Part,
  Review,
  User,
} from '@dealerkit/domain/entities';

export interface CallOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Identifies this write, so that the host applies a repeated request only once. */
  idempotencyKey?: string | undefined;
  /** Called with the headers of an accepted call; `X-Total-Count` of a list is the number of rows on all its pages, up to `maxTotalCount`. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

/** The input of a call as one object. */
export type Input<Name extends CallName> = InputOf<(typeof contract)[Name]>;

/** What a call resolves to. */
export type Answer<Name extends CallName> = AnswerOf<(typeof contract)[Name]>;

/** A page of a search: the search text, the id before which the page ends, the maximum length. */
interface Page {
  search?: string | number | undefined;
  before?: string | number | undefined;
  limit?: string | number | undefined;
}

/** Values of a part. */
type PartChanges = { [Field in keyof Omit<Part, '_id'>]?: Part[Field] | undefined };

/** Values of a part as they were read: `null` where it had none. */
type PartRead = { [Field in keyof Omit<Part, '_id'>]?: Part[Field] | null | undefined };

/** One function per call; each rejects with an HttpError, a NetworkError or an AnswerError. */
export interface Client {
  /** Whether a user is an admin: `GET /admin/{email}`. */
  readonly getAdmin: (input: { email: string }, options?: CallOptions) => Promise<{ admin: boolean }>;
  /** Exchanges the identity provider's ID token for an access token, and stores the account: `PUT /user/{email}`. */
  readonly signIn: (
    input: { email: string; username?: string | undefined },
    options?: CallOptions,
  ) => Promise<{ token: string }>;
  /** All accounts, for admins: `GET /user`. */
  readonly listUsers: (input?: {}, options?: CallOptions) => Promise<User[]>;
  /** Makes a user an admin, for admins: `PUT /user/admin/{email}`. */
  readonly makeAdmin: (input: { email: string }, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Stores a customer's location and phone: `PUT /updateuser/{email}`. */
  readonly updateUser: (
    input: { email: string; username?: string | undefined; loaction: string; phone: string },
    options?: CallOptions,
  ) => Promise<void>;
  /** The orders of a customer: `GET /userOrders?email={email}`. */
  readonly listOrders: (input: { email: string }, options?: CallOptions) => Promise<Order[]>;
  /** Deletes an order: `DELETE /myorders/{id}`. */
  readonly deleteOrder: (input: { id: string }, options?: CallOptions) => Promise<{ deletedCount: number }>;
  /** All parts, for all visitors: `GET /parts`. */
  readonly listParts: (input?: {}, options?: CallOptions) => Promise<Part[]>;
  /** One part, for all visitors: `GET /purchase/{id}`. */
  readonly getPart: (input: { id: string }, options?: CallOptions) => Promise<Part>;
  /** Orders a part by its name; send an `idempotencyKey`: `POST /orderparts`. */
  readonly placeOrder: (input: Input<'placeOrder'>, options?: CallOptions) => Promise<void>;
  /** Adds a part, for admins: `POST /addparts`. */
  readonly addPart: (input: Input<'addPart'>, options?: CallOptions) => Promise<void>;
  /** Deletes a part, for admins: `DELETE /singleproduct/{id}`. */
  readonly deletePart: (input: { id: string }, options?: CallOptions) => Promise<{ deletedCount: number }>;
  /** Adds a customer's review: `POST /addreview`. */
  readonly addReview: (input: Input<'addReview'>, options?: CallOptions) => Promise<void>;
  /** All reviews, for all visitors: `GET /showReview`. */
  readonly listReviews: (input?: {}, options?: CallOptions) => Promise<Review[]>;
  /** Additional call of the dealerkit backend. The profile of a user: `GET /user/{email}`. */
  readonly getProfile: (input: { email: string }, options?: CallOptions) => Promise<User>;
  /** Additional call of the dealerkit backend. The newest reviews of a user: `GET /user/{email}/reviews`. */
  readonly listOwnReviews: (input: { email: string }, options?: CallOptions) => Promise<Review[]>;
  /** Additional call of the dealerkit backend. Parts by search text and filters, sorted, page by page: `GET /parts?search=…`. */
  readonly findParts: (
    input?: Page & { [Filter in 'sort' | 'stock' | 'min' | 'max']?: string | number | undefined },
    options?: CallOptions,
  ) => Promise<Part[]>;
  /** Additional call of the dealerkit backend. The newest reviews: `GET /showReview?limit=…`. */
  readonly findReviews: (input?: Pick<Page, 'limit'>, options?: CallOptions) => Promise<Review[]>;
  /** Additional call of the dealerkit backend. Accounts by search text, sorted, page by page: `GET /user?search=…`. */
  readonly findUsers: (input?: Page & { sort?: string | number | undefined }, options?: CallOptions) => Promise<User[]>;
  /** Additional call of the dealerkit backend. The orders of a customer, page by page: `GET /userOrders?email=…`. */
  readonly findOwnOrders: (input: { email: string } & Omit<Page, 'search'>, options?: CallOptions) => Promise<Order[]>;
  /** Additional call of the dealerkit backend. Changes a part whose values are still the ones that were read, for admins; every key of `changes` is also in `read`: `PUT /parts/{id}`. */
  readonly updatePart: (
    input: { id: string; read: PartRead; changes: PartChanges },
    options?: CallOptions,
  ) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Orders of all customers, newest first, for admins: `GET /orders`. */
  readonly findOrders: (
    input?: Page & { [Filter in 'status' | 'from' | 'to']?: string | number | undefined },
    options?: CallOptions,
  ) => Promise<Order[]>;
  /** Additional call of the dealerkit backend. Sets the status of an order that still has the status `from`, one step forward or back, for admins: `PUT /orders/{id}/status`. */
  readonly setOrderStatus: (
    input: { id: string; from: OrderStatus; to: OrderStatus; reason?: string | undefined },
    options?: CallOptions,
  ) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Changes a customer's own review: `PUT /reviews/{id}`. */
  readonly updateReview: (input: Input<'updateReview'>, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Deletes a review, for admins: `DELETE /reviews/{id}`. */
  readonly deleteReview: (input: { id: string }, options?: CallOptions) => Promise<{ deletedCount: number }>;
  /** Additional call of the dealerkit backend. Blocks a user, for admins: `PUT /user/block/{email}`. */
  readonly blockUser: (input: { email: string }, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Unblocks a user, for admins: `PUT /user/unblock/{email}`. */
  readonly unblockUser: (input: { email: string }, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Ends all sign-ins of a user, also the caller's own: `PUT /user/signout/{email}`. */
  readonly signOutEverywhere: (input: { email: string }, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Takes the role of an admin away, for admins: `PUT /user/unadmin/{email}`. */
  readonly removeAdmin: (input: { email: string }, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Additional call of the dealerkit backend. Orders, stock, revenue and users at a glance, for admins: `GET /overview`. */
  readonly getOverview: (input?: {}, options?: CallOptions) => Promise<Overview>;
  /** Additional call of the dealerkit backend. Who changed what, newest first, for admins: `GET /audit`. */
  readonly findAudit: (
    input?: Page & { [Filter in 'from' | 'to']?: string | number | undefined },
    options?: CallOptions,
  ) => Promise<AuditEntry[]>;
  /** Additional call of the dealerkit backend. A whole list (`parts`, `users`, `orders`, `audit`) as CSV, for admins; the audit records it: `POST /exports/{list}`. */
  readonly exportList: (
    input: { list: string; language: string } & {
      [Filter in 'search' | 'status' | 'from' | 'to']?: string | undefined;
    },
    options?: CallOptions,
  ) => Promise<string>;
  /** Additional call of the dealerkit backend. Whether the host is healthy: `GET /healthz`. */
  readonly getHealth: (input?: {}, options?: CallOptions) => Promise<{ status: string }>;
  /** Additional call of the dealerkit backend. The health of the host and the age of its backups, for admins: `GET /healthz/detail`. */
  readonly getHealthDetail: (
    input?: {},
    options?: CallOptions,
  ) => Promise<{ status: string; backup?: BackupStatus | undefined }>;
}
