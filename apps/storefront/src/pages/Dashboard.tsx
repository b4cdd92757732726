import { DashboardScreen } from '@dealerkit/ui/DashboardScreen';
import type { DashboardScreenProps } from '@dealerkit/ui/DashboardScreen';
import '@dealerkit/ui/DashboardScreen.css';
import { Outlet, useLocation } from 'react-router-dom';
import { isDealerkitBackend } from '../data/apiHost.js';
import { useAccount } from '../session/useSession.js';
import { useVerification } from '../session/useVerification.js';
import { useRole } from '../data/useRole.js';

const useDashboard = (): DashboardScreenProps => {
  const { email, name, isVerified } = useAccount();
  const verification = useVerification(email);
  return {
    name,
    role: useRole(),
    currentPath: useLocation().pathname,
    hasOrderDesk: isDealerkitBackend,
    verification: isVerified ? undefined : verification,
    children: <Outlet />,
  };
};

/** The layout of `/dashboard` and its pages. */
export const Dashboard = () => <DashboardScreen {...useDashboard()} />;
