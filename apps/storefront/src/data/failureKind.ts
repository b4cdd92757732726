import { HttpError, NetworkError } from '@dealerkit/api-client';
import type { ErrorKind } from '@dealerkit/ui/AsyncData';

const kinds: Record<number, ErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  410: 'notFound',
  429: 'tooMany',
};
const tooBusy = [408, 425];

/** Why a call failed, in the kinds that a person can do something about. */
export const failureKind = (error: unknown): ErrorKind => {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof HttpError)) return 'unexpected';
  const { status } = error;
  return kinds[status] ?? (status >= 500 || tooBusy.includes(status) ? 'server' : 'unexpected');
};
