import { paths } from '@dealerkit/ui/paths';
import { house } from './content/dealer.js';
import { LoginGuard } from './LoginGuard.js';
import { lazyPage } from './lazyPage.js';
import { route } from './route.js';

const Home = lazyPage(async () => (await import('./pages/Home.js')).Home);
const Login = lazyPage(async () => (await import('./pages/Login.js')).Login);
const Signup = lazyPage(async () => (await import('./pages/Signup.js')).Signup);
const Purchase = lazyPage(async () => (await import('./pages/Purchase.js')).Purchase);
const Dashboard = lazyPage(async () => (await import('./pages/Dashboard.js')).Dashboard);
const Overview = lazyPage(async () => (await import('./pages/Overview.js')).Overview);
const MyOrders = lazyPage(async () => (await import('./pages/MyOrders.js')).MyOrders);
const NotFound = lazyPage(async () => (await import('./pages/NotFound.js')).NotFound);

const { texts } = house;

const dashboardRoutes = [
  route(paths.dashboard, Overview, texts.dashboard.title),
  route(paths.myOrders, MyOrders, texts.myOrders.title),
];

/** Every page of the shop, one line each (specification, section 2). */
export const routes = [
  route(paths.home, Home, texts.home.title),
  route(paths.login, Login, texts.login.title),
  route(paths.signup, Signup, texts.signup.title),
  route('/purchase/:id', Purchase, texts.purchase.title, { guard: LoginGuard }),
  route(paths.dashboard, Dashboard, texts.dashboard.title, { guard: LoginGuard, children: dashboardRoutes }),
  route('*', NotFound, texts.notFound.title),
];
