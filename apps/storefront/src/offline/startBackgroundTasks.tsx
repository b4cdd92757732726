import { useSendOfflineQueue } from '@dealerkit/api-client/react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { useKnownAccount } from '../session/useSession.js';
import { useOfflineQueueMessages } from './useOfflineQueueProps.js';

/** Sends the orders that wait on this device, whatever the page. */
const BackgroundTasks = () => {
  useSendOfflineQueue(useKnownAccount()?.email, useOfflineQueueMessages());
  return undefined;
};

// A root of its own, so that no page loads or renders it.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AppProviders>
    <BackgroundTasks />
  </AppProviders>,
);
