import { Customer } from '@dealerkit/domain/books';
import { readPhones } from '@dealerkit/domain/phones/readPhones';
import * as v from 'valibot';
import { nameTextOf, searchTextOf } from '../texts/searchTextOf.ts';
import { first } from '../sql/first.ts';
import { type ResultRow, send, type SqlContext, type Statements } from '../sql/transactions.ts';

/** The columns of a customer. */
export const customerColumns = `_id, name, address, note, credit_limit AS "creditLimit", email, balance,
  (SELECT max(placed_at) FROM orders WHERE orders.customer = customers._id) AS "lastOrderAt",
  (SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM cheques WHERE cheques.customer = customers._id AND status = 'received') AS cheques,
  (SELECT max(cheque_date) FROM cheques WHERE cheques.customer = customers._id AND status = 'received') AS "chequesUntil",
  (SELECT string_agg(phone, ' ' ORDER BY place) FROM customer_phones WHERE customer = customers._id) AS phones`;

const isoTime = (time: unknown) => (typeof time === 'number' ? new Date(time).toISOString() : undefined);

/** The customer of a row with `customerColumns`. */
export function customerOf({ phones, lastOrderAt, cheques, chequesUntil, ...row }: ResultRow): Customer {
  const values = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const list = typeof phones === 'string' ? phones.split(' ') : [];
  const waiting = { amount: Number(cheques), ...(chequesUntil !== null && { until: chequesUntil }) };
  return v.parse(Customer, { ...values, phones: list, lastOrderAt: isoTime(lastOrderAt), cheques: waiting });
}

/** The folded texts of a customer, the first of which is the name. */
export const customerTextOf = ({ name, address, phones }: Partial<Customer>): string =>
  [nameTextOf(name), searchTextOf(address, ...(phones ?? []))].join('\n');

/** The `_id` of a customer, also for one that was merged into it. */
export function* currentIdOf(_id: string): Statements<string | undefined> {
  const row = yield* first(
    'SELECT _id FROM customers WHERE _id = ? UNION ALL SELECT customer FROM merged_customers WHERE _id = ?',
    _id,
    _id,
  );
  return row && String(row['_id']);
}

/** A customer, also by the `_id` of one that was merged into it. */
export function* readCustomer(_id: string, lock = ''): Statements<Customer | undefined> {
  const current = yield* currentIdOf(_id);
  if (current === undefined) return undefined;
  // A statement that waits for the lock sees the phone numbers as they were before.
  if (lock !== '') yield* send(`SELECT 1 FROM customers WHERE _id = ? ${lock}`, current);
  const row = yield* first(`SELECT ${customerColumns} FROM customers WHERE _id = ?`, current);
  // It was merged while this waited for its row.
  return row ? customerOf(row) : yield* readCustomer(_id, lock);
}

/** The customer who has one of these phone numbers, if that is another one than `_id`. */
export function* customerOfPhones(phones: readonly string[], _id = ''): Statements<Customer | undefined> {
  for (const phone of phones) {
    const row = yield* first('SELECT customer FROM customer_phones WHERE phone = ? AND customer <> ?', phone, _id);
    if (row) return yield* readCustomer(String(row['customer']));
  }
  return undefined;
}

/** The customers whose whole phone numbers are searched for, in any spelling; none for a search with anything else. */
export function* readNamedCustomers({ countryCode }: SqlContext, search: string): Statements<Customer[]> {
  if (/\p{L}/u.test(search)) return [];
  const { phones, unread } = readPhones(search, countryCode);
  const customers = new Map<string, Customer>();
  for (const { number } of unread.length > 0 ? [] : phones) {
    const customer = yield* customerOfPhones([number]);
    if (customer) customers.set(customer._id, customer);
  }
  return [...customers.values()];
}
