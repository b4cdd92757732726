import * as v from 'valibot';
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
import type { UserSort } from '../sql/queries.ts';
import { readSegments } from '../sql/readSegments.ts';
import { nameTextOf, phoneTextOf, userTextOf } from '../texts/searchTextOf.ts';
import { StoredOwner } from '../sql/Owner.ts';
import { formerEmail, signInOutcome } from './signInOutcome.ts';
import type { NewAuditEntry } from '../audit/auditEntries.ts';
import type { UserStore } from './UserStore.ts';
import { insertEntry } from '../audit/postgresAudit.ts';
import { changeAddress, line } from './postgresChangeAddress.ts';
import { maxAttempts, sqlStateOf, UNIQUE_VIOLATION, waitForAttempt } from '../engines/postgres/errors.ts';
import { StoreUnavailableError } from '../engines/StoreUnavailableError.ts';
import { userSegments } from './userSegments.ts';
import type { Database, Run } from '../engines/postgres/Database.ts';
import { randomShard } from '../engines/postgres/shards.ts';
import { addToTotals, readTotal } from '../engines/postgres/totals.ts';
import {
  countInTime,
  countRows,
  searchConditions,
  segmentReader,
  selectNewest,
  totalOfPage,
} from '../engines/postgres/pages.ts';

const insert = `
  WITH added AS (
    INSERT INTO users (_id, email, username, search_text, uid, "emailVerified", profile_by) VALUES ($1, $2, $3, $4, $5, $6, $5)
    ON CONFLICT (email) DO NOTHING
    RETURNING _id
  ), ${addToTotals('added', '$7', { users: 1 })}
  SELECT _id FROM added`;

/** The name and its line of the search text change together, and only if there is a new name. */
const setTexts = (phoneLine: string) => `
    username = coalesce($2::text, username),
    search_text = concat_ws(chr(10), ${line(1)}, coalesce($3::text, ${line(2)}), ${phoneLine})`;

const bind = `UPDATE users SET ${setTexts(line(3))}, uid = $4, "emailVerified" = $5 WHERE email = $1`;

const update = `UPDATE users SET ${setTexts('$6::text')}, loaction = $4, phone = $5, profile_by = $7 WHERE email = $1 RETURNING _id`;

const nameOf = (username: string | undefined) =>
  username === undefined ? [null, null] : [username, nameTextOf(username)];

const changeRole = 'UPDATE users SET role = $1::text WHERE email = $2 AND role IS DISTINCT FROM $1::text RETURNING _id';

const block = 'UPDATE users SET blocked = $1 WHERE (email = $2 OR uid = $3) AND blocked <> $1 RETURNING _id';

const endSignIns = 'UPDATE users SET "tokensValidFrom" = $1::bigint WHERE email = $2 OR uid = $3';

/** The users of the PostgreSQL store. */
export function postgresUsers({
  run,
  transaction,
  newId,
  countryCode,
}: Pick<Database, 'run' | 'transaction' | 'newId' | 'countryCode'>): UserStore {
  async function audit(runSql: Run, entry: NewAuditEntry): Promise<void> {
    await insertEntry(runSql, newId(), entry);
  }

  async function findAccount(runSql: Run, email: string): Promise<Account | undefined> {
    const [row] = await runSql({ sql: `SELECT ${accountColumns} FROM users WHERE email = $1`, values: [email] });
    return v.parse(v.optional(Account), row);
  }

  /** The locked rows serialise changes that could together leave no admin. */
  async function lockActiveAdmins(runSql: Run): Promise<Account[]> {
    return v.parse(v.array(Account), await runSql({ sql: `${activeAdmins} FOR UPDATE` }));
  }

  async function setRole(runSql: Run, email: string, admin: boolean, actor: string): Promise<RoleChange> {
    if (!admin && leavesNoAdmin(await lockActiveAdmins(runSql), (row) => row.email === email)) return 'last admin';
    const changed = await runSql({ sql: changeRole, values: [admin ? 'admin' : null, email] });
    if (!changed.length) return 'unchanged';
    await audit(runSql, { actor, action: admin ? 'grant admin' : 'revoke admin', subject: email, detail: '' });
    return 'changed';
  }

  /** Resolves to `undefined` if another sign-in added the user, or got the address, at the same time. */
  async function trySignIn(runSql: Run, signIn: SignIn): Promise<SignInOutcome | undefined> {
    const { uid, email, emailVerified, username, admin } = signIn;
    const sql = `SELECT ${accountColumns} FROM users WHERE email = $1 OR uid = $2 ORDER BY _id FOR UPDATE`;
    const stored = v.parse(v.array(Account), await runSql({ sql, values: [email, uid] }));
    const rows = withoutFutureEnds(stored);
    for (const row of rows) {
      if (!stored.includes(row))
        await runSql({ sql: endSignIns, values: [row.tokensValidFrom, row.email, null], isSent: true });
    }
    const outcome = signInOutcome(signIn, rows);
    if (outcome !== 'signed in') return outcome;
    const former = formerEmail(signIn, rows);
    if (former !== undefined) {
      await changeAddress(runSql, email, former);
      await audit(runSql, { actor: email, action: 'change address', subject: email, detail: former });
    }
    const account = rows.find((row) => row.email === (former ?? email));
    if (account) {
      await runSql({ sql: bind, values: [email, ...nameOf(username), uid, emailVerified], isSent: true });
    } else {
      const values = [
        newId(),
        email,
        username ?? null,
        userTextOf(email, username, undefined),
        uid,
        emailVerified,
        randomShard(),
      ];
      const added = await runSql({ sql: insert, values });
      if (!added.length) return undefined;
    }
    if (account && account.uid !== uid) {
      await audit(runSql, { actor: email, action: 'bind account', subject: email, detail: uid });
    }
    if (admin) await setRole(runSql, email, true, 'configuration');
    return outcome;
  }

  return {
    async signIn(signIn) {
      for (let attempt = 1; attempt <= maxAttempts; attempt++) {
        try {
          const outcome = await transaction((runInTransaction) => trySignIn(runInTransaction, signIn));
          if (outcome) return outcome;
        } catch (error) {
          // Another transaction gave the address to its user first.
          if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
        }
        await waitForAttempt(attempt);
      }
      throw new StoreUnavailableError(new Error(`Other sign-ins took the address ${maxAttempts} times.`));
    },

    getAccount: (email) => findAccount(run, email),

    async getUser(email) {
      const [row] = await run({ sql: `SELECT ${userColumns} FROM users WHERE email = $1`, values: [email] });
      return v.parse(v.optional(StoredUser), row);
    },

    async getProfileOwner(email) {
      const sql = 'SELECT email, profile_by AS "placedBy" FROM users WHERE email = $1';
      return v.parse(v.optional(StoredOwner), (await run({ sql, values: [email] }))[0]);
    },

    async findUsers(query) {
      const conditions = searchConditions('users', query.search, countryCode);
      const selection = { table: 'users', columns: userColumns, conditions };
      const newest = async () => ({ rows: (await selectNewest(run, selection, query)).toReversed(), next: undefined });
      const sorted = async (sort: UserSort) =>
        readSegments(userSegments(sort, 'email COLLATE "C"'), query, segmentReader(run, selection));
      const [{ rows, next }, count] = await Promise.all([
        query.sort ? sorted(query.sort) : newest(),
        countInTime(() =>
          query.search?.trim() ? countRows(run, 'users', selection.conditions) : readTotal(run, 'users'),
        ),
      ]);
      return { rows: v.parse(v.array(StoredUser), rows), next, ...totalOfPage(rows, count) };
    },

    async listUsersAfter({ after = '', limit }) {
      const sql = `SELECT ${userColumns} FROM users WHERE _id > $1 ORDER BY _id LIMIT $2::int`;
      return v.parse(v.array(StoredUser), await run({ sql, values: [after, limit] }));
    },

    async listAdmins() {
      const sql = `SELECT ${userColumns} FROM users WHERE role = 'admin' ORDER BY _id`;
      return v.parse(v.array(StoredUser), await run({ sql }));
    },

    async updateUser({ email, username, loaction = null, phone = null }, placedBy) {
      const values = [email, ...nameOf(username), loaction, phone, phoneTextOf(phone), placedBy ?? null];
      return (await run({ sql: update, values })).length;
    },

    setAdmin: (email, admin, actor) =>
      transaction((runInTransaction) => setRole(runInTransaction, email, admin, actor)),

    setBlocked: (email, blocked, actor) =>
      transaction(async (runInTransaction) => {
        const admins = await lockActiveAdmins(runInTransaction);
        const account = await findAccount(runInTransaction, email);
        if (!account) return 'unchanged';
        if (blocked && leavesNoAdmin(admins, isSameUser(account))) return 'last admin';
        const changed = await runInTransaction({ sql: block, values: [blocked, email, account.uid] });
        if (!changed.length) return 'unchanged';
        if (blocked)
          await runInTransaction({ sql: endSignIns, values: [endOfSignIns(), email, account.uid], isSent: true });
        const action = blocked ? 'block user' : 'unblock user';
        await audit(runInTransaction, { actor, action, subject: email, detail: '' });
        return 'changed';
      }),

    signOutEverywhere: (email, actor) =>
      transaction(async (runInTransaction) => {
        const account = await findAccount(runInTransaction, email);
        if (!account) return 0;
        await runInTransaction({ sql: endSignIns, values: [endOfSignIns(), email, account.uid], isSent: true });
        await audit(runInTransaction, { actor, action: 'sign out everywhere', subject: email, detail: '' });
        return 1;
      }),
  };
}
