import type { AnswerOf, InputOf } from './call.js';
import type { CallName, contract } from './contract.js';
import type { Order, Part, Review, User } from './entities.js';

export interface CallOptions {
  /** Gives the call up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Names this attempt to change something, so that a repetition changes nothing more; a new one for each attempt. */
  idempotencyKey?: string | undefined;
}

/** What a call needs, as one object. */
export type Input<Name extends CallName> = InputOf<(typeof contract)[Name]>;

/** What a call resolves to. */
export type Answer<Name extends CallName> = AnswerOf<(typeof contract)[Name]>;

/** A page of what is looked for: the words, the id of the last one that is known, how many at most. */
interface Page {
  search?: string | number | undefined;
  before?: string | number | undefined;
  limit?: string | number | undefined;
}

/** One function per call; each rejects with an HttpError, a NetworkError or an AnswerError. */
export interface Client {
  /** Whether somebody is an admin: `GET /admin/{email}`. */
  readonly getAdmin: (input: { email: string }, options?: CallOptions) => Promise<{ admin: boolean }>;
  /** Changes the identity provider's ID token for our access token, and makes the account known: `PUT /user/{email}`. */
  readonly signIn: (
    input: { email: string; username?: string | undefined },
    options?: CallOptions,
  ) => Promise<{ token: string }>;
  /** All accounts, for admins: `GET /user`. */
  readonly listUsers: (input?: {}, options?: CallOptions) => Promise<User[]>;
  /** Makes somebody an admin, for admins: `PUT /user/admin/{email}`. */
  readonly makeAdmin: (input: { email: string }, options?: CallOptions) => Promise<{ modifiedCount: number }>;
  /** Stores a customer's location and phone: `PUT /updateuser/{email}`. */
  readonly updateUser: (
    input: { email: string; username?: string | undefined; loaction: string; phone: string },
    options?: CallOptions,
  ) => Promise<void>;
  /** The orders of a customer: `GET /userOrders?email={email}`. */
  readonly listOrders: (input: { email: string }, options?: CallOptions) => Promise<Order[]>;
  /** Takes an order back: `DELETE /myorders/{id}`. */
  readonly deleteOrder: (input: { id: string }, options?: CallOptions) => Promise<{ deletedCount: number }>;
  /** All parts on sale, for anybody: `GET /parts`. */
  readonly listParts: (input?: {}, options?: CallOptions) => Promise<Part[]>;
  /** One part, for anybody: `GET /purchase/{id}`. */
  readonly getPart: (input: { id: string }, options?: CallOptions) => Promise<Part>;
  /** Orders a part by its name; give each attempt an `idempotencyKey`: `POST /orderparts`. */
  readonly placeOrder: (input: Omit<Order, '_id'>, options?: CallOptions) => Promise<void>;
  /** Puts a part on sale, for admins: `POST /addparts`. */
  readonly addPart: (input: Omit<Part, '_id'>, options?: CallOptions) => Promise<void>;
  /** Takes a part off the shelf, for admins: `DELETE /singleproduct/{id}`. */
  readonly deletePart: (input: { id: string }, options?: CallOptions) => Promise<{ deletedCount: number }>;
  /** Adds a customer's review: `POST /addreview`. */
  readonly addReview: (
    input: Omit<Review, '_id' | 'reviewerEmail'> & { reviewerEmail: string },
    options?: CallOptions,
  ) => Promise<void>;
  /** All reviews, for anybody: `GET /showReview`. */
  readonly listReviews: (input?: {}, options?: CallOptions) => Promise<Review[]>;
  /** Our own addition, which other hosts do not answer. What is known of one person: `GET /user/{email}`. */
  readonly getProfile: (input: { email: string }, options?: CallOptions) => Promise<User>;
  /** Our own addition, which other hosts do not answer. Parts by words, in an order, a page at a time: `GET /parts?search=…`. */
  readonly findParts: (input?: Page & { sort?: string | number | undefined }, options?: CallOptions) => Promise<Part[]>;
  /** Our own addition, which other hosts do not answer. Accounts by words, a page at a time: `GET /user?search=…`. */
  readonly findUsers: (input?: Page, options?: CallOptions) => Promise<User[]>;
  /** Our own addition, which other hosts do not answer. Whether the host is well: `GET /healthz`. */
  readonly getHealth: (input?: {}, options?: CallOptions) => Promise<{ status: string }>;
}
