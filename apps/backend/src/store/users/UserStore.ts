import type { User } from '@dealerkit/domain/entities';
import type { Owner } from '../sql/Owner.ts';
import type { Page } from '../sql/Page.ts';
import type { RowsAfter, UsersQuery } from '../sql/queries.ts';
import type { Account, RoleChange, SignIn, SignInOutcome } from './account.ts';

/** The users of a store. */
export interface UserStore {
  /**
   * Adds the user, or updates the one with that e-mail address and binds it to the account. The user of a known account with a new
   * address, and its orders and reviews, get that address (D35).
   */
  signIn(user: SignIn): Promise<SignInOutcome>;
  getAccount(email: string): Promise<Account | undefined>;
  getUser(email: string): Promise<User | undefined>;
  /** `placedBy` is the account that last changed the profile. */
  getProfileOwner(email: string): Promise<Owner | undefined>;
  findUsers(query: UsersQuery): Promise<Page<User>>;
  /** Users in insertion order, without a total. */
  listUsersAfter(query: RowsAfter): Promise<User[]>;
  listAdmins(): Promise<User[]>;
  /**
   * Resolves to the number of users with that e-mail address, 0 or 1. `placedBy` is the account that changes the profile. Without
   * `extra` the own values stay.
   */
  updateUser(user: Omit<User, '_id' | 'role' | 'emailVerified' | 'blocked'>, placedBy?: string): Promise<number>;
  /** Grants or revokes the role; `unchanged` also for an unknown user. */
  setAdmin(email: string, admin: boolean, actor: string): Promise<RoleChange>;
  /** Blocks the user, which also ends the sign-ins until now, or unblocks all addresses of the same account; `unchanged` also for an unknown user. */
  setBlocked(email: string, blocked: boolean, actor: string): Promise<RoleChange>;
  /** Ends the sign-ins of the user until now, under all addresses of the same account. Resolves to the number of users, 0 or 1. */
  signOutEverywhere(email: string, actor: string): Promise<number>;
}
