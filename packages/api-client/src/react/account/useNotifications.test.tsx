// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities, HttpError } from '../../index.js';
import { endPushOfOthers, useNotificationSettings, usePushOffer } from './useNotifications.js';

const messages = { browserDenied: 'Denied.', browserFailed: 'Failed.' };
const email = 'rahim@example.com';
const send = vi.fn<Send>();
const unsubscribe = vi.fn<() => Promise<boolean>>();
const subscribe = vi.fn<() => Promise<unknown>>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
let subscription: unknown;

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  subscription = undefined;
  send.mockResolvedValue({ language: 'en', off: [], pushKey: 'key' });
  requestPermission.mockResolvedValue('granted');
  subscribe.mockImplementation(async () => {
    subscription = { unsubscribe, toJSON: () => ({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }) };
    return subscription;
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
});

/** The settings of a user, once the browser has said whether it shows messages. */
const openSettings = async (user = email) => {
  const page = await renderHook(send, () => useNotificationSettings(user, messages));
  await expect.poll(() => page.result()?.browser).toBeDefined();
  const turnOn = () => act(async () => page.result()?.browser?.onTurnOn());
  return { ...page, turnOn };
};

it('turns on the push messages of one user, and ends them for another', async () => {
  const { result, turnOn, close } = await openSettings();
  expect(result()?.browser?.state).toBe('off');
  expect(await turnOn()).toBeUndefined();
  expect(result()?.browser?.state).toBe('on');
  const sent = { endpoint: 'https://push', p256dh: 'p', auth: 'a' };
  expect(send.mock.calls.find(([name]) => name === 'addPushSubscription')?.[1]).toEqual(sent);
  await close();
  await endPushOfOthers(email);
  expect(unsubscribe).not.toHaveBeenCalled();
  const other = await openSettings('karim@example.com');
  expect(other.result()?.browser?.state).toBe('off');
  await other.close();
  await endPushOfOthers('karim@example.com');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('says what keeps push messages off, and leaves no subscription that the host does not know', async () => {
  const { result, turnOn, close } = await openSettings();
  requestPermission.mockResolvedValueOnce('denied');
  expect(await turnOn()).toEqual({ message: 'Denied.' });
  subscribe.mockRejectedValueOnce(new Error('The push service is blocked.'));
  expect(await turnOn()).toEqual({ message: 'Failed.' });
  send.mockRejectedValueOnce(new HttpError('addPushSubscription', 429, undefined, []));
  expect(await turnOn()).toMatchObject({ message: 'tooMany' });
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(result()?.browser?.state).toBe('off');
  await close();
});

it('offers push messages until the user has answered', async () => {
  const first = await renderHook(send, () => usePushOffer(email, messages));
  await expect.poll(() => first.result()).toBeDefined();
  await act(async () => first.result()?.onDismiss());
  expect(first.result()).toBeUndefined();
  await first.close();
  localStorage.clear();
  const second = await renderHook(send, () => usePushOffer(email, messages));
  await expect.poll(() => second.result()).toBeDefined();
  await act(async () => second.result()?.onTurnOn());
  // What was turned on stays on screen, and is offered no more.
  expect(second.result()).toBeDefined();
  expect(localStorage.getItem('pushOffer')).toBe('accepted');
  await second.close();
});

it('asks a host that does not notify nothing', async () => {
  const page = await renderHook(send, () => useNotificationSettings(email, messages), {
    capabilities: documentedCapabilities,
  });
  expect(page.result()).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
  await page.close();
});
