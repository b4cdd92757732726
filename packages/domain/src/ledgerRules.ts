import type { LedgerEntry } from './books.js';

type Entry = Pick<LedgerEntry, '_id' | 'at' | 'kind' | 'amount' | 'orderNumber' | 'reverses'>;

/** What raises a balance, and what of it is not settled. */
export interface Debt {
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
const settle = (debts: readonly Debt[], { orderNumber, amount }: Entry): number =>
  debts.reduceRight((left, debt) => {
    const settled = debt.orderNumber === orderNumber ? Math.min(left, debt.due) : 0;
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
  const credits = new Map<number | undefined, number>();
  for (const entry of standing.toSorted(oldestFirst)) {
    const { at, kind, orderNumber, amount } = entry;
    const credit = credits.get(orderNumber) ?? 0;
    if (amount > 0) {
      const due = kind === 'charge' ? Math.max(amount - credit, 0) : amount;
      debts.push({ at, orderNumber, amount, due });
      credits.set(orderNumber, credit - (amount - due));
    } else if (kind === 'return') credits.set(orderNumber, credit + settle(debts, entry));
  }
  return debts;
};

/**
 * Returns the debts of a customer, the oldest first, with what is due of each. What returns leave of their credit settles the oldest
 * debts, as every other credit. So the newest debts make up the balance: for those since a time, the entries since then are enough, with
 * the balance of all entries and the earlier entries of orders that are charged since then.
 */
export const debtsOf = (entries: readonly Entry[], balance = balanceOf(entries)): Debt[] => {
  const debts = debtsLessReturns(entries);
  debts.reduceRight(
    (left, debt) => {
      debt.due = Math.min(left, debt.due);
      return left - debt.due;
    },
    Math.max(balance, 0),
  );
  return debts;
};

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
