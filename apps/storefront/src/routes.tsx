import { paths } from '@dealerkit/ui/paths';
import { AdminGuard } from './AdminGuard.js';
import { house } from './content/dealer.js';
import { LoginGuard } from './LoginGuard.js';
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

const { texts } = house;

const dashboardRoutes = [
  route(paths.dashboard, Overview, texts.dashboard.title),
  route(paths.myOrders, MyOrders, texts.myOrders.title),
  route(paths.review, Review, texts.addReview.title),
  route(paths.myProfile, MyProfile, texts.profile.title),
  route(paths.allUser, AllUser, texts.users.title, { guard: AdminGuard }),
  route(paths.addProduct, AddProduct, texts.addPart.title, { guard: AdminGuard }),
  route(paths.manageProducts, ManageProducts, texts.manageProducts.title, { guard: AdminGuard }),
];

/** Every page of the shop, one line each (specification, section 2). */
export const routes = [
  route(paths.home, Home, texts.home.title),
  route(paths.blog, Blog, texts.blog.title),
  route(paths.portfolio, Portfolio, texts.portfolio.title),
  route(paths.login, Login, texts.login.title),
  route(paths.signup, Signup, texts.signup.title),
  route('/purchase/:id', Purchase, texts.purchase.title, { guard: LoginGuard }),
  route(paths.dashboard, Dashboard, texts.dashboard.title, { guard: LoginGuard, children: dashboardRoutes }),
  route('*', NotFound, texts.notFound.title),
];
