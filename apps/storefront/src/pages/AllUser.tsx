import { AllUserScreen } from '@dealerkit/ui/AllUserScreen';
import type { AllUserScreenProps } from '@dealerkit/ui/AllUserScreen';
import '@dealerkit/ui/AllUserScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useExport } from '../data/useExport.js';
import { useQuery } from '../data/useQuery.js';
import { useMutation } from '../data/useMutation.js';

const useAllUser = (): AllUserScreenProps => {
  const { users } = useUi().texts;
  const makeAdmin = useMutation('makeAdmin', {
    successMessage: () => users.madeAdmin,
    noEffectMessage: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : users.makeAdminFailed),
    forbiddenMessage: users.makeAdminFailed,
    revalidates: ['listUsers'],
  });
  return {
    users: useQuery('listUsers', {}),
    onMakeAdmin: ({ email }) => makeAdmin({ email }),
    onExport: useExport('users'),
  };
};

/** `/dashboard/alluser` */
export const AllUser = () => <AllUserScreen {...useAllUser()} />;
