import { hasOfflineQueue } from '@dealerkit/api-client/react';
import { session } from '../session/session.js';

/** Loads what sends the offline queue. Most visitors never need it; an earlier user may have left orders, which are removed when they are too old. */
export const watchOfflineQueue = (): void => {
  const load = () => {
    if (session.email() === undefined && !hasOfflineQueue()) return;
    stop();
    // Browsers remember a failed module, so that only the next document tries again.
    import('./startBackgroundTasks.js').catch(() => undefined);
  };
  const stop = session.subscribe(load);
  load();
};
