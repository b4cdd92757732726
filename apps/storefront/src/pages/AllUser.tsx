import { AllUserScreen } from '@dealerkit/ui/AllUserScreen';
import type { AllUserScreenProps } from '@dealerkit/ui/AllUserScreen';
import '@dealerkit/ui/AllUserScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useRead } from '../data/useRead.js';
import { useWrite } from '../data/useWrite.js';

const useAllUser = (): AllUserScreenProps => {
  const { users } = useUi().texts;
  const makeAdmin = useWrite('makeAdmin', {
    done: () => users.madeAdmin,
    inVain: ({ modifiedCount }) => (modifiedCount > 0 ? undefined : users.makeAdminFailed),
    forbidden: users.makeAdminFailed,
    refreshes: ['listUsers'],
  });
  return { users: useRead('listUsers', {}), onMakeAdmin: ({ email }) => makeAdmin({ email }) };
};

/** `/dashboard/alluser` */
export const AllUser = () => <AllUserScreen {...useAllUser()} />;
