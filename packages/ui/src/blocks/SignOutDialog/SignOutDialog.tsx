'use client';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { useUi } from '../../UiProvider.js';

export interface SignOutDialogProps {
  /** Signs the user out and discards the orders. */
  onSignOut: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Asks a customer who signs out while an order waits on the device. It is open while it is rendered. */
export const SignOutDialog = ({ onSignOut, onClose }: SignOutDialogProps) => {
  const { offlineQueue, navbar, users } = useUi().texts;
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
