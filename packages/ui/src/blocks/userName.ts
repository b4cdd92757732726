import type { User } from '../entities.js';

/** What a person is called on every screen: an account without a name goes by its e-mail. */
export const userName = ({ username, email }: User): string => username?.trim() || email;

/** Whether a person may manage users and parts. */
export const isAdmin = ({ role }: User): boolean => role === 'admin';
