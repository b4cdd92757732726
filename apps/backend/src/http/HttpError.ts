import type { Issue } from '@dealerkit/api-client';

/** An error that is sent with this status, message and issues (D30). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly issues: readonly Issue[];

  constructor(statusCode: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues;
  }
}
