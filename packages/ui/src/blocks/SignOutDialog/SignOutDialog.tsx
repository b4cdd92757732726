'use client';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { useTexts } from '../../UiProvider.js';
import { offlineQueueTexts } from '../../texts/en/offlineQueue.js';
import { usersTexts } from '../../texts/en/users.js';

const english = { ...offlineQueueTexts, ...usersTexts };

export interface SignOutDialogProps {
  /** Signs the user out and discards the orders. */
  onSignOut: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Asks a customer who signs out while an order waits on the device. It is open while it is rendered. */
export const SignOutDialog = ({ onSignOut, onClose }: SignOutDialogProps) => {
  const { offlineQueue, navbar, users } = useTexts(english);
  return (
    <AlertDialog
      title={offlineQueue.signOut}
      confirmLabel={navbar.signOut}
      cancelLabel={users.notNow}
      tone="danger"
      onConfirm={async () => {
        onSignOut();
        return undefined;
      }}
      onClose={onClose}
    >
      {offlineQueue.signOutWarning}
    </AlertDialog>
  );
};
