import * as v from 'valibot';
import {
  Account,
  accountColumns,
  activeAdmins,
  isSameUser,
  leavesNoAdmin,
  type RoleChange,
  StoredUser,
  userColumns,
} from '../account.ts';
import type { UserSort, UsersQuery } from '../queries.ts';
import { readSegments } from '../readSegments.ts';
import { formerEmail, signInOutcome } from '../signInOutcome.ts';
import type { Store } from '../Store.ts';
import { sqliteChangeAddress } from './changeAddress.ts';
import { userSegments } from '../userSegments.ts';
import type { Connection } from './Connection.ts';
import { type RawRows, sqliteNewest, sqliteSegments } from './pages.ts';
import { sqliteSearch, type TextSearch } from './textSearch.ts';

type Users = Pick<
  Store,
  'signIn' | 'getAccount' | 'getUser' | 'findUsers' | 'listAdmins' | 'updateUser' | 'setAdmin' | 'setBlocked'
>;

/** The users of the embedded store. */
export function sqliteUsers({ db, write, newId, audit }: Connection): Users {
  const insert = db.prepare(`INSERT INTO users (_id, email, uid, search_text) VALUES (?, ?, ?, '')`);
  const byEmail = db.prepare(`SELECT ${userColumns} FROM users WHERE email = ?`);
  const accountByEmail = db.prepare(`SELECT ${accountColumns} FROM users WHERE email = ?`);
  const rowsOfSignIn = db.prepare(`SELECT ${accountColumns} FROM users WHERE email = ?1 OR uid = ?2 ORDER BY _id`);
  const bind = db.prepare('UPDATE users SET uid = ?, emailVerified = ? WHERE email = ?');
  const admins = db.prepare(`SELECT ${userColumns} FROM users WHERE role = 'admin' ORDER BY _id`);
  const unblockedAdmins = db.prepare(activeAdmins);
  const rename = db.prepare(
    'UPDATE users SET username = ?1, search_text = search_text(email, ?1, phone) WHERE email = ?2',
  );
  const update = db.prepare(
    'UPDATE users SET loaction = ?1, phone = ?2, search_text = search_text(email, username, ?2) WHERE email = ?3',
  );
  const changeRole = db.prepare('UPDATE users SET role = ?1 WHERE email = ?2 AND role IS NOT ?1');
  const block = db.prepare('UPDATE users SET blocked = ?1 WHERE (email = ?2 OR uid = ?3) AND blocked <> ?1');
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'users'`);
  const changeAddress = sqliteChangeAddress(db);
  const texts = sqliteSearch(db, 'users');
  const newest = sqliteNewest(db, 'users', userColumns);
  const segments = sqliteSegments(db, 'users', userColumns);

  const find = (email: string) => v.parse(v.optional(StoredUser), byEmail.get(email));
  const findAccount = (email: string) => v.parse(v.optional(Account), accountByEmail.get(email));
  const findActiveAdmins = () => v.parse(v.array(Account), unblockedAdmins.all());

  function sorted(found: TextSearch, sort: UserSort, query: UsersQuery): Promise<RawRows> {
    return readSegments(userSegments(sort, 'email'), query, {
      valueIn: segments.valueIn,
      select: async (segment, limit) => segments.select(segment, found.conditions, limit, found.isRare),
    });
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
        const rows = v.parse(v.array(Account), rowsOfSignIn.all(email, uid));
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
        if (!account || (username !== undefined && username !== find(email)?.username))
          rename.run(username ?? null, email);
        if (admin) setRole(email, true, 'configuration');
        return outcome;
      }),

    getAccount: async (email) => findAccount(email),

    getUser: async (email) => find(email),

    async findUsers(query) {
      const found = texts.search(query.search);
      const total = found.conditions.length ? texts.count(found, []) : Number(countAll.get()?.['total']);
      const rows = query.sort ? await sorted(found, query.sort, query) : newest(found, [], query).toReversed();
      return { rows: v.parse(v.array(StoredUser), rows), total };
    },

    async listAdmins() {
      return v.parse(v.array(StoredUser), admins.all());
    },

    updateUser: ({ email, username, loaction = null, phone = null }) =>
      write(() => {
        if (username !== undefined) rename.run(username, email);
        return Number(update.run(loaction, phone, email).changes);
      }),

    setAdmin: (email, admin, actor) => write(() => setRole(email, admin, actor)),

    setBlocked: (email, blocked, actor) =>
      write(() => {
        const account = findAccount(email);
        if (!account) return 'unchanged';
        if (blocked && leavesNoAdmin(findActiveAdmins(), isSameUser(account))) return 'last admin';
        if (!block.run(Number(blocked), email, account.uid).changes) return 'unchanged';
        audit({ actor, action: blocked ? 'block user' : 'unblock user', subject: email, detail: '' });
        return 'changed';
      }),
  };
}
