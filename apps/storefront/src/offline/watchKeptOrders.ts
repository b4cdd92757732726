import { keptOrdersKey } from '@dealerkit/api-client/react';
import { localStore } from '../preferences/localStore.js';
import { session } from '../session/session.js';

/** Whether an earlier user of this device has left orders, which are removed when they are too old. */
export const hasKeptOrders = () => Boolean(localStore()?.getItem(keptOrdersKey));

/** Loads what sends kept orders. Most visitors never need it. */
export const watchKeptOrders = (): void => {
  const load = () => {
    if (session.email() === undefined && !hasKeptOrders()) return;
    stop();
    import('./startBackgroundTasks.js').catch(() => undefined);
  };
  const stop = session.subscribe(load);
  load();
};
