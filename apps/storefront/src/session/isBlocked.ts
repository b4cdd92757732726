import { HttpError } from '@dealerkit/api-client';

/** Whether a call was refused because the account is blocked, which ends the session. */
export const isBlocked = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && error.issues.some(({ path }) => path === 'account');
