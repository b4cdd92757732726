import { lazyPage } from '@dealerkit/api-client/react';
import type { LazyPage, PageComponent } from '@dealerkit/api-client/react';
import { pagePaths, pages } from '@dealerkit/domain/paths';
import type { PageName } from '@dealerkit/domain/paths';
import { Home } from '../pages/Home.js';
import { isOffered } from './needs.js';
import { page } from './pageRoute.js';

const LoginGuard = lazyPage(() => import('./LoginGuard.js').then((module) => module.LoginGuard));
const AdminGuard = lazyPage(() => import('./AdminGuard.js').then((module) => module.AdminGuard));

const modules = import.meta.glob<Record<string, PageComponent>>([
  '../pages/*.tsx',
  '!../pages/Home.tsx',
  '!**/*.test.tsx',
]);

/** Loads a page by its name: `myOrders` is `MyOrders` in `pages/MyOrders.tsx`. */
const load = async (name: string): Promise<PageComponent> => {
  const component = name.replace(/^./, (letter) => letter.toUpperCase());
  const module = await modules[`../pages/${component}.tsx`]?.();
  const Page = module?.[component];
  if (!Page) throw new Error(`src/pages/${component}.tsx has no component ${component}.`);
  return Page;
};

const routeOf = (name: PageName, guard?: LazyPage) => page({ path: pagePaths[name], guard, load: () => load(name) });

const isInDashboard = (name: PageName): boolean => pagePaths[name].startsWith(`${pagePaths.dashboard}/`);

/** Pages with another way to be shown: `offline` has a document of its own. */
const others: readonly PageName[] = ['home', 'dashboard', 'offline'];

const namesOf = (group: Partial<Record<PageName, string>>) =>
  (Object.keys(group) as PageName[]).filter((name) => !others.includes(name) && isOffered(name));

const forUsers = namesOf(pages.user);

/** Every page of the shop (specification, section 2). The steps to add one are in CONTRIBUTING.md. */
export const routes = [
  // The page that most visits start with is in the first chunk.
  page({ path: pagePaths.home, load: async () => Home }),
  ...namesOf({ ...pages.listed, ...pages.unlisted }).map((name) => routeOf(name)),
  ...forUsers.filter((name) => !isInDashboard(name)).map((name) => routeOf(name, LoginGuard)),
  page({
    path: pagePaths.dashboard,
    guard: LoginGuard,
    load: () => load('dashboard'),
    children: [
      page({ path: pagePaths.dashboard, load: () => load('overview') }),
      ...forUsers.filter(isInDashboard).map((name) => routeOf(name)),
      ...namesOf(pages.admin).map((name) => routeOf(name, AdminGuard)),
    ],
  }),
  page({ path: '*', load: () => load('notFound') }),
];
