import { isDocumented } from '#spelling';
import { exportTextsEn as exported } from '@dealerkit/domain/exports/exportTextsEn';

/** The English of the section `users`, for `useTexts`. */
export const usersTexts = {
  users: {
    ...exported.users,
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'user' : 'users'}`,
    empty: { title: 'No users yet', advice: 'New users appear here after they sign up.' },
    makeAdmin: isDocumented ? 'Make Admin' : 'Make admin',
    makeAdminNamed: (name: string) => `Make Admin ${name}`,
    makeAdminTitle: (name: string) => `Make ${name} an admin?`,
    makeAdminWarning: (email: string) =>
      `${email} will be able to see all users, add and delete parts, and make other users admins.`,
    makeAdminFinal: 'This cannot be undone here.',
    addressVerified: 'The e-mail address is verified.',
    addressNotVerified: 'The e-mail address is not verified, so another person may have registered it.',
    notNow: 'Not now',
    madeAdmin: isDocumented ? 'Successfully made an admin' : 'The user is now an admin',
    makeAdminFailed: isDocumented ? 'Failed to Make an admin' : 'Could not make the user an admin',
    verified: 'Verified',
    notVerified: 'Not verified',
    blocked: 'Blocked',
    unchanged: 'Another admin has already done this.',
    moreActions: (name: string) => `More actions: ${name}`,
    removeAdmin: {
      label: 'Remove Admin',
      title: (name: string) => `Remove ${name} as an admin?`,
      warning: (email: string) =>
        `${email} will no longer be able to see all users, add and delete parts, and make other users admins.`,
      done: 'Successfully removed an admin',
    },
    block: {
      label: 'Block',
      title: (name: string) => `Block ${name}?`,
      warning: (email: string) =>
        `${email} will be signed out and cannot sign in or order until you unblock the account. Earlier orders stay.`,
      done: 'Successfully blocked a user',
    },
    unblock: {
      label: 'Unblock',
      title: (name: string) => `Unblock ${name}?`,
      warning: (email: string) => `${email} will be able to sign in and order again.`,
      done: 'Successfully unblocked a user',
    },
    signOut: {
      label: 'Sign Out',
      title: (name: string) => `Sign ${name} out everywhere?`,
      warning: (email: string) => `${email} will be signed out on all devices, and can sign in again.`,
      done: 'Successfully signed out a user',
    },
  },
};
