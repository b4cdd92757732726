import { endPushOfOthers, useSendOfflineQueue } from '@dealerkit/api-client/react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { useEffect } from 'react';
import { useKnownAccount, useSession } from '../session/useSession.js';
import { useOfflineQueueMessages } from './useOfflineQueueProps.js';

/** Sends the orders that wait on this device, whatever the page, and ends the push messages of a user who has signed out. */
const BackgroundTasks = () => {
  const email = useKnownAccount()?.email;
  const { status } = useSession();
  useSendOfflineQueue(email, useOfflineQueueMessages());
  useEffect(() => {
    if (status === 'signedOut' || email !== undefined) void endPushOfOthers(email);
  }, [status, email]);
  return undefined;
};

// A root of its own, so that no page loads or renders it.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AppProviders>
    <BackgroundTasks />
  </AppProviders>,
);
