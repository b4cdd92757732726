import { paths } from '@dealerkit/ui/paths';
import { lazyPage } from './lazyPage.js';
import { route } from './route.js';

const Home = lazyPage('Home', () => import('./pages/Home.js'));
const Blog = lazyPage('Blog', () => import('./pages/Blog.js'));
const Portfolio = lazyPage('Portfolio', () => import('./pages/Portfolio.js'));
const Login = lazyPage('Login', () => import('./pages/Login.js'));
const Signup = lazyPage('Signup', () => import('./pages/Signup.js'));
const Purchase = lazyPage('Purchase', () => import('./pages/Purchase.js'));
const Dashboard = lazyPage('Dashboard', () => import('./pages/Dashboard.js'));
const Overview = lazyPage('Overview', () => import('./pages/Overview.js'));
const MyOrders = lazyPage('MyOrders', () => import('./pages/MyOrders.js'));
const Review = lazyPage('Review', () => import('./pages/Review.js'));
const MyProfile = lazyPage('MyProfile', () => import('./pages/MyProfile.js'));
const AllUser = lazyPage('AllUser', () => import('./pages/AllUser.js'));
const AddProduct = lazyPage('AddProduct', () => import('./pages/AddProduct.js'));
const ManageProducts = lazyPage('ManageProducts', () => import('./pages/ManageProducts.js'));
const NotFound = lazyPage('NotFound', () => import('./pages/NotFound.js'));

const LoginGuard = lazyPage('LoginGuard', () => import('./LoginGuard.js'));
const AdminGuard = lazyPage('AdminGuard', () => import('./AdminGuard.js'));

const dashboardRoutes = [
  route(paths.dashboard, Overview, 'dashboard'),
  route(paths.myOrders, MyOrders, 'myOrders'),
  route(paths.review, Review, 'review'),
  route(paths.myProfile, MyProfile, 'myProfile'),
  route(paths.allUser, AllUser, 'allUser', { guard: AdminGuard }),
  route(paths.addProduct, AddProduct, 'addProduct', { guard: AdminGuard }),
  route(paths.manageProducts, ManageProducts, 'manageProducts', { guard: AdminGuard }),
];

/** Every page of the shop, one line each (specification, section 2). */
export const routes = [
  route(paths.home, Home, 'home'),
  route(paths.blog, Blog, 'blog'),
  route(paths.portfolio, Portfolio, 'portfolio'),
  route(paths.login, Login, 'login'),
  route(paths.signup, Signup, 'signup'),
  route('/purchase/:id', Purchase, 'purchase', { guard: LoginGuard }),
  route(paths.dashboard, Dashboard, 'dashboard', { guard: LoginGuard, children: dashboardRoutes }),
  route('*', NotFound, 'notFound'),
];
