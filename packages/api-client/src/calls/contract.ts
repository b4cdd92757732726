import { additionalCalls } from './additionalCalls.js';
import type { ResponseOf, Call, InputOf } from './call.js';
import { documentedCalls } from './documentedCalls.js';

/** The count of a search or a filter stops here, so an `X-Total-Count` of this value means this many rows or more. */
export const maxTotalCount = 10_000;

/** Every call of the client. */
export const contract: typeof documentedCalls & typeof additionalCalls = { ...documentedCalls, ...additionalCalls };

/** The name of a call, which is also that of the client's function, the cache key and the backend's handler. */
export type CallName = keyof typeof contract;

/** The input of a call as one object. */
export type Input<Name extends CallName> = InputOf<(typeof contract)[Name]>;

/** What a call resolves to. */
export type CallResponse<Name extends CallName> = ResponseOf<(typeof contract)[Name]>;

export interface CallOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Identifies this write, so that the host applies a repeated request only once. */
  idempotencyKey?: string | undefined;
  /** Called with the share of the body that is sent, from 0 to 1, while it is sent by XMLHttpRequest; never with an own `fetch`. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called with the headers of an accepted call; `X-Total-Count` of a list is the number of rows on all its pages, up to `maxTotalCount`. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

/** The function of each row. */
type Calls<Rows extends Record<string, Call>> = {
  readonly [Name in keyof Rows]: (
    ...args: {} extends InputOf<Rows[Name]>
      ? [input?: InputOf<Rows[Name]>, options?: CallOptions]
      : [input: InputOf<Rows[Name]>, options?: CallOptions]
  ) => Promise<ResponseOf<Rows[Name]>>;
};

/** One function per call of the contract; each rejects with an HttpError, a NetworkError or an AnswerError. */
export interface Client extends Calls<typeof contract> {}
