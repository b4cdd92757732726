// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearPrivateData, revalidate } from './revalidate.js';
import { usePagedList } from './usePagedList.js';
import { useQuery } from './useQuery.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<unknown>>() }));
vi.mock('./client.js', () => ({ send }));

const Users = () => {
  const users = useQuery('listUsers', {});
  return <p>{users.state === 'ready' ? users.data.map(({ email }) => email).join() : users.state}</p>;
};

const PagedUsers = () => {
  const { list } = usePagedList('findUsers', {}, { pages: 1, pageSize: 2 });
  return <p>{list.state === 'ready' ? list.data.rows.map(({ email }) => email).join() : list.state}</p>;
};

/** Renders a list of users. */
const openPage = async (List = Users) => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<List />));
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
  await second.close();
});

it('revalidates a paged list with the documented call, and clears it for the next user', async () => {
  send.mockResolvedValueOnce([{ _id: '1', email: 'old@example.com' }]);
  const first = await openPage(PagedUsers);
  await vi.waitFor(() => expect(first.text()).toBe('old@example.com'));
  send.mockResolvedValueOnce([
    { _id: '2', email: 'new@example.com' },
    { _id: '1', email: 'old@example.com' },
  ]);
  await act(() => revalidate(['listUsers']));
  expect(first.text()).toBe('new@example.com,old@example.com');
  await first.close();
  await act(clearPrivateData);

  send.mockReturnValueOnce(new Promise(() => undefined));
  const second = await openPage(PagedUsers);
  expect(second.text()).toBe('loading');
});
