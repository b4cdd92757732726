import { pagePaths } from '@dealerkit/domain/paths';
const { home, allParts, part, purchase, login, signup, dashboard, myOrders, orders, addProduct, manageProducts } = pagePaths;
// Your decision: the pages of your shop, which src/routes.tsx shows. Search engines list those of `listed`; an address of no page is answered with 404.
export const listed = { home, allParts, showrooms: '/showrooms' };
export const pages = { ...listed, part, purchase, login, signup, dashboard, myOrders, orders, addProduct, manageProducts };
