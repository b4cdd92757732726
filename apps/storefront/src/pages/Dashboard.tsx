import { dashboardItems, dashboardPages } from '@dealerkit/ui/blocks/DashboardMenu';
import type { DashboardItems } from '@dealerkit/ui/blocks/DashboardMenu';
import { DashboardScreen } from '@dealerkit/ui/screens/DashboardScreen';
import type { DashboardScreenProps } from '@dealerkit/ui/screens/DashboardScreen';
import '@dealerkit/ui/screens/DashboardScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { paths } from '@dealerkit/domain/paths';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { preloadQuery, useQuery } from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { client } from '../host/client.js';
import { isForDealer } from '../routing/needs.js';
import { PendingPage } from '../routing/PendingPage.js';
import { useKnownAccount } from '../session/useSession.js';
import { useVerification } from '../session/useVerification.js';
import { useRole } from '../session/useRole.js';

/** The pages of admins that only some hosts have: those of the day stand first. */
const firstPages = ['orders', 'customers'] as const;
const furtherPages = ['cheques', 'dayBook', 'synonyms', 'zeroResultSearches', 'audit'] as const;

const items = {
  ...dashboardPages,
  admin: [...firstPages.filter(isForDealer), ...dashboardPages.admin, ...furtherPages.filter(isForDealer)],
};

/** The menu with the pages that the host can answer. */
const useItems = (): DashboardItems => dashboardItems(useUi().texts, items);

/** What waits, as the overview says, once it was opened: no page asks for it only to count. */
const useWaiting = (role: DashboardScreenProps['role'], currentPath: string): DashboardScreenProps['waiting'] => {
  const [wasOpened, setWasOpened] = useState(false);
  if (currentPath === paths.dashboard && !wasOpened) setWasOpened(true);
  const isAsked = wasOpened && isForDealer('dashboard') && role.state === 'ready' && role.data === 'admin';
  const overview = useQuery('getOverview', isAsked ? {} : undefined);
  return overview.state === 'ready'
    ? { orders: overview.data.waitingCount, lowStock: overview.data.lowStockCount }
    : undefined;
};

const useDashboard = (): DashboardScreenProps => {
  const account = useKnownAccount();
  const verification = useVerification(account?.email ?? '');
  const role = useRole();
  const currentPath = useLocation().pathname;
  return {
    name: account?.name,
    role,
    currentPath,
    waiting: useWaiting(role, currentPath),
    items: useItems(),
    verification: account?.isVerified === false ? verification : undefined,
    children: account ? <Outlet /> : <PendingPage />,
  };
};

/** The layout of `/dashboard` and its pages. */
export const Dashboard = () => <DashboardScreen {...useDashboard()} />;

Dashboard.preload = async ({ email }: PageVisit) => email && preloadQuery(client, 'getAdmin', { email });
