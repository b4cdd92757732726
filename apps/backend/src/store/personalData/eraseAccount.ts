import { isDeletionBlocked } from '@dealerkit/domain/account/accountDeletion';
import * as v from 'valibot';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { deletionOf } from './deletion.ts';
import { eraseFromAudit, formerEmails } from './eraseAudit.ts';
import { eraseAuthor, eraseCustomer, eraseOrders } from './eraseBooks.ts';
import { eraseNotifications } from './eraseNotifications.ts';
import { createHide } from './hide.ts';
import { ownedBy, type Person, readPerson } from './person.ts';

const ReviewRow = v.object({ _id: v.string(), description: v.string() });

/** A phone number or an id of an account with fewer characters may stand for something else. */
const shortestUnique = 6;

const present = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== '');

/** Reads a column of the rows that a condition with a list selects. */
function* idsIn(
  table: string,
  id: string,
  condition: string,
  values: readonly (string | number)[],
): Statements<string[]> {
  const rows = yield* query(`SELECT ${id} AS id FROM ${table} WHERE ${condition}`, JSON.stringify(values));
  return rows.map((row) => String(row['id']));
}

/** What identifies a person in a text, and the ids of what belongs to the person. */
function* knownOf(
  context: SqlContext,
  { users, emails: current, orders, customers }: Person,
  reviews: readonly v.InferOutput<typeof ReviewRow>[],
) {
  const emails = [...current, ...(yield* formerEmails(context, current))];
  const customerIds = customers.map(({ _id }) => _id);
  const numbers = orders.map(({ number }) => number);
  const { among } = context.dialect;
  const phones = yield* idsIn('customer_phones', 'phone', among('customer'), customerIds);
  const uids = present(users.map(({ uid }) => uid));
  const names = present([
    ...users.map(({ username }) => username),
    ...orders.map(({ userName }) => userName),
    ...customers.map(({ name }) => name),
  ]);
  const texts = [...users.map(({ phone }) => phone), ...orders.map(({ phone }) => phone), ...phones];
  return {
    emails,
    uids,
    unique: present([...uids, ...texts]).filter(({ length }) => length >= shortestUnique),
    shared: present([
      ...uids,
      ...texts,
      ...names,
      // Notes call a person by one of the names.
      ...names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u)),
      ...users.map(({ loaction }) => loaction),
      ...orders.map(({ address }) => address),
      ...customers.map(({ address }) => address),
    ]),
    subjects: [
      ...customerIds,
      ...numbers.map(String),
      ...(yield* idsIn('merged_customers', '_id', among('customer'), customerIds)),
      ...(yield* idsIn('ledger_entries', '_id', among('customer'), customerIds)),
      ...(yield* idsIn('cheques', '_id', among('customer'), customerIds)),
      ...(yield* idsIn('order_lines', '_id', among('order_number', 'BIGINT'), numbers)),
      ...(yield* idsIn('invoices', 'number', among('order_number', 'BIGINT'), numbers)),
      ...reviews.map(({ _id }) => _id),
    ],
  };
}

function* readReviews(context: SqlContext, person: Person) {
  const { condition, values } = ownedBy(context, '"reviewerEmail"', person);
  const rows = yield* query(`SELECT _id, description FROM reviews WHERE ${condition}`, ...values);
  return v.parse(v.array(ReviewRow), rows);
}

/** Takes the author off the reviews, which stay. */
function* eraseReviews(
  changes: Changes,
  reviews: readonly v.InferOutput<typeof ReviewRow>[],
  hide: (text: string) => string,
): Statements<void> {
  for (const { _id, description } of reviews) {
    yield* send(
      `UPDATE reviews SET "reviewName" = '', "reviewerEmail" = NULL, placed_by = NULL, description = ? WHERE _id = ?`,
      hide(description),
      _id,
    );
  }
  if (reviews.length > 0) changes.reviews = true;
}

/**
 * Deletes the account of a user, if that is due and nothing keeps it (D57). Orders, ledger and reviews stay without the person, and the
 * audit has one pseudonym in its place.
 */
export function* eraseAccount(context: SqlContext, changes: Changes, userId: string, now: number): Statements<boolean> {
  // An order that is being placed holds its customer, and is seen by a read after that is locked.
  yield* readPerson(context, userId, context.dialect.lock);
  const person = yield* readPerson(context, userId, context.dialect.lock);
  const deletion = person && deletionOf(person);
  if (!deletion || deletion.dueAt === undefined || Date.parse(deletion.dueAt) > now) return false;
  if (isDeletionBlocked(deletion)) return false;
  const { dialect } = context;
  const pseudonym = `former user ${context.newId()}`;
  const reviews = yield* readReviews(context, person);
  const known = yield* knownOf(context, person, reviews);
  const { emails, unique, shared } = known;
  const hide = createHide([...emails, ...unique, ...shared], pseudonym);
  const userIds = person.rows.map(({ _id }) => _id);
  yield* send('INSERT INTO erasures (open) VALUES (1)');
  for (const sql of dialect.audit.allow) yield* send(sql);
  yield* eraseOrders(person, { emails: [...emails, ...person.unverified], pseudonym, hide });
  yield* eraseCustomer(context, person, hide);
  yield* eraseReviews(changes, reviews, hide);
  yield* eraseNotifications(context, { userIds, emails, orders: person.orders.map(({ number }) => number) });
  for (const table of ['passkeys', 'passkey_challenges'])
    yield* send(`DELETE FROM ${table} WHERE ${dialect.among('user_id')}`, JSON.stringify(userIds));
  yield* send(`DELETE FROM order_attempts WHERE ${dialect.among('"userEmail"')}`, JSON.stringify(emails));
  yield* send(`DELETE FROM write_attempts WHERE ${dialect.among('actor')}`, JSON.stringify(emails));
  yield* eraseAuthor(context, known, pseudonym);
  yield* eraseFromAudit(context, known, pseudonym);
  yield* send(`DELETE FROM users WHERE ${dialect.among('_id')}`, JSON.stringify(userIds));
  for (const sql of dialect.audit.forbid) yield* send(sql);
  yield* send('DELETE FROM erasures');
  changes.rows.users -= userIds.length;
  changes.audit.push({ actor: pseudonym, action: 'delete account', subject: pseudonym, detail: '' });
  return true;
}
