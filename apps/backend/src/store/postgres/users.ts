import { User } from '@dealerkit/api-client';
import * as v from 'valibot';
import { searchTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { Database, Run } from './Database.ts';
import { countRows, searchConditions, selectNewest } from './pages.ts';

const columns = '_id, email, username, role, loaction, phone';

const upsert = `
  INSERT INTO users (_id, email, username, search_text) VALUES ($1, $2, $3, $4)
  ON CONFLICT (email) DO UPDATE SET username = excluded.username, search_text = excluded.search_text
  WHERE excluded.username IS NOT NULL AND users.username IS DISTINCT FROM excluded.username`;

const update = `
  UPDATE users SET
    username = coalesce($2::text, username),
    search_text = CASE WHEN $2::text IS NULL THEN search_text ELSE $3 END,
    loaction = $4, phone = $5
  WHERE email = $1
  RETURNING _id`;

const changeRole = `
  WITH changed AS (
    UPDATE users SET role = $1::text WHERE email = $2 AND role IS DISTINCT FROM $1::text RETURNING email
  )
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, $6, email, '' FROM changed
  RETURNING _id`;

type Users = Pick<Store, 'signIn' | 'getUser' | 'findUsers' | 'listAdmins' | 'updateUser' | 'setAdmin'>;

/** The users of the PostgreSQL store. */
export function postgresUsers({ run, transaction, newId }: Database): Users {
  async function setRole(runSql: Run, email: string, admin: boolean, actor: string): Promise<number> {
    const action = admin ? 'grant admin' : 'revoke admin';
    const values = [admin ? 'admin' : null, email, newId(), Date.now(), actor, action];
    return (await runSql({ sql: changeRole, values })).length;
  }

  return {
    async signIn({ email, username, admin }) {
      const statement = { sql: upsert, values: [newId(), email, username ?? null, searchTextOf(email, username)] };
      if (!admin) return void (await run(statement));
      return transaction(async (runInTransaction) => {
        await runInTransaction(statement);
        await setRole(runInTransaction, email, true, 'configuration');
      });
    },

    async getUser(email) {
      const [row] = await run({ sql: `SELECT ${columns} FROM users WHERE email = $1`, values: [email] });
      return v.parse(v.optional(User), row);
    },

    async findUsers(query) {
      const search = searchConditions(query.search);
      const [rows, total] = await Promise.all([
        selectNewest(run, { table: 'users', columns, conditions: search }, query),
        countRows(run, 'users', search),
      ]);
      return { rows: v.parse(v.array(User), rows.toReversed()), total };
    },

    async listAdmins() {
      return v.parse(
        v.array(User),
        await run({ sql: `SELECT ${columns} FROM users WHERE role = 'admin' ORDER BY _id` }),
      );
    },

    async updateUser({ email, username, loaction = null, phone = null }) {
      const values = [email, username ?? null, searchTextOf(email, username), loaction, phone];
      return (await run({ sql: update, values })).length;
    },

    setAdmin: (email, admin, actor) => setRole(run, email, admin, actor),
  };
}
