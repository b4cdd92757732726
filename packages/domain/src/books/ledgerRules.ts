import type { LedgerEntry } from '../books.js';

type Entry = Pick<LedgerEntry, '_id' | 'at' | 'kind' | 'amount' | 'orderNumber' | 'reverses'>;

/** What raises a balance, and what of it is not settled. */
export interface Debt {
  /** The `_id` of its entry. */
  _id: string;
  at: string;
  /** The order that was charged; undefined for an adjustment. */
  orderNumber: number | undefined;
  amount: number;
  due: number;
}

/** Returns the sum of entries: what the customer owes. */
export const balanceOf = (entries: readonly Pick<Entry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

const oldestFirst = (a: Entry, b: Entry) => Date.parse(a.at) - Date.parse(b.at) || (a._id < b._id ? -1 : 1);

/** Settles the debts of an order with a return, the newest one first, and returns what is left of it. */
const settle = (debts: readonly Debt[], { amount }: Entry): number =>
  debts.reduceRight((left, debt) => {
    const settled = Math.min(left, debt.due);
    debt.due -= settled;
    return left - settled;
  }, -amount);

/**
 * Returns the debts of entries, the oldest first, with what of each the returns of its order leave. A reversed entry counts as never
 * written. A return settles the charges of its order that were made before it, the newest first, and then later ones: a charge may be
 * reversed and made again with another amount after the return.
 */
export const debtsLessReturns = (entries: readonly Entry[]): Debt[] => {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const standing = entries.filter(({ _id, reverses }) => reverses === undefined && !reversed.has(_id));
  const debts: Debt[] = [];
  const orders = new Map<number | undefined, { charges: Debt[]; credit: number }>();
  for (const entry of standing.toSorted(oldestFirst)) {
    const { _id, at, kind, orderNumber, amount } = entry;
    const order = orders.get(orderNumber) ?? { charges: [], credit: 0 };
    orders.set(orderNumber, order);
    if (amount > 0) {
      const due = kind === 'charge' ? Math.max(amount - order.credit, 0) : amount;
      const debt = { _id, at, orderNumber, amount, due };
      debts.push(debt);
      order.charges.push(debt);
      order.credit -= amount - due;
    } else if (kind === 'return') order.credit += settle(order.charges, entry);
  }
  return debts;
};

/**
 * Returns debts, the oldest first, with what is due of each: the newest debts make up the balance, since what returns leave of their
 * credit settles the oldest debts, as every other credit. `between` has the sums of other debts between each debt and the next one.
 */
export const dueOfBalance = (debts: readonly Debt[], balance: number, between: readonly number[] = []): Debt[] => {
  let left = balance;
  return debts
    .map((debt, index) => ({ ...debt, newer: between[index] ?? 0 }))
    .toReversed()
    .map(({ newer, ...debt }) => {
      left -= newer;
      const due = Math.max(Math.min(left, debt.due), 0);
      left -= debt.due;
      return { ...debt, due };
    })
    .toReversed();
};

/** Returns the debts of all entries of a customer, the oldest first, with what is due of each. */
export const debtsOf = (entries: readonly Entry[]): Debt[] =>
  dueOfBalance(debtsLessReturns(entries), balanceOf(entries));

/** Returns what is due of an order. */
export const dueOfOrder = (debts: readonly Debt[], orderNumber: number): number =>
  debts.reduce((sum, debt) => sum + (debt.orderNumber === orderNumber ? debt.due : 0), 0);

/** Returns what is due by its age: younger than each limit in days, and the rest; `[30, 60]` gives three amounts. */
export const dueByAge = (debts: readonly Debt[], now: number, limits: readonly number[]): number[] => {
  const isWithin = ({ at }: Debt, from: number, to: number) => {
    const days = (now - Date.parse(at)) / 86_400_000;
    return days >= from && days < to;
  };
  return [...limits, Infinity].map((limit, index) =>
    debts.reduce((sum, debt) => sum + (isWithin(debt, limits[index - 1] ?? -Infinity, limit) ? debt.due : 0), 0),
  );
};
