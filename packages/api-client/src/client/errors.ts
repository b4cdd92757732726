import type { CallName } from '../calls/contract.js';

/** A problem with one value; `path` is dotted (`0.price`), empty for the whole body. */
export interface Issue {
  path: string;
  message: string;
}

/** The host answered with a status other than 2xx. `message` is the host's message, or else the call and the status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly call: CallName;
  readonly status: number;
  /** The host's message, in its language; `undefined` if it sent none. */
  readonly hostMessage: string | undefined;
  readonly issues: readonly Issue[];
  /** The parsed JSON of the response; `undefined` if it is not JSON. A 409 may contain the present `order` or `part`. */
  readonly body: unknown;
  /** The seconds to wait before the next call, as the host says; `undefined` if it does not. */
  readonly retryAfter: number | undefined;

  constructor(
    call: CallName,
    status: number,
    hostMessage: string | undefined,
    issues: readonly Issue[],
    body?: unknown,
    retryAfter?: number,
  ) {
    super(hostMessage ?? `${call}: HTTP ${status}`);
    this.call = call;
    this.status = status;
    this.hostMessage = hostMessage;
    this.issues = issues;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The host cannot be reached, or the connection broke before the response was complete; `cause` is the reason. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly call: CallName;

  constructor(call: CallName, cause: unknown) {
    super(`${call}: the host cannot be reached`, { cause });
    this.call = call;
  }
}

/** The host accepted the call, but its response does not match the contract. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly call: CallName;
  readonly issues: readonly Issue[];

  constructor(call: CallName, issues: readonly Issue[]) {
    super(`${call}: the response does not match the contract`);
    this.call = call;
    this.issues = issues;
  }
}
