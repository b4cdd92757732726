// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPrivateAnswers } from './refresh.js';
import { useRead } from './useRead.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<unknown>>() }));
vi.mock('./client.js', () => ({ send }));

const Users = () => {
  const users = useRead('listUsers', {});
  return <p>{users.state === 'ready' ? users.data.map(({ email }) => email).join() : users.state}</p>;
};

/** Draws the list, and gives what is seen and a way to leave. */
const open = async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Users />));
  return { seen: () => place.textContent, leave: () => act(async () => root.unmount()) };
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('asks anew for whoever signs in a moment after somebody else has left', async () => {
  send.mockResolvedValueOnce([{ _id: '1', email: 'first@example.com' }]);
  const first = await open();
  await vi.waitFor(() => expect(first.seen()).toBe('first@example.com'));
  await first.leave();
  await act(forgetPrivateAnswers);

  send.mockResolvedValueOnce([{ _id: '2', email: 'second@example.com' }]);
  const second = await open();
  await vi.waitFor(() => expect(second.seen()).toBe('second@example.com'));
  expect(send).toHaveBeenCalledTimes(2);
});
