import { foldEmail } from '@dealerkit/domain/text/foldEmail';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { SubmitResult } from '../../AsyncData.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { deletionTexts } from '../../texts/en/myData.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';

interface DeleteAccountDialogProps {
  email: string;
  onAsk: () => Promise<SubmitResult>;
  onClose: () => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Says what is removed and what stays, and asks for the e-mail address. */
export const DeleteAccountDialog = ({ email, onAsk, onClose, returnFocusRef }: DeleteAccountDialogProps) => {
  const { deletion } = useTexts(deletionTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);

  const confirm = async (): Promise<SubmitResult> => {
    const isOwn = foldEmail(input.current?.value.trim() ?? '') === foldEmail(email);
    setIsWrong(!isOwn);
    if (isOwn) return onAsk();
    input.current?.focus();
    // The message is at the field.
    return { message: '' };
  };

  return (
    <AlertDialog
      title={deletion.question}
      confirmLabel={deletion.confirm}
      cancelLabel={deletion.cancel}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
      fields={
        <TextField
          ref={input}
          label={deletion.confirmEmail}
          type="email"
          autoComplete="off"
          error={isWrong ? deletion.wrongEmail : undefined}
          required
        />
      }
    >
      <Stack gap="sm">
        <p>{deletion.goes}</p>
        <p>{deletion.stays}</p>
        <p>{deletion.signIn}</p>
      </Stack>
    </AlertDialog>
  );
};
