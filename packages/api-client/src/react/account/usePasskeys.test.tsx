// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import { usePasskeys } from './usePasskeys.js';

const passkeys = {
  cancelled: 'Cancelled.',
  registered: 'Registered already.',
  refused: 'Refused.',
  added: (name: string) => `${name} is added.`,
  renamed: (name: string) => `It is called ${name}.`,
  removed: (name: string) => `${name} is removed.`,
};
const credential = { id: 'c1' };
const phone = { _id: '1', name: 'Phone', createdAt: '2026-11-20T03:12:00Z' };

const onSuccess = vi.fn<(message: string) => void>();
const responses = new Map<string, unknown>();
const send = vi.fn<Send>(async (name) => {
  const response = responses.get(name);
  if (response instanceof Error) throw response;
  return response;
});
const register = vi.fn<Parameters<typeof usePasskeys>[0]>();
const open = () => renderHook(send, () => usePasskeys(register, { passkeys }), { onSuccess });

beforeEach(() => {
  vi.clearAllMocks();
  responses.clear();
  responses.set('listPasskeys', { passkeys: [phone], required: false, origin: location.origin });
  responses.set('createRegistrationOptions', { challenge: 'x' });
  register.mockResolvedValue(credential as Awaited<ReturnType<typeof register>>);
});

it('adds, renames and removes passkeys, and says so', async () => {
  const { result, close } = await open();
  await act(async () => expect(await result().onAdd('Phone')).toBeUndefined());
  expect(register).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
  expect(send).toHaveBeenCalledWith('addPasskey', { name: 'Phone', credential }, undefined);
  await act(async () => expect(await result().onRename(phone, 'Mobile')).toBeUndefined());
  await act(async () => expect(await result().onRemove(phone)).toBeUndefined());
  expect(onSuccess.mock.calls.map(([text]) => text)).toEqual([
    'Phone is added.',
    'It is called Mobile.',
    'Phone is removed.',
  ]);
  await close();
});

it.each([
  ['the browser', () => register.mockRejectedValue(new DOMException('', 'NotAllowedError')), 'Cancelled.'],
  ['the host', () => responses.set('addPasskey', new HttpError('addPasskey', 403, undefined, [])), 'Refused.'],
  [
    'the connection',
    () => responses.set('createRegistrationOptions', new HttpError('createRegistrationOptions', 500, undefined, [])),
    'server',
  ],
])('says why a passkey is not added because of %s', async (_, fail, message) => {
  fail();
  const { result, close } = await open();
  await act(async () => expect(await result().onAdd('Phone')).toMatchObject({ message }));
  expect(onSuccess).not.toHaveBeenCalled();
  await close();
});

it('says that passkeys belong to another address', async () => {
  responses.set('listPasskeys', { passkeys: [], required: false, origin: 'https://shop.example.com' });
  const { result, close } = await open();
  await expect.poll(() => result().browser).toBe('elsewhere');
  await close();
});
