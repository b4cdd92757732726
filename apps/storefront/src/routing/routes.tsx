import { paths } from '@dealerkit/ui/paths';
import { isDealerkitBackend } from '../data/apiHost.js';
import { lazyPage } from './lazyPage.js';
import { page } from './pageRoute.js';

const LoginGuard = lazyPage(async () => (await import('./LoginGuard.js')).LoginGuard);
const AdminGuard = lazyPage(async () => (await import('./AdminGuard.js')).AdminGuard);

/** Pages of orders that only the dealerkit backend can answer (D29). */
const orderPages = [
  page({
    path: '/dashboard/orders/:id',
    title: 'order',
    load: async () => (await import('../pages/Order.js')).Order,
  }),
  page({
    path: '/dashboard/orders/:id/print',
    title: 'printOrder',
    load: async () => (await import('../pages/PrintOrder.js')).PrintOrder,
  }),
  page({
    path: paths.counterOrder,
    title: 'counterOrder',
    guard: AdminGuard,
    load: async () => (await import('../pages/CounterOrder.js')).CounterOrder,
  }),
];

const dashboardPages = [
  page({
    path: paths.dashboard,
    title: 'dashboard',
    load: async () => (await import('../pages/Overview.js')).Overview,
  }),
  page({ path: paths.myOrders, title: 'myOrders', load: async () => (await import('../pages/MyOrders.js')).MyOrders }),
  page({ path: paths.review, title: 'review', load: async () => (await import('../pages/Review.js')).Review }),
  page({
    path: paths.myProfile,
    title: 'myProfile',
    load: async () => (await import('../pages/MyProfile.js')).MyProfile,
  }),
  page({
    path: paths.allUser,
    title: 'allUser',
    guard: AdminGuard,
    load: async () => (await import('../pages/AllUser.js')).AllUser,
  }),
  page({
    path: paths.addProduct,
    title: 'addProduct',
    guard: AdminGuard,
    load: async () => (await import('../pages/AddProduct.js')).AddProduct,
  }),
  page({
    path: paths.manageProducts,
    title: 'manageProducts',
    guard: AdminGuard,
    load: async () => (await import('../pages/ManageProducts.js')).ManageProducts,
  }),
  page({
    path: paths.orders,
    title: 'orders',
    guard: AdminGuard,
    load: async () => (await import('../pages/OrderDesk.js')).OrderDesk,
  }),
  page({
    path: paths.importParts,
    title: 'importParts',
    guard: AdminGuard,
    load: async () => (await import('../pages/ImportParts.js')).ImportParts,
  }),
  ...(isDealerkitBackend ? orderPages : []),
];

/** Every page of the shop (specification, section 2). The steps to add one are in CONTRIBUTING.md. */
export const routes = [
  page({
    path: paths.home,
    title: 'home',
    reads: isDealerkitBackend ? ['/parts?limit=6', '/showReview?limit=3'] : ['/parts', '/showReview'],
    load: async () => (await import('../pages/Home.js')).loadHome(),
  }),
  page({ path: paths.allParts, title: 'allParts', load: async () => (await import('../pages/AllParts.js')).AllParts }),
  page({ path: paths.blog, title: 'blog', load: async () => (await import('../pages/Blog.js')).Blog }),
  page({
    path: paths.portfolio,
    title: 'portfolio',
    load: async () => (await import('../pages/Portfolio.js')).Portfolio,
  }),
  page({ path: paths.login, title: 'login', load: async () => (await import('../pages/Login.js')).Login }),
  page({ path: paths.signup, title: 'signup', load: async () => (await import('../pages/Signup.js')).Signup }),
  page({
    path: '/purchase/:id',
    title: 'purchase',
    guard: LoginGuard,
    load: async () => (await import('../pages/Purchase.js')).Purchase,
  }),
  page({
    path: paths.dashboard,
    title: 'dashboard',
    guard: LoginGuard,
    load: async () => (await import('../pages/Dashboard.js')).Dashboard,
    children: dashboardPages,
  }),
  page({ path: '*', title: 'notFound', load: async () => (await import('../pages/NotFound.js')).NotFound }),
];
