import type { Issue } from '@dealerkit/api-client';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { IdentityUnreachableError } from '../identity/IdentityUnreachableError.ts';
import { WrongClockError } from '../identity/WrongClockError.ts';
import { AmountTooHighError } from '../store/ledger/AmountTooHighError.ts';
import { StoreUnavailableError } from '../store/engines/StoreUnavailableError.ts';
import { HttpError } from './HttpError.ts';

/** Messages for the errors that Fastify itself raises. */
const messages: Record<string, string> = {
  FST_ERR_BAD_URL: 'The URL is malformed.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this call allows.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON: send Content-Type: application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body differs from its Content-Length.',
};

/** Sends an error as `{ message, issues }` (D30), with the present data of a conflict; failures are logged, and the response does not describe them. */
export function errorHandler(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, issues = [] } = responseTo(error);
  if (error instanceof StoreUnavailableError) request.log.error({ err: error.cause }, 'database unavailable');
  else if (error instanceof IdentityUnreachableError)
    request.log.error({ err: error.cause }, 'sign-in service unreachable');
  else if (error instanceof WrongClockError)
    request.log.error(
      { secondsBehind: error.secondsBehind },
      'the clock of this server is behind: set it, or let NTP set it',
    );
  // A limit or the shutdown refuses on purpose, and an overloaded backend refuses many: the metrics count these.
  else if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed');
  // The id identifies the request's line in the log; requests that are not calls have no header of it yet.
  reply.header('x-request-id', request.id);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="dealerkit"');
  if (status === 503) reply.header('retry-after', '5');
  const current = error instanceof HttpError ? error.current : undefined;
  reply.code(status).send({ message, issues, ...current });
}

function responseTo(error: FastifyError | Error): { status: number; message: string; issues?: readonly Issue[] } {
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message, issues: error.issues };
  const isUnavailable = error instanceof IdentityUnreachableError || error instanceof StoreUnavailableError;
  if (error instanceof AmountTooHighError) return { status: error.statusCode, message: error.message };
  if (isUnavailable || error instanceof WrongClockError) return { status: 503, message: error.message };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 400 || status >= 500) return { status: 500, message: 'Something went wrong. Try again in a moment.' };
  return { status, message: messages['code' in error ? error.code : ''] ?? 'The request is invalid.' };
}
