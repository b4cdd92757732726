import type { User } from '@dealerkit/domain/entities';
import { type AsyncData, mapAsyncData } from '../data/asyncData.js';
import { type HostPaging, useHostTable } from '../data/useHostTable.js';
import { useMutation } from '../data/useMutation.js';
import { useOptionalMutation } from '../data/optionalCalls.js';

/** The sentences about what an admin does with a user. */
export interface UserMessages {
  removeAdmin: {
    /** A user is no longer an admin. */
    done: string;
  };
  block: {
    /** A user is blocked. */
    done: string;
  };
  unblock: {
    /** A user is no longer blocked. */
    done: string;
  };
  signOut: {
    /** All sign-ins of a user are ended. */
    done: string;
  };
  /** A user is made an admin. */
  madeAdmin: string;
  /** A user is not made an admin. */
  makeAdminFailed: string;
  /** Another admin has already done the same. */
  unchanged: string;
}

/** The users that the host finds, page by page. */
const useFoundUsers = (): { users: AsyncData<User[]>; paging: HostPaging } => {
  const { list, paging } = useHostTable('findUsers', ({ search, sort }) => ({
    search,
    sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.key}` : 'newest',
  }));
  return { users: mapAsyncData(list, ({ rows }) => rows), paging };
};

/** An action by an additional call; undefined on a host without it. */
const useUserAction = (
  name: 'removeAdmin' | 'blockUser' | 'unblockUser' | 'signOutEverywhere',
  done: string,
  unchanged: string,
) => {
  const change = useOptionalMutation(name, {
    successMessage: () => done,
    noEffectMessage: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : unchanged),
  });
  return change && (({ email }: Pick<User, 'email'>) => change({ email }));
};

/** The users and what an admin does with one: props of `AllUserScreen`. */
export const useUsers = (messages: UserMessages) => {
  const makeAdmin = useMutation('makeAdmin', {
    successMessage: () => messages.madeAdmin,
    noEffectMessage: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : messages.makeAdminFailed),
    forbiddenMessage: messages.makeAdminFailed,
  });
  return {
    ...useFoundUsers(),
    onMakeAdmin: ({ email }: Pick<User, 'email'>) => makeAdmin({ email }),
    onRemoveAdmin: useUserAction('removeAdmin', messages.removeAdmin.done, messages.unchanged),
    onBlock: useUserAction('blockUser', messages.block.done, messages.unchanged),
    onUnblock: useUserAction('unblockUser', messages.unblock.done, messages.unchanged),
    onSignOutUser: useUserAction('signOutEverywhere', messages.signOut.done, messages.unchanged),
  };
};
