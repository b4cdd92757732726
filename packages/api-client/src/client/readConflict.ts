import {
  array,
  fallback,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
} from 'valibot';
import { Order, Part } from '@dealerkit/domain/entities';
import { Cheque, ClosedDay } from '@dealerkit/domain/books';
import { RefusedLine } from '@dealerkit/domain/basket/refusedLine';

const amount = optional(nullable(number()));

/** The present terms of an order, as far as they were to be changed. */
const Terms = object({
  discount: amount,
  deliveryCharge: amount,
  note: optional(nullable(string())),
  prices: optional(record(string(), nullable(number()))),
});

const Conflict = object({
  // A host can name the lines in a form of its own, beside the part or order.
  lines: fallback(optional(array(RefusedLine)), undefined),
  part: optional(Part),
  order: optional(Order),
  terms: optional(Terms),
  available: optional(number()),
  recordedAt: optional(string()),
  /** What the customer has paid less what is paid back, which a refund would exceed. */
  paid: optional(number()),
  today: optional(string()),
  /** A cheque that has another status. */
  cheque: optional(Cheque),
  /** The close of a day that is closed already. */
  closed: optional(ClosedDay),
  issues: optional(array(object({ path: string(), message: string() }))),
});

/**
 * Reads the present part, order or terms from the body of a 409 or of a refused order, the stock if there is too little of it, when the
 * same payment was recorded, what a refund would exceed, the date to confirm, the close of a day, a cheque, and the lines and values that were refused; empty if the body has none.
 */
export function readConflict(body: unknown): InferOutput<typeof Conflict> {
  const { success, output } = safeParse(Conflict, body);
  return success ? output : {};
}
