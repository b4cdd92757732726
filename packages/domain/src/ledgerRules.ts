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

/** Settles debts with a credit, the first one first, and returns what is left of the credit. */
function settle(debts: readonly Debt[], credit: number): number {
  return debts.reduce((left, debt) => {
    const settled = Math.min(left, debt.due);
    debt.due -= settled;
    return left - settled;
  }, credit);
}

/**
 * Returns the debts of a customer, the oldest first, with what is due of each. A reversed entry counts as never written. A return
 * settles the charges of its order, and what is left of it, as every other credit, the oldest debts.
 */
export const debtsOf = (entries: readonly Entry[]): Debt[] => {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const standing = entries
    .filter(({ _id, reverses }) => reverses === undefined && !reversed.has(_id))
    .toSorted(oldestFirst);
  const debts = standing
    .filter(({ amount }) => amount > 0)
    .map(({ at, orderNumber, amount }): Debt => ({ at, orderNumber, amount, due: amount }));
  const credits = standing
    .filter(({ amount }) => amount < 0)
    .map(({ kind, amount, orderNumber }) =>
      kind === 'return'
        ? settle(
            debts.filter((debt) => debt.orderNumber === orderNumber),
            -amount,
          )
        : -amount,
    );
  settle(
    debts,
    credits.reduce((sum, credit) => sum + credit, 0),
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
