import * as v from 'valibot';
import type { AccessTokens } from '../identity/accessTokens.ts';
import type { Store } from '../store/Store.ts';
import { Refusal } from '../Refusal.ts';
import { listHeaders, listQuery } from './listQuery.ts';
import { parse } from './parse.ts';
import type { Handlers } from './ServedCall.ts';

export interface UserCallsOptions {
  store: Store;
  accessTokens: AccessTokens;
  /** Whoever signs in with one of these becomes an admin (D24). */
  adminEmails: readonly string[];
  /** In the demo an e-mail address need not be verified to make an admin. */
  demo: boolean;
}

const usersQuery = v.object(listQuery);

const noSuchUser = () => new Refusal(404, 'Nobody with this e-mail address has signed in yet.');

const unprovenAdmin = () =>
  new Refusal(
    403,
    'This admin must have a verified e-mail address. Reset the password by the mailed link, then sign in.',
  );

type UserCall = 'getAdmin' | 'signIn' | 'findUsers' | 'makeAdmin' | 'updateUser' | 'getProfile';

/** What is done with users. */
export function userCalls({ store, accessTokens, adminEmails, demo }: UserCallsOptions): Handlers<UserCall> {
  const admins = new Set(adminEmails.map((email) => email.trim().toLowerCase()));

  return {
    async getAdmin({ email }) {
      return { admin: (await store.getUser(email))?.role === 'admin' };
    },

    async signIn({ email, username }, { asker }) {
      const proven = asker.emailVerified || demo;
      // Roles go by the address alone: a token given before it was proved would be an admin's once its owner proves it.
      if (admins.has(email) && !proven) throw unprovenAdmin();
      await store.signIn({ email, username: username?.trim() || asker.name, admin: admins.has(email) });
      return { token: await accessTokens.issue({ uid: asker.uid, email }) };
    },

    async findUsers(input, { head }) {
      const query = parse(usersQuery, input);
      const { rows, total } = await store.findUsers(query);
      head(listHeaders(rows, total, query));
      return rows;
    },

    async makeAdmin({ email }, { asker }) {
      return { modifiedCount: await store.setAdmin(email, true, asker.email) };
    },

    async updateUser(user) {
      const modifiedCount = await store.updateUser(user);
      if (!modifiedCount) throw noSuchUser();
      return { modifiedCount };
    },

    async getProfile({ email }) {
      const user = await store.getUser(email);
      if (!user) throw noSuchUser();
      return user;
    },
  };
}
