// @vitest-environment jsdom
import { useQuery } from '@dealerkit/api-client/react';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from './App.js';
import { renderServedPage } from './renderServedPage.js';

const { listUsers } = vi.hoisted(() => ({ listUsers: vi.fn<() => Promise<unknown[]>>(async () => []) }));
vi.mock('../data/client.js', () => ({ client: { listUsers } }));

const Users = () => useQuery('listUsers', {}).state;

vi.mock('../routing/routes.js', async () => {
  const { page } = await import('../routing/pageRoute.js');
  return {
    routes: [
      page({ path: '/', title: 'home', load: () => Promise.reject(new Error('offline')) }),
      page({ path: '/users', title: 'allUser', load: async () => Users }),
    ],
  };
});

it('a page makes its calls although the home page, which has served answers, was never hydrated', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container, close } = await renderServedPage({ call: [] }, (answers) => (
    <>
      <Link to="/users">Users</Link>
      <App answers={answers} />
    </>
  ));
  expect(container.querySelector('main')?.textContent).toMatch(/Retry|Try again/i);
  await act(async () => container.querySelector('a')?.click());
  await vi.waitFor(() => expect(container.querySelector('main')?.textContent).toBe('ready'));
  expect(listUsers).toHaveBeenCalledOnce();
  await close();
});
