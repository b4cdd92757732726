import { endPushOfOthers, useSendOfflineQueue } from '@dealerkit/api-client/react';
import { useMessages } from '@dealerkit/ui/useMessages';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { useEffect } from 'react';
import { queueTexts } from './queueTexts.js';
import { useKnownAccount, useSession } from '../session/useSession.js';

/** Sends the orders that wait on this device, whatever the page, and ends the push messages of a user who has signed out. */
const BackgroundTasks = () => {
  const email = useKnownAccount()?.email;
  const { status } = useSession();
  useSendOfflineQueue(email, useMessages(queueTexts));
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
