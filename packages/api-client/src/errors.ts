import type { CallName } from './contract.js';

/** What is wrong with one value; `path` is dotted (`0.price`), empty where the whole is meant. */
export interface Issue {
  path: string;
  message: string;
}

/** The host refused the call: its answer was not a 2xx. `message` is what it said, or else names the call and the status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly call: CallName;
  readonly status: number;
  /** The host's own sentence, in its language; `undefined` where it said nothing. */
  readonly said: string | undefined;
  readonly issues: readonly Issue[];

  constructor(call: CallName, status: number, said: string | undefined, issues: readonly Issue[]) {
    super(said ?? `${call}: HTTP ${status}`);
    this.call = call;
    this.status = status;
    this.said = said;
    this.issues = issues;
  }
}

/** The host could not be reached, or the connection broke before the answer was whole; `cause` says why. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly call: CallName;

  constructor(call: CallName, cause: unknown) {
    super(`${call}: the host cannot be reached`, { cause });
    this.call = call;
  }
}

/** The host accepted the call but its answer is not what the contract says. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly call: CallName;
  readonly issues: readonly Issue[];

  constructor(call: CallName, issues: readonly Issue[]) {
    super(`${call}: the answer has an unexpected shape`);
    this.call = call;
    this.issues = issues;
  }
}
