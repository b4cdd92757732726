// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { type Capabilities, documentedCapabilities } from '../../index.js';
import { useUsers } from './useUsers.js';

const messages = {
  madeAdmin: 'Made.',
  makeAdminFailed: 'Not made.',
  unchanged: 'Already done.',
  removeAdmin: { done: 'Removed.' },
  block: { done: 'Blocked.' },
  unblock: { done: 'Unblocked.' },
  signOut: { done: 'Signed out.' },
};
const rafiq = { _id: 'u1', email: 'rafiq@example.com' };

const render = async (modifiedCount: number, capabilities: Capabilities) => {
  const send = vi.fn<Send>(async (name) => (name === 'findUsers' ? [rafiq] : { modifiedCount }));
  const onSuccess = vi.fn<(message: string) => void>();
  const { result, close } = await renderHook(send, () => useUsers(messages), { capabilities, onSuccess });
  return { result, close, send, onSuccess };
};

it('offers what the host can do, and says what is done', async () => {
  const { result, close, send, onSuccess } = await render(1, { ...documentedCapabilities, blockUser: true });
  await expect.poll(() => result().users).toEqual({ state: 'ready', data: [rafiq] });
  const { onMakeAdmin, onBlock, onUnblock, onRemoveAdmin, onSignOutUser } = result();
  expect([onUnblock, onRemoveAdmin, onSignOutUser]).toEqual([undefined, undefined, undefined]);
  await act(async () => onMakeAdmin(rafiq));
  await act(async () => onBlock?.(rafiq));
  expect(send.mock.calls).toContainEqual(['blockUser', { email: rafiq.email }, undefined]);
  expect(onSuccess.mock.calls.map(([message]) => message)).toEqual(['Made.', 'Blocked.']);
  await close();
});

it('says that another admin was faster', async () => {
  const { result, close, onSuccess } = await render(0, { ...documentedCapabilities, blockUser: true });
  let errors: unknown[] = [];
  await act(async () => (errors = [await result().onMakeAdmin(rafiq), await result().onBlock?.(rafiq)]));
  expect(errors).toEqual([{ message: 'Not made.' }, { message: 'Already done.' }]);
  expect(onSuccess).not.toHaveBeenCalled();
  await close();
});
