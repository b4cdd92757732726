import { dashboardItems } from '../src/blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardItem, DashboardItems } from '../src/blocks/DashboardMenu/DashboardMenu.js';
import { clockIcon, ordersIcon } from '../src/elements/Icon/icons.js';
import type { Texts } from '../src/texts/en.js';

/** The menu of a host that lists the orders of all customers and records changes. */
export const hostItems = (texts: Texts): DashboardItems => {
  const { customer, admin } = dashboardItems(texts);
  const orders: DashboardItem = { href: '/dashboard/orders', icon: ordersIcon, label: texts.titles.orders };
  const audit: DashboardItem = { href: '/dashboard/audit', icon: clockIcon, label: texts.titles.audit };
  return { customer, admin: [...admin, orders, audit] };
};
