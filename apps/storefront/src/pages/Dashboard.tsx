import { DashboardScreen } from '@dealerkit/ui/DashboardScreen';
import type { DashboardScreenProps } from '@dealerkit/ui/DashboardScreen';
import '@dealerkit/ui/DashboardScreen.css';
import { Outlet, useLocation } from 'react-router-dom';
import { usePerson } from '../session/useSession.js';
import { useRole } from '../session/useRole.js';

const useDashboard = (): DashboardScreenProps => ({
  name: usePerson().name,
  role: useRole(),
  currentPath: useLocation().pathname,
  children: <Outlet />,
});

/** The layout around `/dashboard` and all below it. */
export const Dashboard = () => <DashboardScreen {...useDashboard()} />;
