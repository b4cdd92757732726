import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { AccessTokens } from '../identity/accessTokens.ts';
import type { Store } from '../store/Store.ts';
import { listHeaders, listQuery } from './listQuery.ts';
import { parse } from './parse.ts';
import type { Handlers } from './Handler.ts';

export interface UserCallsOptions {
  store: Store;
  accessTokens: AccessTokens;
  /** Users with one of these addresses become admins when they sign in (D24). */
  adminEmails: readonly string[];
  /** In the demo an admin's e-mail address need not be verified. */
  demo: boolean;
}

const usersQuery = v.object(listQuery);

const noSuchUser = () => new HttpError(404, 'No user with this e-mail address has signed in yet.');

const unverifiedAdmin = () =>
  new HttpError(
    403,
    'This admin must have a verified e-mail address. Reset the password by the mailed link, then sign in.',
  );

type UserCall = 'getAdmin' | 'signIn' | 'findUsers' | 'makeAdmin' | 'updateUser' | 'getProfile';

/** The handlers of the calls about users. */
export function userCalls({ store, accessTokens, adminEmails, demo }: UserCallsOptions): Handlers<UserCall> {
  const admins = new Set(adminEmails.map((email) => email.trim().toLowerCase()));

  return {
    async getAdmin({ email }) {
      return { admin: (await store.getUser(email))?.role === 'admin' };
    },

    async signIn({ email, username }, { caller }) {
      // Roles belong to the address: a token issued before its verification would gain the role afterwards.
      if (admins.has(email) && !caller.emailVerified && !demo) throw unverifiedAdmin();
      await store.signIn({ email, username: username?.trim() || caller.name, admin: admins.has(email) });
      return { token: await accessTokens.issue({ uid: caller.uid, email }) };
    },

    async findUsers(input, { setHeaders }) {
      const query = parse(usersQuery, input);
      const { rows, total } = await store.findUsers(query);
      setHeaders(listHeaders(rows, total, query));
      return rows;
    },

    async makeAdmin({ email }, { caller }) {
      return { modifiedCount: await store.setAdmin(email, true, caller.email) };
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
