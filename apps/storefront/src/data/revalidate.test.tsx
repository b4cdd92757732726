// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearPrivateData } from './revalidate.js';
import { useQuery } from './useQuery.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<unknown>>() }));
vi.mock('./client.js', () => ({ send }));

const Users = () => {
  const users = useQuery('listUsers', {});
  return <p>{users.state === 'ready' ? users.data.map(({ email }) => email).join() : users.state}</p>;
};

/** Renders the list of users. */
const openPage = async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Users />));
  return { text: () => container.textContent, close: () => act(async () => root.unmount()) };
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('makes the call again for a user who signs in right after another has signed out', async () => {
  send.mockResolvedValueOnce([{ _id: '1', email: 'first@example.com' }]);
  const first = await openPage();
  await vi.waitFor(() => expect(first.text()).toBe('first@example.com'));
  await first.close();
  await act(clearPrivateData);

  send.mockResolvedValueOnce([{ _id: '2', email: 'second@example.com' }]);
  const second = await openPage();
  await vi.waitFor(() => expect(second.text()).toBe('second@example.com'));
  expect(send).toHaveBeenCalledTimes(2);
});
