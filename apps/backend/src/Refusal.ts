import type { Issue } from '@dealerkit/api-client';

/** A call is refused: the message and the issues are for the one who asked (D30). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly issues: readonly Issue[];

  constructor(statusCode: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues;
  }
}
