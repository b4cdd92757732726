import { paths } from '@dealerkit/domain/paths';
import { host } from '../host/host.js';
import { lazyPage } from './lazyPage.js';
import { Home } from '../pages/Home.js';
import { page } from './pageRoute.js';
import type { PageRoute } from './pageRoute.js';

const LoginGuard = lazyPage(() => import('./LoginGuard.js').then((module) => module.LoginGuard));
const AdminGuard = lazyPage(() => import('./AdminGuard.js').then((module) => module.AdminGuard));

const isOffered = ({ handle: { needs } }: PageRoute) => needs === undefined || host.can[needs];

const dashboardPages = [
  page({
    path: paths.dashboard,
    title: 'dashboard',
    load: () => import('../pages/Overview.js').then((module) => module.Overview),
  }),
  page({
    path: paths.myOrders,
    title: 'myOrders',
    load: () => import('../pages/MyOrders.js').then((module) => module.MyOrders),
  }),
  page({
    path: paths.review,
    title: 'review',
    load: () => import('../pages/Review.js').then((module) => module.Review),
  }),
  page({
    path: paths.myProfile,
    title: 'myProfile',
    load: () => import('../pages/MyProfile.js').then((module) => module.MyProfile),
  }),
  page({
    path: paths.allUser,
    title: 'allUser',
    guard: AdminGuard,
    load: () => import('../pages/AllUser.js').then((module) => module.AllUser),
  }),
  page({
    path: paths.addProduct,
    title: 'addProduct',
    guard: AdminGuard,
    load: () => import('../pages/AddProduct.js').then((module) => module.AddProduct),
  }),
  page({
    path: paths.manageProducts,
    title: 'manageProducts',
    guard: AdminGuard,
    load: () => import('../pages/ManageProducts.js').then((module) => module.ManageProducts),
  }),
  page({
    path: paths.orders,
    title: 'orders',
    guard: AdminGuard,
    load: () => import('../pages/OrderDesk.js').then((module) => module.OrderDesk),
  }),
  page({
    path: paths.importParts,
    title: 'importParts',
    guard: AdminGuard,
    load: () => import('../pages/ImportParts.js').then((module) => module.ImportParts),
  }),
  page({
    path: '/dashboard/orders/:id',
    title: 'order',
    needs: 'setOrderStatus',
    load: () => import('../pages/Order.js').then((module) => module.Order),
  }),
  page({
    path: '/dashboard/orders/:id/print',
    title: 'printOrder',
    needs: 'setOrderStatus',
    load: () => import('../pages/PrintOrder.js').then((module) => module.PrintOrder),
  }),
  page({
    path: paths.counterOrder,
    title: 'counterOrder',
    needs: 'findOrders',
    guard: AdminGuard,
    load: () => import('../pages/CounterOrder.js').then((module) => module.CounterOrder),
  }),
  page({
    path: paths.audit,
    title: 'audit',
    needs: 'findAudit',
    guard: AdminGuard,
    load: () => import('../pages/Audit.js').then((module) => module.Audit),
  }),
].filter(isOffered);

/** Every page of the shop (specification, section 2). The steps to add one are in CONTRIBUTING.md. */
export const routes = [
  page({
    path: paths.home,
    title: 'home',
    // The page that most visits start with is in the first chunk.
    load: async () => Home,
  }),
  page({
    path: paths.allParts,
    title: 'allParts',
    load: () => import('../pages/AllParts.js').then((module) => module.AllParts),
  }),
  page({ path: paths.blog, title: 'blog', load: () => import('../pages/Blog.js').then((module) => module.Blog) }),
  page({
    path: paths.portfolio,
    title: 'portfolio',
    load: () => import('../pages/Portfolio.js').then((module) => module.Portfolio),
  }),
  page({ path: paths.login, title: 'login', load: () => import('../pages/Login.js').then((module) => module.Login) }),
  page({
    path: paths.signup,
    title: 'signup',
    load: () => import('../pages/Signup.js').then((module) => module.Signup),
  }),
  page({
    path: '/purchase/:id',
    title: 'purchase',
    guard: LoginGuard,
    load: () => import('../pages/Purchase.js').then((module) => module.Purchase),
  }),
  page({
    path: paths.dashboard,
    title: 'dashboard',
    guard: LoginGuard,
    load: () => import('../pages/Dashboard.js').then((module) => module.Dashboard),
    children: dashboardPages,
  }),
  page({ path: '*', title: 'notFound', load: () => import('../pages/NotFound.js').then((module) => module.NotFound) }),
];
