import { expect, it, vi } from 'vitest';
import { showPushMessages, type WorkerScope } from './pushMessages.js';

type Listener = Parameters<WorkerScope['addEventListener']>[1];

/** A service worker with the windows that are open. */
const createScope = (
  windows: { focus: () => Promise<unknown>; navigate: (path: string) => Promise<unknown> }[] = [],
) => {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  const openWindow = vi.fn<WorkerScope['clients']['openWindow']>(async () => undefined);
  const scope: WorkerScope = {
    addEventListener: (type, listener) => void listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  showPushMessages(scope, { icon: '/logo/icon-192.png' });
  const close = vi.fn<() => void>();
  const run = async (type: string, message: unknown) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      data: { json: () => message },
      notification: { data: message, close },
      waitUntil: (given) => void (work = given),
    });
    await work;
  };
  return { showNotification, openWindow, close, run };
};

it.each([
  [
    { kind: 'orderStep', number: 1001, status: 'packed', language: 'en' },
    'Order 1001: packed',
    '/dashboard/orders/1001',
  ],
  [
    { kind: 'orderStep', number: 1001, status: 'packed', language: 'bn' },
    'অর্ডার ১০০১: প্যাক করা হয়েছে',
    '/dashboard/orders/1001',
  ],
  [{ kind: 'lowStock', language: 'en' }, 'Parts to buy', '/dashboard/purchaselist'],
  [{ kind: 'digest', number: 12, language: 'en' }, '12 messages', '/dashboard'],
])('shows %o as "%s"', async (message, title, path) => {
  const { run, showNotification } = createScope();
  await run('push', message);
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ data: path, lang: message.language }));
});

it('shows nothing for a message that it does not know', async () => {
  const { run, showNotification } = createScope();
  await run('push', { kind: 'other', language: 'en' });
  await run('push', { kind: 'orderStep', number: 1, language: 'xx' });
  expect(showNotification).not.toHaveBeenCalled();
});

it('opens the page in the window of the shop, or in a new one', async () => {
  const shown = {
    focus: vi.fn<() => Promise<unknown>>(async () => undefined),
    navigate: vi.fn<(path: string) => Promise<unknown>>(async () => undefined),
  };
  const open = createScope([shown]);
  await open.run('notificationclick', '/dashboard/orders/1001');
  expect(open.close).toHaveBeenCalledOnce();
  expect([shown.focus.mock.calls.length, shown.navigate.mock.calls]).toEqual([1, [['/dashboard/orders/1001']]]);
  const closed = createScope();
  await closed.run('notificationclick', '/dashboard/orders/1001');
  expect(closed.openWindow).toHaveBeenCalledWith('/dashboard/orders/1001');
});
