import { pagePaths, pages } from '@dealerkit/domain/paths';
import type { PageName } from '@dealerkit/domain/paths';
import { afterEach, expect, it, vi } from 'vitest';
import { preloadPage } from './pageRoute.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = async (name: PageName) => {
  const { routes } = await import('./routes.js');
  const components = await preloadPage(routes, pagePaths[name]);
  return components.map((component) => component.name);
};

const names = (Object.keys(pagePaths) as PageName[]).filter((name) => name !== 'offline' && name !== 'dashboard');

it.each(names)('the page %s is the component with its name', async (name) => {
  expect((await load(name)).at(-1)?.toLowerCase()).toBe(name.toLowerCase());
});

it('opens no page of users without the login, and none of admins without the role (S067)', async () => {
  const loadAll = async (group: object) => Promise.all((Object.keys(group) as PageName[]).map(load));
  for (const components of await loadAll(pages.user)) expect(components[0]).toBe('LoginGuard');
  for (const components of await loadAll(pages.admin)) {
    expect(components[0]).toBe('LoginGuard');
    expect(components.at(-2)).toBe('AdminGuard');
  }
});

it('has the layout of the dashboard between its guards', async () => {
  expect(await load('allParts')).toEqual(['AllParts']);
  expect(await load('purchase')).toEqual(['LoginGuard', 'Purchase']);
  expect(await load('dashboard')).toEqual(['LoginGuard', 'Dashboard', 'Overview']);
  expect(await load('order')).toEqual(['LoginGuard', 'Dashboard', 'Order']);
  expect(await load('audit')).toEqual(['LoginGuard', 'Dashboard', 'AdminGuard', 'Audit']);
});

it('does not find the pages of calls that another host lacks', async () => {
  vi.stubEnv('VITE_API_HOST', 'https://parts.example');
  const loaded = await Promise.all(
    (Object.keys(pagePaths) as PageName[]).map(async (name) => [name, await load(name)]),
  );
  const missing = loaded.filter(([, components]) => components?.includes('NotFound')).map(([name]) => name);
  expect(missing).toEqual([
    'offline',
    'invoice',
    'counterOrder',
    'customers',
    'customer',
    'statement',
    'receipt',
    'cheques',
    'dayBook',
    'purchaseList',
    'audit',
    'synonyms',
    'zeroResultSearches',
  ]);
});
