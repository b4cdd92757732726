// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { watchOfflineQueue } from './watchOfflineQueue.js';

const { listeners, loads } = vi.hoisted(() => ({ listeners: new Set<() => void>(), loads: [] as string[] }));

vi.mock('../session/session.js', () => ({
  session: {
    email: () => 'rahim@example.com',
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
}));

vi.mock('./startBackgroundTasks.js', () => {
  loads.push('started');
  if (loads.length === 1) throw new Error('The chunk cannot be loaded.');
  return {};
});

it('what sends the offline queue is loaded with a later change of the session if it failed before, and once', async () => {
  watchOfflineQueue();
  await expect.poll(() => loads.length).toBe(1);
  await expect
    .poll(() => {
      for (const listener of listeners) listener();
      return listeners.size;
    })
    .toBe(0);
  expect(loads).toHaveLength(2);
});
