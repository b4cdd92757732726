/** What a store acknowledged: what was added, with its `_id` or number, and the amount of an entry as it is stored. */
export type Acknowledgement =
  | {
      added: 'line' | 'customer' | 'reversal' | 'invoice' | 'credit' | 'restocked' | 'closedDay' | 'cleared';
      id: string;
    }
  | { added: 'entry' | 'cash' | 'cheque'; id: string; amount: number };

/** What a process with random books sends: what the store acknowledged, and that an operation is done, or that its outcome is unknown. */
export type BooksMessage = Acknowledgement | 'done' | 'unknown';

/** How many calls of an operation may have an outcome without an acknowledgement: one, which may be sent twice. */
export const unknownOfOperation = 2;

/** What was acknowledged, which must never be lost. */
export interface Acknowledged {
  lines: string[];
  customers: string[];
  /** By the `_id` of the payment or adjustment; the amount as it is stored. */
  entries: Map<string, number>;
  /** Cash without a customer by its `_id`, positive if it comes in. */
  cash: Map<string, number>;
  /** The amounts of cheques by their `_id`. */
  cheques: Map<string, number>;
  /** The `_id` of the cheques that have cleared. */
  cleared: Set<string>;
  closedDays: Set<string>;
  /** The `_id` of what was reversed. */
  reversals: Set<string>;
  invoices: Set<string>;
  credits: Set<string>;
  /** The `_id` of the returned lines whose pieces went back into the stock. */
  restocked: Set<string>;
}

export const nothingAcknowledged = (): Acknowledged => ({
  lines: [],
  customers: [],
  entries: new Map(),
  cash: new Map(),
  cheques: new Map(),
  cleared: new Set(),
  closedDays: new Set(),
  reversals: new Set(),
  invoices: new Set(),
  credits: new Set(),
  restocked: new Set(),
});

/** Adds an acknowledgement to the others. */
export function acknowledge(done: Acknowledged, one: Acknowledgement): void {
  if (one.added === 'entry') done.entries.set(one.id, one.amount);
  else if (one.added === 'cash') done.cash.set(one.id, one.amount);
  else if (one.added === 'cheque') done.cheques.set(one.id, one.amount);
  else if (one.added === 'line') done.lines.push(one.id);
  else if (one.added === 'customer') done.customers.push(one.id);
  else if (one.added === 'restocked' || one.added === 'cleared') done[one.added].add(one.id);
  else done[`${one.added}s`].add(one.id);
}
