import type { User } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { StoredOwner } from '../sql/Owner.ts';
import type { Changes } from '../sql/changes.ts';
import { query, send, type SqlContext, type Statements } from '../sql/transactions.ts';
import { userTextOf } from '../texts/searchTextOf.ts';
import { extraOf, storedExtra } from '../texts/storedExtra.ts';
import {
  Account,
  accountColumns,
  activeAdmins,
  endOfSignIns,
  isSameUser,
  leavesNoAdmin,
  type RoleChange,
  type SignIn,
  type SignInOutcome,
  StoredUser,
  userColumns,
  withoutFutureEnds,
} from './account.ts';
import { formerEmail, signInOutcome } from './signInOutcome.ts';
import { userSegments } from './userSegments.ts';
import type { UserStore } from './UserStore.ts';

/** Gives a user, and the user's orders and reviews, a new e-mail address. */
export type ChangeAddress = (email: string, former: string) => Statements<void>;

function* findAccount(email: string): Statements<Account | undefined> {
  return v.parse(v.optional(Account), yield* first(`SELECT ${accountColumns} FROM users WHERE email = ?`, email));
}

function* findUser(email: string): Statements<User | undefined> {
  return v.parse(v.optional(StoredUser), yield* first(`SELECT ${userColumns} FROM users WHERE email = ?`, email));
}

function* findOwner(email: string): Statements<v.InferOutput<typeof StoredOwner> | undefined> {
  const sql = 'SELECT email, profile_by AS "placedBy" FROM users WHERE email = ?';
  return v.parse(v.optional(StoredOwner), yield* first(sql, email));
}

function* listUsers(condition: string, ...values: (string | number)[]): Statements<User[]> {
  return v.parse(v.array(StoredUser), yield* query(`SELECT ${userColumns} FROM users WHERE ${condition}`, ...values));
}

/** The locked rows serialise changes that could together leave no admin. */
function* lockActiveAdmins({ dialect }: SqlContext): Statements<Account[]> {
  return v.parse(v.array(Account), yield* query(`${activeAdmins} ${dialect.lock}`));
}

/** Ends the sign-ins of a user before a time, under all addresses of the account. */
const endSignIns = (validFrom: number, email: string, uid: string | null) =>
  send('UPDATE users SET "tokensValidFrom" = ? WHERE email = ? OR uid = ?', validFrom, email, uid);

function* setRole(
  context: SqlContext,
  { audit }: Changes,
  { email, admin, actor }: { email: string; admin: boolean; actor: string },
): Statements<RoleChange> {
  const isLeft = admin || !leavesNoAdmin(yield* lockActiveAdmins(context), (row) => row.email === email);
  if (!isLeft) return 'last admin';
  const role = admin ? 'admin' : null;
  const sql = 'UPDATE users SET role = ? WHERE email = ? AND role IS DISTINCT FROM ? RETURNING _id';
  if (!(yield* first(sql, role, email, role))) return 'unchanged';
  audit.push({ actor, action: admin ? 'grant admin' : 'revoke admin', subject: email, detail: '' });
  return 'changed';
}

function* setBlocked(
  context: SqlContext,
  { audit }: Changes,
  { email, blocked, actor }: { email: string; blocked: boolean; actor: string },
): Statements<RoleChange> {
  const admins = yield* lockActiveAdmins(context);
  const account = yield* findAccount(email);
  if (!account) return 'unchanged';
  if (blocked && leavesNoAdmin(admins, isSameUser(account))) return 'last admin';
  const { uid } = account;
  const sql = 'UPDATE users SET blocked = ? WHERE (email = ? OR uid = ?) AND blocked <> ? RETURNING _id';
  if (!(yield* first(sql, Number(blocked), email, uid, Number(blocked)))) return 'unchanged';
  if (blocked) yield* endSignIns(endOfSignIns(), email, uid);
  audit.push({ actor, action: blocked ? 'block user' : 'unblock user', subject: email, detail: '' });
  return 'changed';
}

function* signOut({ audit }: Changes, email: string, actor: string): Statements<number> {
  const account = yield* findAccount(email);
  if (!account) return 0;
  yield* endSignIns(endOfSignIns(), email, account.uid);
  audit.push({ actor, action: 'sign out everywhere', subject: email, detail: '' });
  return 1;
}

/** What the search text of a user is made of, besides the address. */
const Texts = v.object({
  username: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  extra: v.pipe(v.unknown(), v.transform(extraOf)),
});

function* insertUser({ newId }: SqlContext, changes: Changes, signIn: SignIn): Statements<void> {
  const { uid, email, emailVerified, username } = signIn;
  yield* send(
    `INSERT INTO users (_id, email, username, search_text, uid, "emailVerified", profile_by) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    newId(),
    email,
    username ?? null,
    userTextOf({ email, username }),
    uid,
    Number(emailVerified),
    uid,
  );
  changes.rows.users += 1;
}

/** Binds a stored user to the account that signs in, and writes the name only if it is another one. */
function* bindUser(
  { audit }: Changes,
  { uid, email, emailVerified, username }: SignIn,
  stored: Account & v.InferOutput<typeof Texts>,
): Statements<void> {
  yield* send('UPDATE users SET uid = ?, "emailVerified" = ? WHERE email = ?', uid, Number(emailVerified), email);
  if (username !== undefined && username !== stored.username) {
    const text = userTextOf({ ...stored, email, username });
    yield* send('UPDATE users SET username = ?, search_text = ? WHERE email = ?', username, text, email);
  }
  if (stored.uid !== uid) audit.push({ actor: email, action: 'bind account', subject: email, detail: uid });
}

/** If another sign-in adds the user, or gets the address, at the same time, the transaction is repeated. */
function* trySignIn(
  context: SqlContext,
  changes: Changes,
  { signIn, changeAddress }: { signIn: SignIn; changeAddress: ChangeAddress },
): Statements<SignInOutcome> {
  const { uid, email, admin } = signIn;
  const sql = `SELECT ${accountColumns}, username, phone, extra FROM users
    WHERE email = ? OR uid = ? ORDER BY _id ${context.dialect.lock}`;
  const stored = v.parse(v.array(v.object({ ...Account.entries, ...Texts.entries })), yield* query(sql, email, uid));
  const rows = withoutFutureEnds(stored);
  for (const row of rows) if (!stored.includes(row)) yield* endSignIns(row.tokensValidFrom, row.email, null);
  const outcome = signInOutcome(signIn, rows);
  if (outcome !== 'signed in') return outcome;
  const former = formerEmail(signIn, rows);
  if (former !== undefined) {
    yield* changeAddress(email, former);
    changes.audit.push({ actor: email, action: 'change address', subject: email, detail: former });
  }
  const user = rows.find((row) => row.email === (former ?? email));
  yield* user ? bindUser(changes, signIn, user) : insertUser(context, changes, signIn);
  if (admin) yield* setRole(context, changes, { email, admin, actor: 'configuration' });
  return outcome;
}

function* update(
  { dialect }: SqlContext,
  { email, username, loaction, phone, extra }: Parameters<UserStore['updateUser']>[0],
  placedBy: string | undefined,
): Statements<number> {
  const row = yield* first(`SELECT username, phone, extra FROM users WHERE email = ? ${dialect.lock}`, email);
  if (!row) return 0;
  const stored = v.parse(Texts, row);
  const name = username ?? stored.username;
  const own = extra ?? stored.extra;
  const text = userTextOf({ email, username: name, phone, extra: own });
  const sql =
    'UPDATE users SET username = ?, loaction = ?, phone = ?, extra = ?, profile_by = ?, search_text = ? WHERE email = ?';
  yield* send(sql, name, loaction ?? null, phone ?? null, storedExtra(own), placedBy ?? null, text, email);
  return 1;
}

/** The users of both databases. */
export function createUserStore(context: SqlContext, changeAddress: ChangeAddress): UserStore {
  const { read, transact, createFind, dialect } = context;
  const find = createFind({ table: 'users', columns: userColumns, counted: 'users' });
  return {
    signIn: (signIn) => transact((changes) => trySignIn(context, changes, { signIn, changeAddress })),
    getAccount: (email) => read(findAccount(email)),
    getUser: (email) => read(findUser(email)),
    getProfileOwner: (email) => read(findOwner(email)),

    async findUsers({ sort, ...page }) {
      const found = await find(userSegments(sort ?? 'newest', dialect.collate('email')), page);
      const users = { ...found, rows: v.parse(v.array(StoredUser), found.rows) };
      return sort ? users : { ...users, rows: users.rows.toReversed(), next: undefined };
    },

    listUsersAfter: ({ after = '', limit }) => read(listUsers('_id > ? ORDER BY _id LIMIT ?', after, limit)),
    listAdmins: () => read(listUsers(`role = 'admin' ORDER BY _id`)),
    updateUser: (user, placedBy) => transact(() => update(context, user, placedBy)),
    setAdmin: (email, admin, actor) => transact((changes) => setRole(context, changes, { email, admin, actor })),
    setBlocked: (email, blocked, actor) =>
      transact((changes) => setBlocked(context, changes, { email, blocked, actor })),
    signOutEverywhere: (email, actor) => transact((changes) => signOut(changes, email, actor)),
  };
}
