import { paths } from '@dealerkit/domain/paths';
import { dashboardItems } from '@dealerkit/ui/blocks/DashboardMenu';
import type { DashboardItem, DashboardItems } from '@dealerkit/ui/blocks/DashboardMenu';
import { bookIcon, clockIcon, editIcon, ordersIcon, phoneIcon, searchIcon } from '@dealerkit/ui/icons';
import { DashboardScreen } from '@dealerkit/ui/screens/DashboardScreen';
import type { DashboardScreenProps } from '@dealerkit/ui/screens/DashboardScreen';
import '@dealerkit/ui/screens/DashboardScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { Outlet, useLocation } from 'react-router-dom';
import { preloadQuery, useAbilities } from '@dealerkit/api-client/react';
import { client } from '../host/client.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { PendingPage } from '../routing/PendingPage.js';
import { useKnownAccount } from '../session/useSession.js';
import { useVerification } from '../session/useVerification.js';
import { useRole } from '../session/useRole.js';

/** The menu with the pages that the host can answer. */
const useItems = (): DashboardItems => {
  const { texts } = useUi();
  const { titles } = texts;
  const can = useAbilities();
  const orders: DashboardItem = { href: paths.orders, icon: ordersIcon, label: titles.orders };
  const customers: DashboardItem = { href: paths.customers, icon: phoneIcon, label: titles.customers };
  const dayBook: DashboardItem = { href: paths.dayBook, icon: bookIcon, label: titles.dayBook };
  const audit: DashboardItem = { href: paths.audit, icon: clockIcon, label: titles.audit };
  const tradeNames: DashboardItem = { href: paths.tradeNames, icon: editIcon, label: titles.tradeNames };
  const missed: DashboardItem = { href: paths.missedSearches, icon: searchIcon, label: titles.missedSearches };
  const { customer, admin } = dashboardItems(texts);
  return {
    customer,
    admin: [
      ...admin,
      ...(can.findOrders ? [orders] : []),
      ...(can.findCustomers ? [customers] : []),
      ...(can.getDayBook ? [dayBook] : []),
      ...(can.getTradeNames ? [tradeNames] : []),
      ...(can.listMissedSearches ? [missed] : []),
      ...(can.findAudit ? [audit] : []),
    ],
  };
};

const useDashboard = (): DashboardScreenProps => {
  const account = useKnownAccount();
  const verification = useVerification(account?.email ?? '');
  return {
    name: account?.name,
    role: useRole(),
    currentPath: useLocation().pathname,
    items: useItems(),
    verification: account?.isVerified === false ? verification : undefined,
    children: account ? <Outlet /> : <PendingPage />,
  };
};

/** The layout of `/dashboard` and its pages. */
export const Dashboard = () => <DashboardScreen {...useDashboard()} />;

Dashboard.preload = async ({ email }: PageVisit) => email && preloadQuery(client, 'getAdmin', { email });
