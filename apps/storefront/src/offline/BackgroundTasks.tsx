import { keptOrders, useSendKeptOrders } from '@dealerkit/api-client/react';
import { useEffect, useState } from 'react';
import { useKeptMessages } from '../data/useKeptOrdersProps.js';
import { session } from '../session/session.js';
import { useKnownAccount } from '../session/useAccount.js';

/** Sends the orders that wait on this device, whatever the page, and asks before a sign-out would discard them. */
export const BackgroundTasks = () => {
  const email = useKnownAccount()?.email;
  const [dialog, setDialog] = useState<typeof import('./SignOutDialog.js')>();
  useSendKeptOrders(email, useKeptMessages());
  useEffect(() => {
    session.confirmSignOut = () => {
      const isWaiting = keptOrders.has(session.email() ?? '');
      if (isWaiting) {
        import('./SignOutDialog.js').then(
          setDialog,
          // Without a connection the orders wait for the next sign-in of this user.
          () => session.signOut(),
        );
      }
      return isWaiting;
    };
  }, []);
  if (!dialog || email === undefined) return undefined;
  const { SignOutDialog } = dialog;
  return (
    <SignOutDialog
      onSignOut={() => {
        keptOrders.discardAll(email);
        session.signOut();
      }}
      onClose={() => setDialog(undefined)}
    />
  );
};
