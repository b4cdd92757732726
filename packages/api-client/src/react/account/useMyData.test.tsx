// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { dealerkitCapabilities, documentedCapabilities } from '../../index.js';
import { useMyData } from './useMyData.js';

const messages = { myData: { downloaded: 'Downloaded.' }, deletion: { asked: 'Asked.', kept: 'Kept.' } };
const email = 'rahim@example.com';
const onSuccess = vi.fn<(message: string) => void>();
const send = vi.fn<Send>(async () => ({}));

const open = (isVerified: boolean, capabilities = dealerkitCapabilities) =>
  renderHook(send, () => useMyData({ email, isVerified }, messages), { onSuccess, capabilities });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:1';
});

it('says that the data is saved, and that the account will be deleted or is kept', async () => {
  const { result, close } = await open(true);
  const { myData, accountDeletion } = result();
  myData?.onSave({ name: 'data.json', type: 'application/json', content: '{}' });
  await act(async () => accountDeletion?.onAsk());
  await act(async () => accountDeletion?.onKeep());
  expect(onSuccess.mock.calls.map(([text]) => text)).toEqual(['Downloaded.', 'Asked.', 'Kept.']);
  await close();
});

it('deletes no account whose address is not verified', async () => {
  const { result, close } = await open(false);
  expect(result().accountDeletion).toBeUndefined();
  expect(result().myData).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  await close();
});

it('offers nothing on a host that cannot', async () => {
  const { result, close } = await open(true, documentedCapabilities);
  expect(result()).toEqual({ myData: undefined, accountDeletion: undefined });
  await close();
});
