import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import { foldEmail } from '@dealerkit/domain/text/foldEmail';
import type { AccessTokens } from '../identity/accessTokens.ts';
import { blockedAccount, signedOut } from '../policy/authenticate.ts';
import { unverifiedAddress } from '../policy/ownership.ts';
import type { RoleChange } from '../store/users/account.ts';
import { userSorts } from '../store/sql/queries.ts';
import type { Store } from '../store/Store.ts';
import { listHeaders, optionalValue, searchHeaders, sortedQuery } from './listQuery.ts';
import { parse } from './parse.ts';
import { cursorOfRow, startOfPage } from './rowCursor.ts';
import type { Caller, Handlers } from './Handler.ts';

export interface UserCallsOptions {
  store: Store;
  accessTokens: AccessTokens;
  /** Users with one of these addresses become admins when they sign in (D24). */
  adminEmails: readonly string[];
  /** In the demo no e-mail address needs to be verified. */
  demo: boolean;
}

const usersQuery = v.object({ ...sortedQuery, sort: optionalValue(v.picklist(userSorts)) });

const noSuchUser = () => new HttpError(404, 'No user with this e-mail address has signed in yet.');

const addressTaken = () =>
  new HttpError(409, 'This e-mail address belongs to another user of the shop. Contact the shop.', [
    { path: 'email', message: 'belongs to another user' },
  ]);

const unverifiedUser = () =>
  new HttpError(
    409,
    "This user's e-mail address is not verified. The user must reset the password by the mailed link and sign in first.",
  );

const lastAdmin = () => new HttpError(409, 'This is the last admin. Make another user an admin first.');

function modified(change: RoleChange): { modifiedCount: number } {
  if (change === 'last admin') throw lastAdmin();
  return { modifiedCount: change === 'changed' ? 1 : 0 };
}

type UserCall =
  | 'getAdmin'
  | 'signIn'
  | 'findUsers'
  | 'makeAdmin'
  | 'removeAdmin'
  | 'blockUser'
  | 'unblockUser'
  | 'signOutEverywhere'
  | 'updateUser'
  | 'updateProfile'
  | 'getProfile';

/** The handlers of the calls about users. */
export function userCalls({ store, accessTokens, adminEmails, demo }: UserCallsOptions): Handlers<UserCall> {
  const admins = new Set(adminEmails.map((email) => foldEmail(email.trim())));

  /** @throws HttpError 403 if the user is the caller, also under another address of the same account */
  async function rejectSelf(email: string, caller: Caller<'blockUser'>, message: string): Promise<void> {
    const account = await store.getAccount(email);
    if (email === caller.email || account?.uid === caller.uid) throw new HttpError(403, message);
  }

  async function updateUser(user: Parameters<Store['updateUser']>[0], uid: string) {
    const modifiedCount = await store.updateUser(user, uid);
    if (!modifiedCount) throw noSuchUser();
    return { modifiedCount };
  }

  return {
    async getAdmin({ email }) {
      return { admin: (await store.getUser(email))?.role === 'admin' };
    },

    async signIn({ email, username }, { caller }) {
      const { uid, emailVerified, authTime, expiresAt, name } = caller;
      const outcome = await store.signIn({
        uid,
        email,
        emailVerified,
        authTime,
        username: username?.trim() || name,
        admin: admins.has(email),
        acceptsUnverified: demo,
      });
      if (outcome === 'unverified') throw unverifiedAddress();
      if (outcome === 'blocked') throw blockedAccount();
      if (outcome === 'session ended') throw signedOut();
      if (outcome === 'address taken') throw addressTaken();
      // `expiresAt` is the end of the ID token. An account that ends at the provider gets no other one, so its access token ends with it.
      return { token: await accessTokens.issue({ uid, email, emailVerified, authTime }, expiresAt) };
    },

    async findUsers(input, { setHeaders }) {
      const { before, ...query } = parse(usersQuery, input);
      const order = query.sort ?? '';
      const { rows, next, ...count } = await store.findUsers({ ...query, ...startOfPage(before, order) });
      setHeaders({
        ...listHeaders(rows, count, query, order === '' ? rows[0]?._id : next && cursorOfRow(next, order)),
        ...searchHeaders(input.search),
      });
      return rows;
    },

    async makeAdmin({ email }, { caller }) {
      const account = await store.getAccount(email);
      if (account && !account.emailVerified && !demo) throw unverifiedUser();
      return modified(await store.setAdmin(email, true, caller.email));
    },

    async removeAdmin({ email }, { caller }) {
      await rejectSelf(email, caller, 'You cannot remove your own admin role. Another admin can.');
      return modified(await store.setAdmin(email, false, caller.email));
    },

    async blockUser({ email }, { caller }) {
      await rejectSelf(email, caller, 'You cannot block yourself.');
      return modified(await store.setBlocked(email, true, caller.email));
    },

    async unblockUser({ email }, { caller }) {
      return modified(await store.setBlocked(email, false, caller.email));
    },

    async signOutEverywhere({ email }, { caller }) {
      return { modifiedCount: await store.signOutEverywhere(email, caller.email) };
    },

    updateUser: (user, { caller }) => updateUser(user, caller.uid),
    updateProfile: (user, { caller }) => updateUser(user, caller.uid),

    async getProfile({ email }) {
      const user = await store.getUser(email);
      if (!user) throw noSuchUser();
      return user;
    },
  };
}
