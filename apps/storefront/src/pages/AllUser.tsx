import { useAbilities, useMutation, useUsers } from '@dealerkit/api-client/react';
import { AllUserScreen } from '@dealerkit/ui/screens/AllUserScreen';
import type { AllUserScreenProps } from '@dealerkit/ui/screens/AllUserScreen';
import '@dealerkit/ui/screens/AllUserScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useExport } from '../csv/useExport.js';
import { useAccount } from '../session/useSession.js';
import { usersTexts } from '@dealerkit/ui/texts/en/users';

/** An action by an additional call (D29). */
const useUserAction = (
  name: 'removeAdmin' | 'blockUser' | 'unblockUser' | 'signOutEverywhere',
  action: 'removeAdmin' | 'block' | 'unblock' | 'signOut',
) => {
  const { users } = useTexts(usersTexts);
  const change = useMutation(name, {
    successMessage: () => users[action].done,
    noEffectMessage: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : users.unchanged),
  });
  return ({ email }: { email: string }) => change({ email });
};

// Outside the hook, because the columns of the table depend on it.
const ordersHref = ({ email }: { email: string }) => paths.customerOrders(email);

const useAllUser = (): AllUserScreenProps => {
  const { users } = useTexts(usersTexts);
  const can = useAbilities();
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
    onRemoveAdmin: can.removeAdmin ? removeAdmin : undefined,
    onBlock: can.blockUser ? blockUser : undefined,
    onUnblock: can.unblockUser ? unblockUser : undefined,
    onSignOutUser: can.signOutEverywhere ? signOutUser : undefined,
  };
};

/** `/dashboard/alluser` */
export const AllUser = () => <AllUserScreen {...useAllUser()} />;
