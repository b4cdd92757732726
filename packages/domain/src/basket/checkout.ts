import {
  array,
  boolean,
  fallback,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  record,
  safeParse,
  string,
} from 'valibot';
import { BasketLine } from './basketRules.js';
import { LineRefusal } from './refusedLine.js';

/** A line that was sent, as it was sent. */
export const CheckoutLine = object({
  ...BasketLine.entries,
  /** `sent` has no response yet, and `unclear` never got one. */
  state: picklist(['sent', 'placed', 'refused', 'unclear']),
  /** Why the host refused it. */
  refusal: fallback(optional(LineRefusal), undefined),
  /** How many such orders the customer had before. */
  before: number(),
});
export type CheckoutLine = InferOutput<typeof CheckoutLine>;

/** The order of a basket from the first line that is sent until the last one is placed. It belongs to one user. */
export const Checkout = object({
  /** The e-mail address of the user. */
  user: string(),
  /** The idempotency key of the order. */
  key: string(),
  userName: string(),
  address: string(),
  phone: string(),
  note: string(),
  /** What the site asks beside that. */
  extra: fallback(optional(record(string(), string())), undefined),
  /** The number of the customer's last order before, on a host with numbers. */
  after: optional(number()),
  /** Whether lines are still to be sent, or have no response. */
  isOpen: boolean(),
  lines: array(CheckoutLine),
});
export type Checkout = InferOutput<typeof Checkout>;

/** Reads stored checkouts, without those that are not valid: another program or an edit by hand can have changed them. */
export const parseCheckouts = (stored: unknown): readonly Checkout[] =>
  (Array.isArray(stored) ? stored : []).flatMap((value: unknown) => {
    const { success, output } = safeParse(Checkout, value);
    return success ? [output] : [];
  });
