import { keptOrders, useSendKeptOrders } from '@dealerkit/api-client/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useKeptMessages } from '../data/useKeptOrdersProps.js';
import { session } from '../session/session.js';
import { useKnownAccount } from '../session/useSession.js';

// Few users see it.
const loadDialog = async () => ({ default: (await import('./SignOutDialog.js')).SignOutDialog });
const SignOutDialog = lazy(loadDialog);

/** Sends the orders that wait on this device, whatever the page, and asks before a sign-out would discard them. */
export const BackgroundTasks = () => {
  const email = useKnownAccount()?.email;
  const [isAsking, setIsAsking] = useState(false);
  useSendKeptOrders(email, useKeptMessages());
  useEffect(() => {
    session.confirmSignOut = () => {
      const isWaiting = keptOrders.has(session.email() ?? '');
      if (isWaiting) {
        loadDialog().then(
          () => setIsAsking(true),
          // Without a connection the orders wait for the next sign-in of this user.
          () => session.signOut(),
        );
      }
      return isWaiting;
    };
  }, []);
  if (!isAsking || email === undefined) return undefined;
  return (
    <Suspense>
      <SignOutDialog
        onSignOut={() => {
          keptOrders.discardAll(email);
          session.signOut();
        }}
        onClose={() => setIsAsking(false)}
      />
    </Suspense>
  );
};
