// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { session } from '../session/session.js';
import type { PageVisit } from './lazyPage.js';
import { page, preloadVisit } from './pageRoute.js';

it('loads no data for a user who has signed out while the code of the page was loading', async () => {
  const email = vi.spyOn(session, 'email').mockReturnValue('rahim@example.com');
  const preload = vi.fn<() => Promise<void>>(async () => undefined);
  const routes = [page({ path: '/', title: 'home', load: async () => Object.assign(() => null, { preload }) })];
  const visit = { pathname: '/', search: '', email: 'rahim@example.com' };
  await preloadVisit(routes, visit);
  expect(preload).toHaveBeenCalledOnce();
  const loading = preloadVisit(routes, visit);
  email.mockReturnValue(undefined);
  await loading;
  expect(preload).toHaveBeenCalledOnce();
});

it('tells a page that loads its data in turn when the user has made the visit, so that nothing is loaded twice', async () => {
  const preload = vi.fn<(visit: PageVisit) => Promise<void>>(async () => undefined);
  const routes = [page({ path: '/blog', title: 'blog', load: async () => Object.assign(() => null, { preload }) })];
  await preloadVisit(routes, { pathname: '/blog', search: '', email: undefined });
  const isAhead = preload.mock.lastCall?.[0].isAhead;
  expect(isAhead?.()).toBe(true);
  history.pushState(null, '', '/blog');
  expect(isAhead?.()).toBe(false);
});
