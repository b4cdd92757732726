import { dashboardItems, dashboardPages } from '../src/blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardItems, DashboardPageName } from '../src/blocks/DashboardMenu/DashboardMenu.js';
import { pageIcons } from '../src/blocks/DashboardMenu/pageIcons.js';
import type { SharedTexts } from '../src/texts/en/shared.js';

const ofEveryShop = [...dashboardPages.customer, ...dashboardPages.admin];

const further = (Object.keys(pageIcons) as DashboardPageName[]).filter((page) => !ofEveryShop.includes(page));

/** The menu of a host with all calls of the dealerkit backend. */
export const hostItems = (texts: SharedTexts): DashboardItems =>
  dashboardItems(texts, { ...dashboardPages, admin: [...dashboardPages.admin, ...further] });
