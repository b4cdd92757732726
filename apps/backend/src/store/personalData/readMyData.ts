import { Invoice } from '@dealerkit/domain/books';
import { MyData } from '@dealerkit/domain/account/myData';
import * as v from 'valibot';
import { priceOf } from '../parts/partRows.ts';
import { customerColumns, customerOf } from '../customers/customerRows.ts';
import { entryColumns } from '../ledger/entries.ts';
import { first } from '../sql/first.ts';
import { readChoices } from '../notifications/choices.ts';
import { type SqlContext, query, type ResultRow, type Statements } from '../sql/transactions.ts';
import { extraOf } from '../texts/storedExtra.ts';
import { userIdOf } from './deletion.ts';
import { readHistory } from './history.ts';
import { ownedBy, readPerson } from './person.ts';

/** The columns of a row that have a value. */
const withoutNulls = (row: ResultRow): ResultRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const isoTime = (time: unknown): string => new Date(Number(time)).toISOString();

/** Who did something, for the user with these addresses. */
const authorOf = (emails: readonly string[], by: unknown) => (emails.includes(String(by)) ? 'you' : 'shop');

function* readOrders({ dialect }: SqlContext, numbers: readonly number[], emails: readonly string[]) {
  const list = JSON.stringify(numbers);
  const orders = yield* query(
    `SELECT number AS "orderNumber", placed_at, "userName", "userEmail", address, phone, note, extra, discount,
       delivery_charge AS "deliveryCharge", sum FROM orders WHERE ${dialect.among('number', 'BIGINT')}
     ORDER BY number`,
    list,
  );
  const lines = yield* query(
    `SELECT order_number, product_name, "orderQuantity", price_number, price_text, agreed_price AS "agreedPrice", credit, status, history
     FROM order_lines WHERE ${dialect.among('order_number', 'BIGINT')} ORDER BY order_number, _id`,
    list,
  );
  const linesOf = new Map<number, ResultRow[]>();
  for (const { history, ...line } of lines) {
    const number = Number(line['order_number']);
    const steps = readHistory(history);
    const shown = {
      ...withoutNulls(line),
      price: priceOf(line),
      history: steps.map((step) => ({ ...step, by: authorOf(emails, step.by) })),
    };
    linesOf.set(number, [...(linesOf.get(number) ?? []), shown]);
  }
  return orders.map(({ placed_at, extra, ...order }) => ({
    ...withoutNulls(order),
    extra: extraOf(extra),
    placedAt: isoTime(placed_at),
    lines: linesOf.get(Number(order['orderNumber'])) ?? [],
  }));
}

function* readBooks({ dialect }: SqlContext, emails: readonly string[], numbers: readonly number[]) {
  const list = JSON.stringify(emails);
  const customers = yield* query(
    `SELECT ${customerColumns} FROM customers WHERE ${dialect.among('email')} ORDER BY _id`,
    list,
  );
  const entries = yield* query(
    `SELECT ${entryColumns} FROM ledger_entries
     WHERE customer IN (SELECT customers._id FROM customers WHERE ${dialect.among('customers.email')}) ORDER BY at, _id`,
    list,
  );
  const cheques = yield* query(
    `SELECT received_at AS "receivedAt", amount, reference, cheque_date AS "chequeDate", note, status, reason FROM cheques
     WHERE customer IN (SELECT customers._id FROM customers WHERE ${dialect.among('customers.email')}) ORDER BY received_at, _id`,
    list,
  );
  // As on the page of an order: only of orders whose customer the account is linked to.
  const invoices = yield* query(
    `SELECT content FROM invoices JOIN orders ON orders.number = order_number
       JOIN customers ON customers._id = customer
     WHERE ${dialect.among('order_number', 'BIGINT')} AND ${dialect.among('customers.email')}
     ORDER BY invoices.issued_at, invoices.number`,
    JSON.stringify(numbers),
    list,
  );
  return {
    customers: customers.map(customerOf),
    ledger: entries.map((entry) => ({ ...withoutNulls(entry), at: isoTime(entry['at']) })),
    cheques: cheques.map((cheque) => ({ ...withoutNulls(cheque), receivedAt: isoTime(cheque['receivedAt']) })),
    invoices: invoices.map(({ content }) => v.parse(Invoice, JSON.parse(String(content)))),
  };
}

function* readMessages({ dialect }: SqlContext, userId: string) {
  const found = yield* readChoices('_id', userId);
  const waiting = yield* query(
    'SELECT kind, channel, at FROM notifications WHERE user_id = ? ORDER BY at, _id',
    userId,
  );
  const browsers = yield* query(
    `SELECT endpoint, added_at FROM push_subscriptions WHERE ${dialect.among('user_id')} ORDER BY added_at, endpoint`,
    JSON.stringify([userId]),
  );
  return {
    notifications: { ...found?.choices, waiting: waiting.map((row) => ({ ...row, at: isoTime(row['at']) })) },
    browsers: browsers.map(({ endpoint, added_at }) => ({ endpoint, addedAt: isoTime(added_at) })),
  };
}

/** Reads everything about a user (D57), in the order of the list of personal data. */
export function* readMyData(context: SqlContext, email: string): Statements<MyData | undefined> {
  const { among } = context.dialect;
  const userId = yield* userIdOf(email);
  const person = userId === undefined ? undefined : yield* readPerson(context, userId);
  if (userId === undefined || !person) return undefined;
  const { emails } = person;
  const user = withoutNulls((yield* first('SELECT * FROM users WHERE _id = ?', userId)) ?? {});
  const numbers = person.orders.map(({ number }) => number);
  const list = JSON.stringify(emails);
  const reviewed = ownedBy(context, '"reviewerEmail"', person);
  const reviews = yield* query(
    `SELECT "productName", rating, description, "reviewName" FROM reviews WHERE ${reviewed.condition} ORDER BY _id`,
    ...reviewed.values,
  );
  const passkeys = yield* query(
    'SELECT name, created_at, last_used_at FROM passkeys WHERE user_id = ? ORDER BY created_at, _id',
    userId,
  );
  const activity = yield* query(
    `SELECT at, action, actor FROM audit WHERE ${among('actor')} OR ${among('subject')} ORDER BY at, _id`,
    list,
    list,
  );
  return v.parse(MyData, {
    createdAt: new Date().toISOString(),
    account: { ...user, emailVerified: Boolean(user['emailVerified']), admin: user['role'] === 'admin' },
    profile: { ...user, extra: extraOf(user['extra']) },
    orders: yield* readOrders(context, numbers, [...emails, ...person.unverified]),
    ...(yield* readBooks(context, emails, numbers)),
    reviews,
    ...(yield* readMessages(context, userId)),
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({
      name,
      createdAt: isoTime(created_at),
      ...(last_used_at !== null && { lastUsedAt: isoTime(last_used_at) }),
    })),
    activity: activity.map(({ at, action, actor }) => ({ at: isoTime(at), action, by: authorOf(emails, actor) })),
  });
}
