import { useSendOfflineQueue } from '@dealerkit/api-client/react';
import { useOfflineQueueMessages } from './useOfflineQueueProps.js';
import { useKnownAccount } from '../session/useSession.js';

/** Sends the orders that wait on this device, whatever the page. */
export const BackgroundTasks = () => {
  useSendOfflineQueue(useKnownAccount()?.email, useOfflineQueueMessages());
  return undefined;
};
