import type { Issue, RefusedLine } from '@dealerkit/api-client';
import type { Cheque, ClosedDay, Customer } from '@dealerkit/domain/books';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { Terms } from '../store/orders/orderResults.ts';
import type { AddedSynonyms } from '../store/synonyms/synonyms.ts';

/** The current data that a conflict or a refused order is about. */
type Current =
  | { order: Order; available?: number }
  | { lines: RefusedLine[] }
  | { terms: Terms }
  | { customer: Customer }
  | { part: Part }
  | { recordedAt: string }
  | { paid: number }
  | { today: string }
  | { closed: ClosedDay }
  | { cheque: Cheque }
  | { expectedCash: number }
  | { synonyms: AddedSynonyms };

/** An error that is sent with this status, message and issues (D30), and in a conflict or a refused order with the current data (D34). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly issues: readonly Issue[];
  readonly current: Current | undefined;

  constructor(statusCode: number, message: string, issues: readonly Issue[] = [], current?: Current) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues;
    this.current = current;
  }
}
