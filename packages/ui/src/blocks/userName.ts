import type { User } from '@dealerkit/domain/entities';

/** Returns the name to show for a user: the e-mail address if there is no name. */
export const userName = ({ username, email }: User): string => username?.trim() || email;

/** Whether a user can manage users and parts. */
export const isAdmin = ({ role }: User): boolean => role === 'admin';
