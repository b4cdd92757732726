import { User } from '@dealerkit/api-client';
import * as v from 'valibot';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';

const columns = '_id, email, username, role, loaction, phone';

type Users = Pick<Store, 'signIn' | 'getUser' | 'listUsers' | 'updateUser' | 'makeAdmin'>;

/** The users of the embedded store. */
export function sqliteUsers({ db, write, newId }: Connection): Users {
  const upsert = db.prepare(
    `INSERT INTO users (_id, email, username, role) VALUES (?, ?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET
       username = coalesce(excluded.username, username),
       role = coalesce(excluded.role, role)`,
  );
  const byEmail = db.prepare(`SELECT ${columns} FROM users WHERE email = ?`);
  const all = db.prepare(`SELECT ${columns} FROM users ORDER BY _id`);
  const update = db.prepare(
    'UPDATE users SET username = coalesce(?, username), loaction = ?, phone = ? WHERE email = ?',
  );
  const promote = db.prepare(`UPDATE users SET role = 'admin' WHERE email = ? AND role IS NOT 'admin'`);

  return {
    signIn: ({ email, username, admin }) =>
      write(() => {
        upsert.run(newId(), email, username ?? null, admin ? 'admin' : null);
      }),

    async getUser(email) {
      return v.parse(v.optional(User), byEmail.get(email));
    },

    async listUsers() {
      return v.parse(v.array(User), all.all());
    },

    updateUser: ({ email, username = null, loaction = null, phone = null }) =>
      write(() => Number(update.run(username, loaction, phone, email).changes)),

    makeAdmin: (email) => write(() => Number(promote.run(email).changes)),
  };
}
