import type { Issue, Order, Part } from '@dealerkit/api-client';

/** The present data that a conflict is about. */
type Present = { order: Order } | { part: Part };

/** An error that is sent with this status, message and issues (D30), and in a conflict with the present data (D34). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly issues: readonly Issue[];
  readonly present: Present | undefined;

  constructor(statusCode: number, message: string, issues: readonly Issue[] = [], present?: Present) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues;
    this.present = present;
  }
}
