'use client';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { PortalContainer } from '../../elements/portalContainer.js';
import type { SubmitResult } from '../../AsyncData.js';
import { passkeysTexts } from '../../texts/en/passkeys.js';
import { useTexts } from '../../UiProvider.js';

export interface PasskeyDialogProps {
  /** Lets the browser confirm with a passkey. An error is shown in the dialog, which stays open for a retry. */
  onConfirm: () => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The open modal dialog of the form, outside of which nothing can be reached. @default the page */
  container?: HTMLElement | null | undefined;
}

/** Asks an admin to confirm a protected call with a passkey, above the form that made it. It is open while it is rendered. */
export const PasskeyDialog = ({ onConfirm, onClose, container = null }: PasskeyDialogProps) => {
  const { passkeys } = useTexts(passkeysTexts);
  return (
    <PortalContainer value={container}>
      <AlertDialog
        title={passkeys.confirmTitle}
        confirmLabel={passkeys.confirm}
        cancelLabel={passkeys.cancel}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        {passkeys.confirmLead}
      </AlertDialog>
    </PortalContainer>
  );
};
