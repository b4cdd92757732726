// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities } from '../../index.js';
import { useProfileForm } from '../account/useProfileForm.js';
import { useAddPart } from './useAddPart.js';

const send = vi.fn<Send>(async () => ({}));
const sent = () => send.mock.calls.splice(0).map((call) => call.slice(0, 2));

const part = { product_name: 'Hub', image: '/hub.jpg', minimum_order_quantity: 1 };
const extra = { Weight: '9 kg' };

it('sends the own values of a part to a host that stores them, and to no other', async () => {
  const useOnAdd = () => useAddPart({ added: 'Added.' });
  await callHook(send, useOnAdd)({ ...part, extra });
  await callHook(send, useOnAdd)(part);
  await callHook(send, useOnAdd, { capabilities: documentedCapabilities })({ ...part, extra });
  expect(sent()).toEqual([
    ['addPartWithExtra', { ...part, extra }],
    ['addPart', part],
    ['addPart', part],
  ]);
});

it('sends the own values of a profile to a host that stores them, and to no other', async () => {
  const account = { email: 'rahim@example.com', name: 'Rahim' };
  const typed = { loaction: 'Sylhet', phone: '017' };
  const profile = { email: account.email, username: 'Rahim', ...typed };
  const useForm = () => useProfileForm(account, { updated: 'Updated.' });
  await callHook(send, useForm).onUpdate({ ...typed, extra });
  await callHook(send, useForm).onUpdate(typed);
  await callHook(send, useForm, { capabilities: documentedCapabilities }).onUpdate({ ...typed, extra });
  const changes = sent().filter(([name]) => name !== 'getProfile');
  expect(changes).toEqual([
    ['updateProfile', { ...profile, extra }],
    ['updateUser', profile],
    ['updateUser', profile],
  ]);
});
