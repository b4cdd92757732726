import type { ErrorKind } from '@dealerkit/domain/site/errorKind';
import type { CallName } from '../calls/contract.js';
import { AnswerError, HttpError, type Issue, NetworkError } from './errors.js';
import { passkeyIssueOf } from './passkeyIssue.js';

/** What a failed call means for a page. */
export interface ErrorClass {
  readonly kind: ErrorKind;
  /** The host's decision on this request is final, so its idempotency key is not needed again. */
  readonly isFinal: boolean;
  /** The host has newer data than the page, which should be revalidated. */
  readonly isStale: boolean;
  /** The request may have been applied although no response arrived. */
  readonly isOutcomeUnknown: boolean;
  /** The host's message, if it is about the content of the request. */
  readonly hostMessage: string | undefined;
  /** The host's messages about single values of the request. */
  readonly issues: readonly Issue[];
}

const kinds: Record<number, ErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  // The server lacks the call.
  405: 'notFound',
  408: 'server',
  410: 'notFound',
  425: 'server',
  429: 'tooMany',
  501: 'notFound',
};
const kindOf = (status: number) => kinds[status] ?? (status >= 500 ? 'server' : 'unexpected');

/** Statuses about the content of a request; the others are about the caller or the host. */
const contentStatuses = [400, 404, 409, 413, 422];
const staleStatuses = [404, 409];

/**
 * Classifies the error that a call rejected with. `call` is the call that was made: an error of another call, such as a token
 * renewal before it, means that the request was never sent.
 */
export function classifyError(error: unknown, call?: CallName): ErrorClass {
  if (error instanceof HttpError) {
    const { status, hostMessage, issues } = error;
    const isOfThisCall = error.call === (call ?? error.call);
    const isAboutContent = contentStatuses.includes(status);
    return {
      kind: ['unconfirmed', 'missing'].includes(passkeyIssueOf(error) ?? '') ? 'passkey' : kindOf(status),
      isFinal: isOfThisCall && isAboutContent,
      isStale: isOfThisCall && staleStatuses.includes(status),
      isOutcomeUnknown: isOfThisCall && status >= 500,
      hostMessage: isAboutContent ? hostMessage : undefined,
      issues,
    };
  }
  const isOffline = error instanceof NetworkError;
  const isAnswerError = error instanceof AnswerError;
  return {
    kind: isOffline ? 'offline' : 'unexpected',
    isFinal: isAnswerError,
    isStale: false,
    isOutcomeUnknown: !isAnswerError && (!isOffline || error.call === (call ?? error.call)),
    hostMessage: undefined,
    issues: [],
  };
}
