import { type AccountDeletion, isDeletionBlocked } from '@dealerkit/domain/account/accountDeletion';
import { first } from '../sql/first.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import type { AskedDeletion } from './PersonalDataStore.ts';
import { type Person, readPerson } from './person.ts';

/** When the account of a person is deleted, and what keeps it from that. */
export function deletionOf({ rows, orders, customers }: Person): AccountDeletion {
  const due = rows.flatMap(({ deletion_due }) => deletion_due ?? []);
  const balances = customers.map(({ balance }) => balance);
  const sum = balances.reduce((all, balance) => all + balance, 0);
  return {
    ...(due.length > 0 && { dueAt: new Date(Math.min(...due)).toISOString() }),
    openOrders: orders.filter(({ open }) => open > 0).length,
    // A debt and a credit of two customers do not settle each other.
    balance: sum || (balances.find((balance) => balance !== 0) ?? 0),
    cheques: customers.reduce((all, { cheques }) => all + cheques, 0),
    admin: rows.some(({ role }) => role === 'admin'),
  };
}

/** The `_id` of the user with an e-mail address. */
export function* userIdOf(email: string): Statements<string | undefined> {
  const row = yield* first('SELECT _id FROM users WHERE email = ?', email);
  return row && String(row['_id']);
}

/** The deletion of the account of a user. */
export function* readDeletion(context: SqlContext, email: string): Statements<AccountDeletion | undefined> {
  const userId = yield* userIdOf(email);
  const person = userId === undefined ? undefined : yield* readPerson(context, userId);
  return person && deletionOf(person);
}

/** Stores when the account of a user is deleted, unless something must be done first. */
export function* askDeletion(
  context: SqlContext,
  { audit }: Changes,
  email: string,
  dueAt: number,
): Statements<AskedDeletion> {
  const userId = yield* userIdOf(email);
  const person = userId === undefined ? undefined : yield* readPerson(context, userId, context.dialect.lock);
  if (userId === undefined || !person) return { outcome: 'no such user' };
  const deletion = deletionOf(person);
  if (deletion.dueAt !== undefined) return { outcome: 'asked', dueAt: deletion.dueAt };
  if (isDeletionBlocked(deletion)) return { outcome: 'blocked', deletion };
  yield* send('UPDATE users SET deletion_due = ? WHERE _id = ?', dueAt, userId);
  audit.push({ actor: email, action: 'ask account deletion', subject: email, detail: '' });
  return { outcome: 'asked', dueAt: new Date(dueAt).toISOString() };
}

/** Forgets that a user asked for the deletion. */
export function* keepAccount({ audit }: Changes, email: string): Statements<number> {
  const [changed] = yield* query(
    `UPDATE users SET deletion_due = NULL
     WHERE (email = ? OR uid = (SELECT same.uid FROM users AS same WHERE same.email = ?)) AND deletion_due IS NOT NULL
     RETURNING _id`,
    email,
    email,
  );
  if (!changed) return 0;
  audit.push({ actor: email, action: 'keep account', subject: email, detail: '' });
  return 1;
}
