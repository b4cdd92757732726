import { offlineQueueKey } from '@dealerkit/api-client/react';
import { localStore } from '../preferences/localStore.js';
import { session } from '../session/session.js';

/** Whether an earlier user of this device has left orders, which are removed when they are too old. */
export const hasOfflineQueue = () => Boolean(localStore()?.getItem(offlineQueueKey));

/** Loads what sends the offline queue. Most visitors never need it. */
export const watchOfflineQueue = (): void => {
  const load = () => {
    if (session.email() === undefined && !hasOfflineQueue()) return;
    stop();
    import('./startBackgroundTasks.js').catch(() => undefined);
  };
  const stop = session.subscribe(load);
  load();
};
