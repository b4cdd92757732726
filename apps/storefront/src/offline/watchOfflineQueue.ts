import { hasOfflineQueue } from '@dealerkit/api-client/react';
import { session } from '../session/session.js';

/** Loads what sends the offline queue. Most visitors never need it; an earlier user may have left orders, which are removed when they are too old. */
export const watchOfflineQueue = (): void => {
  const load = () => {
    if (session.email() === undefined && !hasOfflineQueue()) return;
    // After a failure the next change of the session tries again.
    import('./startBackgroundTasks.js').then(stop, () => undefined);
  };
  const stop = session.subscribe(load);
  load();
};
