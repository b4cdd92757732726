// @vitest-environment jsdom
import { useQuery } from '@dealerkit/api-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readServedAnswers } from '../data/servedAnswers.js';
import { App } from './App.js';

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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<script type="application/json" id="answers">{"call":[]}</script><div></div>';
  const answers = readServedAnswers();
  const container = document.body.querySelector('div');
  if (!container) throw new Error('There is no container');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter useTransitions={false}>
        <Link to="/users">Users</Link>
        <App answers={answers} />
      </MemoryRouter>,
    ),
  );
  expect(container.querySelector('main')?.textContent).toMatch(/Retry|Try again/i);
  await act(async () => container.querySelector('a')?.click());
  await vi.waitFor(() => expect(container.querySelector('main')?.textContent).toBe('ready'));
  expect(listUsers).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
