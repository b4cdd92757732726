import { dashboardItems } from '../src/blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardItem, DashboardItems } from '../src/blocks/DashboardMenu/DashboardMenu.js';
import { bookIcon, clockIcon, editIcon, ordersIcon, phoneIcon, searchIcon } from '../src/elements/Icon/icons.js';
import type { SharedTexts } from '../src/texts/en/shared.js';

/** The menu of a host with all calls of the dealerkit backend. */
export const hostItems = (texts: SharedTexts): DashboardItems => {
  const { customer, admin } = dashboardItems(texts);
  const orders: DashboardItem = { href: '/dashboard/orders', icon: ordersIcon, label: texts.titles.orders };
  const customers: DashboardItem = { href: '/dashboard/customers', icon: phoneIcon, label: texts.titles.customers };
  const dayBook: DashboardItem = { href: '/dashboard/daybook', icon: bookIcon, label: texts.titles.dayBook };
  const tradeNames: DashboardItem = { href: '/dashboard/tradenames', icon: editIcon, label: texts.titles.tradeNames };
  const missed: DashboardItem = {
    href: '/dashboard/missedsearches',
    icon: searchIcon,
    label: texts.titles.missedSearches,
  };
  const audit: DashboardItem = { href: '/dashboard/audit', icon: clockIcon, label: texts.titles.audit };
  return { customer, admin: [...admin, orders, customers, dayBook, tradeNames, missed, audit] };
};
