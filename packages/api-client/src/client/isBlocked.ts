import { HttpError } from './errors.js';

/** Whether a call was refused because the account is blocked, which ends the session. */
export const isBlocked = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 403 && error.issues.some(({ path }) => path === 'account');
