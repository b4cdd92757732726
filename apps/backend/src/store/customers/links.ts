import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import type { Customer } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, type SqlValue, send, type Statements } from '../sql/transactions.ts';
import { customerColumns, customerOf, readCustomer } from './customerRows.ts';
import { indexCustomer } from './customers.ts';
import { setOrderEmail } from './orderTexts.ts';
import type { AssignedOrder, ChangedCustomer, CustomerStore, LinkedAccount, MergedCustomer } from './CustomerStore.ts';

type Links = Pick<CustomerStore, 'mergeCustomers' | 'linkAccount' | 'unlinkAccount' | 'setOrderCustomer'>;

/** Locks orders, which every transaction does before it locks customers. */
function* lockOrders({ dialect }: SqlContext, condition: string, ...values: SqlValue[]): Statements<number[]> {
  const rows = yield* query(`SELECT number FROM orders WHERE ${condition} ORDER BY number ${dialect.lock}`, ...values);
  return rows.map((row) => Number(row['number']));
}

/** Gives the orders of a customer that belong to no account to the linked one. */
function* giveOrders(context: SqlContext, _id: string, email: string): Statements<void> {
  yield* setOrderEmail(yield* lockOrders(context, `customer = ? AND "userEmail" = ''`, _id), email);
}

/** Moves everything of one customer to another one. */
function* moveRows({ _id: from, balance }: Customer, { _id, phones }: Customer): Statements<void> {
  const movePhones = 'UPDATE customer_phones SET customer = ?, place = place + ? WHERE customer = ?';
  yield* send(movePhones, _id, phones.length, from);
  for (const table of ['orders', 'ledger_entries', 'cheques', 'merged_customers']) {
    yield* send(`UPDATE ${table} SET customer = ? WHERE customer = ?`, _id, from);
  }
  yield* send('DELETE FROM customers WHERE _id = ?', from);
  yield* send('INSERT INTO merged_customers (_id, customer) VALUES (?, ?)', from, _id);
  yield* send('UPDATE customers SET balance = balance + ? WHERE _id = ?', balance, _id);
}

function* merge(
  context: SqlContext,
  changes: Changes,
  ids: [kept: string, from: string],
  actor: string,
): Statements<MergedCustomer> {
  const [keptId, fromId] = [(yield* readCustomer(ids[0]))?._id, (yield* readCustomer(ids[1]))?._id];
  if (keptId === undefined || fromId === undefined) return { outcome: 'no such customer' };
  if (keptId === fromId) return { outcome: 'same' };
  yield* lockOrders(context, 'customer IN (?, ?)', keptId, fromId);
  // In the same order by two merges.
  yield* query(`SELECT 1 FROM customers WHERE _id IN (?, ?) ORDER BY _id ${context.dialect.lock}`, keptId, fromId);
  const [kept, from] = [yield* readCustomer(keptId), yield* readCustomer(fromId)];
  if (kept?._id !== keptId || from?._id !== fromId) return { outcome: 'no such customer' };
  if (kept.email !== undefined && from.email !== undefined) return { outcome: 'two accounts' };
  yield* moveRows(from, kept);
  const email = kept.email ?? from.email;
  if (email !== undefined) {
    yield* send('UPDATE customers SET email = ? WHERE _id = ?', email, keptId);
    yield* giveOrders(context, keptId, email);
  }
  yield* indexCustomer(keptId);
  changes.rows.customers -= 1;
  const balance = fromSmallestUnit(from.balance, context.digits);
  const detail = `${fromId}: ${[from.name, ...from.phones, from.email ?? ''].join(' ').trim()}, balance ${balance}`;
  changes.audit.push({ actor, action: 'merge customers', subject: keptId, detail });
  return { outcome: 'changed' };
}

function* link(
  context: SqlContext,
  { audit }: Changes,
  id: string,
  email: string,
  actor: string,
): Statements<LinkedAccount> {
  const found = yield* readCustomer(id);
  if (!found) return { outcome: 'no such customer' };
  yield* lockOrders(context, 'customer = ?', found._id);
  const customer = yield* readCustomer(id, context.dialect.lock);
  if (!customer) return { outcome: 'no such customer' };
  const { _id } = customer;
  if (customer.email === email) return { outcome: 'unchanged' };
  if (customer.email !== undefined) return { outcome: 'has an account', customer };
  if (!(yield* first('SELECT 1 FROM users WHERE email = ?', email))) return { outcome: 'no such account' };
  const other = yield* first(`SELECT ${customerColumns} FROM customers WHERE email = ?`, email);
  if (other) return { outcome: 'account taken', customer: customerOf(other) };
  yield* send('UPDATE customers SET email = ? WHERE _id = ?', email, _id);
  yield* giveOrders(context, _id, email);
  audit.push({ actor, action: 'link account', subject: _id, detail: email });
  return { outcome: 'changed' };
}

/** The orders under an address that its account did not place itself. */
const placedByOthers =
  'customer = ? AND "userEmail" = ? AND NOT EXISTS (SELECT 1 FROM users WHERE email = "userEmail" AND uid = placed_by)';

function* unlink(context: SqlContext, { audit }: Changes, id: string, actor: string): Statements<ChangedCustomer> {
  const found = yield* readCustomer(id);
  if (!found) return { outcome: 'no such customer' };
  yield* lockOrders(context, 'customer = ?', found._id);
  const customer = yield* readCustomer(id, context.dialect.lock);
  if (!customer) return { outcome: 'no such customer' };
  const { _id, email } = customer;
  if (email === undefined) return { outcome: 'changed' };
  yield* send('UPDATE customers SET email = NULL WHERE _id = ?', _id);
  yield* setOrderEmail(yield* lockOrders(context, placedByOthers, _id, email), '');
  audit.push({ actor, action: 'unlink account', subject: _id, detail: email });
  return { outcome: 'changed' };
}

function* assign(
  { dialect }: SqlContext,
  { audit }: Changes,
  number: number,
  { read, customer: id, actor }: { read: string | null; customer: string; actor: string },
): Statements<AssignedOrder> {
  const order = yield* first(
    `SELECT customer, "handedOver" + returned AS closed FROM orders WHERE number = ? ${dialect.lock}`,
    number,
  );
  if (!order) return { outcome: 'no such order' };
  const present = typeof order['customer'] === 'string' ? order['customer'] : null;
  const seen = read === null ? null : ((yield* readCustomer(read))?._id ?? read);
  if (seen !== present) return { outcome: 'conflict', customer: present };
  if (order['closed'] !== 0) return { outcome: 'handed over' };
  const customer = yield* readCustomer(id, dialect.lock);
  if (!customer) return { outcome: 'no such customer' };
  yield* send('UPDATE orders SET customer = ? WHERE number = ?', customer._id, number);
  yield* setOrderEmail([number], customer.email ?? '');
  const detail = `${present ?? 'none'} -> ${customer._id} ${customer.name}`;
  audit.push({ actor, action: 'set customer of order', subject: String(number), detail });
  return { outcome: 'changed' };
}

const Merged = v.object({ outcome: v.literal('changed') });

/** What belongs to whom, in both databases: merges, linked accounts and the customer of an order. */
export function links(context: SqlContext): Links {
  const { transact } = context;
  return {
    mergeCustomers: (_id, from, writer) =>
      transact((changes) =>
        once(writer, { merge: _id, from }, Merged, () => merge(context, changes, [_id, from], writer.actor)),
      ),
    linkAccount: (_id, email, actor) => transact((changes) => link(context, changes, _id, email, actor)),
    unlinkAccount: (_id, actor) => transact((changes) => unlink(context, changes, _id, actor)),
    setOrderCustomer: (number, change, actor) =>
      transact((changes) => assign(context, changes, number, { ...change, actor })),
  };
}
