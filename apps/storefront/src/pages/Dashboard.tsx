import { DashboardScreen } from '@dealerkit/ui/screens/DashboardScreen';
import type { DashboardScreenProps } from '@dealerkit/ui/screens/DashboardScreen';
import '@dealerkit/ui/screens/DashboardScreen.css';
import { Outlet, useLocation } from 'react-router-dom';
import { preloadQuery, useAbilities } from '@dealerkit/api-client/react';
import { client } from '../host/client.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { PendingPage } from '../routing/PendingPage.js';
import { useKnownAccount } from '../session/useSession.js';
import { useVerification } from '../session/useVerification.js';
import { useRole } from '../session/useRole.js';

const useDashboard = (): DashboardScreenProps => {
  const account = useKnownAccount();
  const verification = useVerification(account?.email ?? '');
  const can = useAbilities();
  return {
    name: account?.name,
    role: useRole(),
    currentPath: useLocation().pathname,
    hasOrderDesk: can.findOrders,
    hasAudit: can.findAudit,
    verification: account?.isVerified === false ? verification : undefined,
    children: account ? <Outlet /> : <PendingPage />,
  };
};

/** The layout of `/dashboard` and its pages. */
export const Dashboard = () => <DashboardScreen {...useDashboard()} />;

Dashboard.preload = async ({ email }: PageVisit) => email && preloadQuery(client, 'getAdmin', { email });
