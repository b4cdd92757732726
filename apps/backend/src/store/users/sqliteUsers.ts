import * as v from 'valibot';
import {
  Account,
  accountColumns,
  activeAdmins,
  endOfSignIns,
  isSameUser,
  leavesNoAdmin,
  type RoleChange,
  StoredUser,
  userColumns,
  withoutFutureEnds,
} from './account.ts';
import type { UsersQuery } from '../sql/queries.ts';
import { readSegments } from '../sql/readSegments.ts';
import { searchWords } from '../texts/searchWords.ts';
import { StoredOwner } from '../sql/Owner.ts';
import { formerEmail, signInOutcome } from './signInOutcome.ts';
import type { UserStore } from './UserStore.ts';
import { sqliteChangeAddress } from './sqliteChangeAddress.ts';
import { userSegments } from './userSegments.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { sqlitePages } from '../engines/sqlite/pages.ts';
import { sqliteSearch } from '../engines/sqlite/textSearch.ts';

/** The users of the embedded store. */
export function sqliteUsers({ db, write, newId, audit, countryCode }: Connection): UserStore {
  const insert = db.prepare(`INSERT INTO users (_id, email, uid, profile_by, search_text) VALUES (?1, ?2, ?3, ?3, '')`);
  const byEmail = db.prepare(`SELECT ${userColumns} FROM users WHERE email = ?`);
  const profileOwner = db.prepare('SELECT email, profile_by AS placedBy FROM users WHERE email = ?');
  const accountByEmail = db.prepare(`SELECT ${accountColumns} FROM users WHERE email = ?`);
  const rowsOfSignIn = db.prepare(`SELECT ${accountColumns} FROM users WHERE email = ?1 OR uid = ?2 ORDER BY _id`);
  const bind = db.prepare('UPDATE users SET uid = ?, emailVerified = ? WHERE email = ?');
  const admins = db.prepare(`SELECT ${userColumns} FROM users WHERE role = 'admin' ORDER BY _id`);
  const allAfter = db.prepare(`SELECT ${userColumns} FROM users WHERE _id > ? ORDER BY _id LIMIT ?`);
  const unblockedAdmins = db.prepare(activeAdmins);
  const rename = db.prepare(
    'UPDATE users SET username = ?1, search_text = search_text(email, ?1, phone) WHERE email = ?2',
  );
  const update = db.prepare(
    'UPDATE users SET loaction = ?1, phone = ?2, profile_by = ?3, search_text = search_text(email, username, ?2) WHERE email = ?4',
  );
  const changeRole = db.prepare('UPDATE users SET role = ?1 WHERE email = ?2 AND role IS NOT ?1');
  const block = db.prepare('UPDATE users SET blocked = ?1 WHERE (email = ?2 OR uid = ?3) AND blocked <> ?1');
  const endSignIns = db.prepare('UPDATE users SET tokensValidFrom = ?1 WHERE email = ?2 OR uid = ?3');
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'users'`);
  const changeAddress = sqliteChangeAddress(db);
  const search = sqliteSearch(db, 'users');
  const pages = sqlitePages(db, 'users', userColumns);

  const findUser = (email: string) => v.parse(v.optional(StoredUser), byEmail.get(email));
  const findAccount = (email: string) => v.parse(v.optional(Account), accountByEmail.get(email));
  const findActiveAdmins = () => v.parse(v.array(Account), unblockedAdmins.all());

  async function readAll({ sort, ...query }: UsersQuery) {
    if (!sort) return { rows: pages.newest(query.before, query.limit).toReversed() };
    return readSegments(userSegments(sort, 'email'), query, {
      valueIn: pages.valueIn,
      select: async (segment, limit) => pages.select(segment, [], limit, true),
    });
  }

  async function readFound({ sort, ...query }: UsersQuery, words: readonly string[]) {
    const { conditions, find } = search(words, []);
    const found = await find();
    const count = { total: found.rows.length, isTotalMinimum: found.isCut };
    const { before, limit } = query;
    if (!sort) {
      const ofPage = before === undefined ? found : await find({ below: pages.numberOf(before), max: limit });
      return { rows: pages.read(ofPage.rows.slice(0, limit)).toReversed(), ...count };
    }
    const page = await readSegments(userSegments(sort, 'email'), query, {
      valueIn: pages.valueIn,
      select: (segment, length) => pages.selectFound(segment, { found, conditions }, length),
    });
    return { ...page, ...count };
  }

  function setRole(email: string, admin: boolean, actor: string): RoleChange {
    if (!admin && leavesNoAdmin(findActiveAdmins(), (row) => row.email === email)) return 'last admin';
    if (!changeRole.run(admin ? 'admin' : null, email).changes) return 'unchanged';
    audit({ actor, action: admin ? 'grant admin' : 'revoke admin', subject: email, detail: '' });
    return 'changed';
  }

  return {
    signIn: (signIn) =>
      write(() => {
        const { uid, email, emailVerified, username, admin } = signIn;
        const stored = v.parse(v.array(Account), rowsOfSignIn.all(email, uid));
        const rows = withoutFutureEnds(stored);
        for (const row of rows) if (!stored.includes(row)) endSignIns.run(row.tokensValidFrom, row.email, null);
        const outcome = signInOutcome(signIn, rows);
        if (outcome !== 'signed in') return outcome;
        const former = formerEmail(signIn, rows);
        if (former !== undefined) {
          changeAddress(email, former);
          audit({ actor: email, action: 'change address', subject: email, detail: former });
        }
        const account = findAccount(email);
        if (!account) insert.run(newId(), email, uid);
        if (account && account.uid !== uid)
          audit({ actor: email, action: 'bind account', subject: email, detail: uid });
        bind.run(uid, Number(emailVerified), email);
        if (!account || (username !== undefined && username !== findUser(email)?.username))
          rename.run(username ?? null, email);
        if (admin) setRole(email, true, 'configuration');
        return outcome;
      }),

    getAccount: async (email) => findAccount(email),

    getUser: async (email) => findUser(email),

    getProfileOwner: async (email) => v.parse(v.optional(StoredOwner), profileOwner.get(email)),

    async findUsers(query) {
      const words = searchWords(query.search ?? '', countryCode);
      const all = async () => ({ ...(await readAll(query)), total: Number(countAll.get()?.['total']) });
      const { rows, ...count } = words.length ? await readFound(query, words) : await all();
      return { rows: v.parse(v.array(StoredUser), rows), ...count };
    },

    listUsersAfter: async ({ after = '', limit }) => v.parse(v.array(StoredUser), allAfter.all(after, limit)),

    async listAdmins() {
      return v.parse(v.array(StoredUser), admins.all());
    },

    updateUser: ({ email, username, loaction = null, phone = null }, placedBy) =>
      write(() => {
        if (username !== undefined) rename.run(username, email);
        return Number(update.run(loaction, phone, placedBy ?? null, email).changes);
      }),

    setAdmin: (email, admin, actor) => write(() => setRole(email, admin, actor)),

    setBlocked: (email, blocked, actor) =>
      write(() => {
        const account = findAccount(email);
        if (!account) return 'unchanged';
        if (blocked && leavesNoAdmin(findActiveAdmins(), isSameUser(account))) return 'last admin';
        if (!block.run(Number(blocked), email, account.uid).changes) return 'unchanged';
        if (blocked) endSignIns.run(endOfSignIns(), email, account.uid);
        audit({ actor, action: blocked ? 'block user' : 'unblock user', subject: email, detail: '' });
        return 'changed';
      }),

    signOutEverywhere: (email, actor) =>
      write(() => {
        const account = findAccount(email);
        if (!account) return 0;
        endSignIns.run(endOfSignIns(), email, account.uid);
        audit({ actor, action: 'sign out everywhere', subject: email, detail: '' });
        return 1;
      }),
  };
}
