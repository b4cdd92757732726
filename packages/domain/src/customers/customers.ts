import type { Customer } from '../books.js';

/** What an admin enters of a customer. */
export type CustomerValues = Pick<Customer, 'name' | 'phones' | 'address' | 'note' | 'creditLimit'>;

/** The values of a customer as they were read, and those to set, null for none; both have the same keys. */
export interface CustomerChanges {
  read: Record<string, unknown>;
  changes: Record<string, unknown>;
}

const keys = ['name', 'phones', 'address', 'note', 'creditLimit'] as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns what differs between a customer as it was read and the entered values, or undefined if nothing does. */
export const customerChanges = (customer: CustomerValues, entered: CustomerValues): CustomerChanges | undefined => {
  const changed = keys.filter((key) => !isSame(customer[key] ?? null, entered[key] ?? null));
  if (changed.length === 0) return undefined;
  const pick = (values: CustomerValues) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { read: pick(customer), changes: pick(entered) };
};

/** Whether two customers can be merged: two different ones, of which at most one has an account. */
export const canMerge = (kept: Customer, from: Customer): boolean =>
  kept._id !== from._id && (kept.email === undefined || from.email === undefined);

const mergedCheques = (one: NonNullable<Customer['cheques']>, other: Customer['cheques']): Customer['cheques'] => {
  const until = [one.until, other?.until]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  return { amount: one.amount + (other?.amount ?? 0), ...(until !== undefined && { until }) };
};

/** Returns a customer after another one was merged into it. */
export const mergedCustomer = (kept: Customer, from: Customer): Customer => {
  const email = kept.email ?? from.email;
  return {
    ...kept,
    phones: [...new Set([...kept.phones, ...from.phones])],
    balance: kept.balance + from.balance,
    ...(kept.cheques && { cheques: mergedCheques(kept.cheques, from.cheques) }),
    ...(email !== undefined && { email }),
  };
};

/** Whether a customer owes more than the credit limit, or would after an order of `amount`. */
export const isAboveLimit = (
  { balance, creditLimit }: Pick<Customer, 'balance' | 'creditLimit'>,
  amount = 0,
): boolean => creditLimit !== undefined && balance + amount > creditLimit;
