import type { User } from '../entities.js';

/** Returns the name of a user on every screen: the e-mail if the user has no name. */
export const userName = ({ username, email }: User): string => username?.trim() || email;

/** Whether a user can manage users and parts. */
export const isAdmin = ({ role }: User): boolean => role === 'admin';
