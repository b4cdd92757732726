// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetPrivateAnswers } from './refresh.js';
import { useRead } from './useRead.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<unknown>>() }));
vi.mock('./client.js', () => ({ send }));

const Users = () => {
  const users = useRead('listUsers', {});
  return <p>{users.state === 'ready' ? users.data.map(({ email }) => email).join() : users.state}</p>;
};

afterEach(cleanup);

it('asks anew for whoever signs in a moment after somebody else has left', async () => {
  send.mockResolvedValueOnce([{ _id: '1', email: 'first@example.com' }]);
  render(<Users />);
  await screen.findByText('first@example.com');
  cleanup();
  await act(forgetPrivateAnswers);

  send.mockResolvedValueOnce([{ _id: '2', email: 'second@example.com' }]);
  render(<Users />);
  await screen.findByText('second@example.com');
  expect(send).toHaveBeenCalledTimes(2);
});
