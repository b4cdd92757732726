// @vitest-environment jsdom
import { pageQuery, useQuery } from '@dealerkit/api-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from './App.js';

const { listUsers, findReviews } = vi.hoisted(() => ({
  listUsers: vi.fn<() => Promise<unknown[]>>(async () => []),
  findReviews: vi.fn<() => Promise<unknown[]>>(() => new Promise(() => undefined)),
}));
vi.mock('../host/client.js', () => ({
  client: { listUsers, findReviews },
  passkeyPrompt: { subscribe: () => () => {}, read: () => undefined },
}));

const Users = () => useQuery('listUsers', {}).state;

const Reviews = () => {
  const reviews = useQuery('findReviews', { limit: 3 });
  return reviews.state === 'ready' ? reviews.data.map(({ _id }) => _id).join(' ') : reviews.state;
};

vi.mock('../routing/routes.js', async () => {
  const { page } = await import('../routing/pageRoute.js');
  const { PendingPage } = await import('../routing/PendingPage.js');
  const { NotFound } = await import('../pages/NotFound.js');
  return {
    routes: [
      page({ path: '/', load: () => Promise.reject(new Error('offline')) }),
      page({ path: '/users', load: async () => Users }),
      page({ path: '/reviews', load: async () => Reviews }),
      page({ path: '/dashboard/myorders', load: async () => PendingPage }),
      page({ path: '*', load: async () => NotFound }),
    ],
  };
});

const open = async (path: string, fallback?: Record<string, unknown>) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <Link to="/users">Users</Link>
        <Link to="/dashboard/audit">Audit</Link>
        <App fallback={fallback} />
      </MemoryRouter>,
    ),
  );
  return {
    container,
    main: () => container.querySelector('main')?.textContent,
    close: () => act(async () => root.unmount()),
  };
};

it('a page makes its calls after one that could not be loaded', async () => {
  const { container, main, close } = await open('/');
  expect(main()).toMatch(/Retry|Try again/i);
  await act(async () => container.querySelector('a')?.click());
  await expect.poll(() => main()).toBe('ready');
  expect(listUsers).toHaveBeenCalledOnce();
  await close();
});

it('a page shows the responses of the document, and asks again', async () => {
  const { key } = pageQuery('findReviews', { limit: 3 });
  const { main, close } = await open('/reviews', { [key]: [{ _id: 'r1' }] });
  await expect.poll(() => main()).toBe('r1');
  await expect.poll(() => findReviews).toHaveBeenCalledOnce();
  await close();
});

it('a page that only another host has says in its title that it is not found, also after another such page', async () => {
  const { container, close } = await open('/dashboard/daybook');
  await expect.poll(() => document.title).toMatch(/^Page not found/);
  await act(async () => container.querySelector<HTMLAnchorElement>('a[href="/dashboard/audit"]')?.click());
  await expect.poll(() => document.title).toMatch(/^Page not found/);
  await close();
});

it('a page that is pending has its title at a path with capital letters too', async () => {
  const { main, close } = await open('/Dashboard/MyOrders');
  await expect.poll(() => main()).toContain('My Orders');
  expect(document.title).toMatch(/^My Orders/);
  await close();
});
