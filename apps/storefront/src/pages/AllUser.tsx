import { useUsers } from '@dealerkit/api-client/react';
import { AllUserScreen } from '@dealerkit/ui/screens/AllUserScreen';
import type { AllUserScreenProps } from '@dealerkit/ui/screens/AllUserScreen';
import '@dealerkit/ui/screens/AllUserScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { usersTexts } from '@dealerkit/ui/texts/en/users';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useExport } from '../exports/useExport.js';
import { useAccount } from '../session/useSession.js';

const useAllUser = (): AllUserScreenProps => ({
  ...useUsers(useTexts(usersTexts).users),
  ordersHref: paths.customerOrders,
  ...useExport('users'),
  ownEmail: useAccount().email,
});

/** `/dashboard/alluser` */
export const AllUser = () => <AllUserScreen {...useAllUser()} />;
