'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import type { SubmitResult } from '../../AsyncData.js';
import { passkeysTexts } from '../../texts/en/passkeys.js';
import { useTexts } from '../../UiProvider.js';

export interface PasskeyDialogProps {
  /** Lets the browser confirm with a passkey. An error is shown in the dialog, which stays open for a retry. */
  onConfirm: () => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** The modal dialog that is open; a server has none. */
const findModal = () =>
  typeof document === 'undefined' ? null : ([...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null);

/** Asks an admin to confirm a protected call with a passkey, above the form that made it. It is open while it is rendered. */
export const PasskeyDialog = ({ onConfirm, onClose }: PasskeyDialogProps) => {
  const { passkeys } = useTexts(passkeysTexts);
  const [form] = useState(findModal);
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
    <AlertDialog
      title={passkeys.confirmTitle}
      confirmLabel={passkeys.confirm}
      cancelLabel={passkeys.cancel}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {passkeys.confirmLead}
    </AlertDialog>
  );
};
