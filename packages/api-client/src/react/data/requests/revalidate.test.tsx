// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { useClearPrivateData } from './revalidate.js';
import { useMutation } from '../useMutation.js';
import { usePagedQuery } from '../usePagedQuery.js';
import { useQuery } from '../useQuery.js';

const send = vi.fn<Send>();
const callsOf = (name: string) => send.mock.calls.filter(([called]) => called === name).length;

beforeEach(() => void send.mockReset());

const Users = () => {
  const users = useQuery('listUsers', {});
  return <p>{users.state === 'ready' ? users.data.map(({ email }) => email).join() : users.state}</p>;
};

const PagedUsers = () => {
  const { list } = usePagedQuery('findUsers', {}, { pages: 1, pageSize: 2 });
  return <p>{list.state === 'ready' ? list.data.rows.map(({ email }) => email).join() : list.state}</p>;
};

const Site = ({ user, page: Page }: { user: string | undefined; page: typeof Users }) => {
  useClearPrivateData(user);
  return user && <Page />;
};

it.each([Users, PagedUsers])('makes the call again for a user who signs in right after another (%o)', async (Page) => {
  send.mockResolvedValueOnce([{ _id: '1', email: 'first@example.com' }]);
  const page = await renderWithClient(send, <Site user="rahim@example.com" page={Page} />);
  await expect.poll(() => page.text()).toBe('first@example.com');
  await page.rerender(<Site user={undefined} page={Page} />);

  let respond: (users: unknown) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await page.rerender(<Site user="karim@example.com" page={Page} />);
  expect(page.text()).toBe('loading');
  await act(async () => respond([{ _id: '2', email: 'second@example.com' }]));
  await expect.poll(() => page.text()).toBe('second@example.com');
  expect(send).toHaveBeenCalledTimes(2);
  await page.close();
});

it('shows a paged list only to the user for whom it was loaded, also when the user changes without a sign-out', async () => {
  send.mockResolvedValueOnce([{ _id: '1', email: 'first@example.com' }]);
  const page = await renderWithClient(send, <Site user="rahim@example.com" page={PagedUsers} />);
  await expect.poll(() => page.text()).toBe('first@example.com');

  let respond: (users: unknown) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await page.rerender(<Site user="karim@example.com" page={PagedUsers} />);
  expect(page.text()).toBe('loading');
  await act(async () => respond([{ _id: '2', email: 'second@example.com' }]));
  await expect.poll(() => page.text()).toBe('second@example.com');
  await page.close();
});

const BlockButton = () => {
  const blockUser = useMutation('blockUser', { successMessage: () => 'Blocked.' });
  return <button onClick={() => void blockUser({ email: 'new@example.com' })}>Block</button>;
};

it('a mutation revalidates the lists that it changes, also paged ones, and no others', async () => {
  const Parts = () => useQuery('listParts', {}).state;
  let users = [{ _id: '1', email: 'old@example.com' }];
  send.mockImplementation(async (name) =>
    name === 'blockUser' ? { modifiedCount: 1 } : name === 'findUsers' ? users.toReversed() : users,
  );
  const page = await renderWithClient(
    send,
    <>
      <Users />
      <PagedUsers />
      <Parts />
      <BlockButton />
    </>,
  );
  await expect.poll(() => page.text()).toContain('old@example.comold@example.com');
  users = [...users, { _id: '2', email: 'new@example.com' }];
  await page.click('Block');
  await expect.poll(() => page.text()).toContain('old@example.com,new@example.comnew@example.com,old@example.com');
  expect(['listUsers', 'findUsers', 'listParts'].map(callsOf)).toEqual([2, 2, 1]);
  await page.close();
});

it('a mutation whose component is unmounted while it runs is sent once, completes and revalidates', async () => {
  let respond: (result: unknown) => void = () => undefined;
  send.mockImplementation((name) =>
    name === 'blockUser' ? new Promise((resolve) => (respond = resolve)) : Promise.resolve([]),
  );
  const onSuccess = vi.fn<(message: string) => void>();
  const page = await renderWithClient(
    send,
    <StrictMode>
      <Users />
      <BlockButton />
    </StrictMode>,
    { onSuccess },
  );
  await page.click('Block');
  await page.rerender(<Users />);
  await act(async () => respond({ modifiedCount: 1 }));
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Blocked.', 'blockUser');
  await expect.poll(() => callsOf('listUsers')).toBe(2);
  expect(callsOf('blockUser')).toBe(1);
  await page.close();
});
