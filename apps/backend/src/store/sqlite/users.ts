import { User } from '@dealerkit/api-client';
import * as v from 'valibot';
import { searchTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { sqliteNewest } from './pages.ts';
import { sqliteSearch } from './textSearch.ts';

const columns = '_id, email, username, role, loaction, phone';

type Users = Pick<Store, 'signIn' | 'getUser' | 'findUsers' | 'listAdmins' | 'updateUser' | 'setAdmin'>;

/** The users of the embedded store. */
export function sqliteUsers({ db, write, newId, audit }: Connection): Users {
  const insert = db.prepare(`INSERT INTO users (_id, email, search_text) VALUES (?, ?, '')`);
  const byEmail = db.prepare(`SELECT ${columns} FROM users WHERE email = ?`);
  const admins = db.prepare(`SELECT ${columns} FROM users WHERE role = 'admin' ORDER BY _id`);
  const rename = db.prepare('UPDATE users SET username = ?, search_text = ? WHERE email = ?');
  const update = db.prepare('UPDATE users SET loaction = ?, phone = ? WHERE email = ?');
  const changeRole = db.prepare('UPDATE users SET role = ?1 WHERE email = ?2 AND role IS NOT ?1');
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'users'`);
  const texts = sqliteSearch(db, 'users');
  const newest = sqliteNewest(db, 'users', columns);

  function setName(email: string, username: string | undefined): void {
    rename.run(username ?? null, searchTextOf(email, username), email);
  }

  function setRole(email: string, admin: boolean, actor: string): number {
    const changed = Number(changeRole.run(admin ? 'admin' : null, email).changes);
    if (changed) audit({ actor, action: admin ? 'grant admin' : 'revoke admin', subject: email, detail: '' });
    return changed;
  }

  const find = (email: string) => v.parse(v.optional(User), byEmail.get(email));

  return {
    signIn: ({ email, username, admin }) =>
      write(() => {
        const existing = find(email);
        if (!existing) insert.run(newId(), email);
        if (!existing || (username !== undefined && username !== existing.username)) setName(email, username);
        if (admin) setRole(email, true, 'configuration');
      }),

    getUser: async (email) => find(email),

    async findUsers(query) {
      const found = texts.search(query.search);
      const total = found.conditions.length ? texts.count(found, []) : Number(countAll.get()?.['total']);
      return { rows: v.parse(v.array(User), newest(found, [], query).toReversed()), total };
    },

    async listAdmins() {
      return v.parse(v.array(User), admins.all());
    },

    updateUser: ({ email, username, loaction = null, phone = null }) =>
      write(() => {
        if (username !== undefined) setName(email, username);
        return Number(update.run(loaction, phone, email).changes);
      }),

    setAdmin: (email, admin, actor) => write(() => setRole(email, admin, actor)),
  };
}
