'use client';
import { useEffect, useEffectEvent, useState } from 'react';
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
}

/** Asks an admin to confirm a protected call with a passkey, above the form that made it. It is open while it is rendered. */
export const PasskeyDialog = ({ onConfirm, onClose }: PasskeyDialogProps) => {
  const { passkeys } = useTexts(passkeysTexts);
  // Outside of an open modal dialog nothing can be reached.
  const [form] = useState(() => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // "Back" closes the dialog of the form, and this one with it.
    const removal = new MutationObserver(() => {
      if (form?.isConnected === false) close();
    });
    removal.observe(document.body, { childList: true, subtree: true });
    return () => removal.disconnect();
  }, [form]);
  return (
    <PortalContainer value={form}>
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
