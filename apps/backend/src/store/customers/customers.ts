import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import type { Customer } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, send, type Statements } from '../sql/transactions.ts';
import { customerOfPhones, customerTextOf, readCustomer } from './customerRows.ts';
import type { AddedCustomer, ChangedCustomer, CustomerChange, CustomerStore, NewCustomer } from './CustomerStore.ts';

const Added = v.object({ outcome: v.literal('added'), _id: v.string() });

export function* insertPhones(customer: string, phones: readonly string[]): Statements<void> {
  for (const [place, phone] of phones.entries()) {
    yield* send('INSERT INTO customer_phones (phone, customer, place) VALUES (?, ?, ?)', phone, customer, place);
  }
}

/** Writes what a search finds a customer by. */
export function* indexCustomer(_id: string): Statements<void> {
  const customer = yield* readCustomer(_id);
  yield* send('UPDATE customers SET search_text = ? WHERE _id = ?', customerTextOf(customer ?? {}), _id);
}

/** Adds a customer whose phone numbers no other one has. */
function* insertCustomer(
  { newId }: SqlContext,
  changes: Changes,
  values: Omit<Customer, '_id' | 'balance'>,
): Statements<string> {
  const _id = newId();
  const { name, phones, address = null, note = null, creditLimit = null, email = null } = values;
  yield* send(
    `INSERT INTO customers (_id, name, address, note, credit_limit, email, search_text) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    _id,
    name,
    address,
    note,
    creditLimit,
    email,
    customerTextOf(values),
  );
  yield* insertPhones(_id, phones);
  changes.rows.customers += 1;
  return _id;
}

/** The customer of an order as it names one. */
export type OrderContact = Record<'userEmail' | 'userName' | 'address', string>;

/**
 * The customer of an account, who is added with the first order (D49). The phone number of the order finds this customer only once an
 * admin adds it, since any customer can write any number into an order.
 */
export function* customerOfAccount(
  context: SqlContext,
  changes: Changes,
  { userEmail: email, userName: name, address }: OrderContact,
): Statements<string> {
  const known = yield* first('SELECT _id FROM customers WHERE email = ?', email);
  if (known) return String(known['_id']);
  return yield* insertCustomer(context, changes, { name, address, phones: [], ...(email !== '' && { email }) });
}

type Field = keyof CustomerChange['changes'];

const columns = { name: 'name', address: 'address', note: 'note', creditLimit: 'credit_limit' } as const;

const isSame = (value: unknown, other: unknown) => JSON.stringify(value ?? null) === JSON.stringify(other ?? null);

/** Texts of these values are too long for the audit. */
const longTexts: readonly Field[] = ['address', 'note'];

/** Describes for the audit which values differ, for example `creditLimit none -> 5000` in the currency; empty if none does. */
function describeChanges(digits: number, customer: Customer, changes: CustomerChange['changes']): string {
  const shown = (value: CustomerChange['changes'][Field]) =>
    String(typeof value === 'number' ? fromSmallestUnit(value, digits) : (value ?? 'none'));
  const changed = (Object.keys(changes) as Field[]).filter((key) => !isSame(customer[key], changes[key]));
  return changed
    .map((key) => (longTexts.includes(key) ? key : `${key} ${shown(customer[key])} -> ${shown(changes[key])}`))
    .join(', ');
}

function* add(context: SqlContext, changes: Changes, values: NewCustomer, actor: string): Statements<AddedCustomer> {
  const other = yield* customerOfPhones(values.phones);
  if (other) return { outcome: 'phone taken', customer: other };
  const _id = yield* insertCustomer(context, changes, values);
  changes.audit.push({ actor, action: 'add customer', subject: _id, detail: values.name });
  return { outcome: 'added', _id };
}

function* update(
  { dialect, digits }: SqlContext,
  { audit }: Changes,
  id: string,
  { read, changes, actor }: CustomerChange & { actor: string },
): Statements<ChangedCustomer> {
  const customer = yield* readCustomer(id, dialect.lock);
  if (!customer) return { outcome: 'no such customer' };
  const { _id } = customer;
  const keys = Object.keys({ ...read, ...changes }) as Field[];
  if (!keys.every((key) => isSame(customer[key], read[key]))) return { outcome: 'conflict', customer };
  const { phones, ...values } = changes;
  const other = phones && (yield* customerOfPhones(phones, _id));
  if (other) return { outcome: 'phone taken', customer: other };
  for (const [key, value] of Object.entries(values)) {
    yield* send(`UPDATE customers SET ${columns[key as keyof typeof columns]} = ? WHERE _id = ?`, value ?? null, _id);
  }
  if (phones) {
    yield* send('DELETE FROM customer_phones WHERE customer = ?', _id);
    yield* insertPhones(_id, phones);
  }
  yield* indexCustomer(_id);
  const detail = describeChanges(digits, customer, changes);
  if (detail !== '') audit.push({ actor, action: 'change customer', subject: _id, detail });
  return { outcome: 'changed' };
}

/** The customers of both databases, without their search. */
export function customers(context: SqlContext): Pick<CustomerStore, 'getCustomer' | 'addCustomer' | 'updateCustomer'> {
  const { read, transact } = context;
  return {
    getCustomer: (_id) => read(readCustomer(_id)),

    addCustomer: (values, writer) =>
      transact((changes) =>
        once(writer, { addCustomer: values }, Added, () => add(context, changes, values, writer.actor)),
      ),

    updateCustomer: (_id, change, actor) => transact((changes) => update(context, changes, _id, { ...change, actor })),
  };
}
