import { mapAsyncData, useMutation, useQuery } from '@dealerkit/api-client/react';
import { AllUserScreen } from '@dealerkit/ui/screens/AllUserScreen';
import type { AllUserScreenProps } from '@dealerkit/ui/screens/AllUserScreen';
import '@dealerkit/ui/screens/AllUserScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '@dealerkit/ui/UiProvider';
import { isDealerkitBackend } from '../data/apiHost.js';
import { useExport } from '../data/useExport.js';
import { useHostTable } from '../data/useHostTable.js';
import { useAccount } from '../session/useSession.js';

/** An action of the dealerkit backend; another host has no such call (D29). */
const useUserAction = (
  name: 'removeAdmin' | 'blockUser' | 'unblockUser' | 'signOutEverywhere',
  action: 'removeAdmin' | 'block' | 'unblock' | 'signOut',
) => {
  const { users } = useUi().texts;
  const change = useMutation(name, {
    successMessage: () => users[action].done,
    noEffectMessage: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : users.unchanged),
  });
  return ({ email }: { email: string }) => change({ email });
};

/** All users, or on the dealerkit backend the pages of those that it finds. */
const useUsers = (): Pick<AllUserScreenProps, 'users' | 'paging'> => {
  const all = useQuery('listUsers', isDealerkitBackend ? undefined : {});
  const { list, paging } = useHostTable('findUsers', ({ search, sort }) => ({
    search,
    sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.key}` : 'newest',
  }));
  return isDealerkitBackend ? { users: mapAsyncData(list, ({ rows }) => rows), paging } : { users: all };
};

// Outside the hook, because the columns of the table depend on it.
const ordersHref = ({ email }: { email: string }) => paths.customerOrders(email);

const useAllUser = (): AllUserScreenProps => {
  const { users } = useUi().texts;
  const makeAdmin = useMutation('makeAdmin', {
    successMessage: () => users.madeAdmin,
    noEffectMessage: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : users.makeAdminFailed),
    forbiddenMessage: users.makeAdminFailed,
  });
  const removeAdmin = useUserAction('removeAdmin', 'removeAdmin');
  const blockUser = useUserAction('blockUser', 'block');
  const unblockUser = useUserAction('unblockUser', 'unblock');
  const signOutUser = useUserAction('signOutEverywhere', 'signOut');
  return {
    ...useUsers(),
    onMakeAdmin: ({ email }) => makeAdmin({ email }),
    ordersHref,
    onExport: useExport('users'),
    ownEmail: useAccount().email,
    ...(isDealerkitBackend && {
      onRemoveAdmin: removeAdmin,
      onBlock: blockUser,
      onUnblock: unblockUser,
      onSignOutUser: signOutUser,
    }),
  };
};

/** `/dashboard/alluser` */
export const AllUser = () => <AllUserScreen {...useAllUser()} />;
