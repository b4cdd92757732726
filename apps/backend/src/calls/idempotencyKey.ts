import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/HttpError.ts';
import { textColumns } from '../store/texts/texts.ts';

const maxKeyLength = textColumns.order_attempts.idempotency_key;

const visibleCharacters = new RegExp(`^[\\x21-\\x7e]{1,${maxKeyLength}}$`);

/** The Idempotency-Key header, if sent. @throws HttpError 400 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && visibleCharacters.test(key))) return key;
  const message = `must be 1 to ${maxKeyLength} visible characters`;
  throw new HttpError(400, `Idempotency-Key ${message}.`, [{ path: 'idempotency-key', message }]);
}

/** The error of a key that was sent with another content before. */
export function keyOfAnotherCall(what = 'call'): HttpError {
  const message = `This Idempotency-Key belongs to another ${what}. Send a new one.`;
  return new HttpError(422, message, [{ path: 'idempotency-key', message }]);
}
