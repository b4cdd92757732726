'use client';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { reasonLength } from '@dealerkit/domain/text/textLengths';
import { tooLong } from '../limitedText.js';
import { Stack } from '../../elements/Stack/Stack.js';

export interface ReasonDialogProps {
  /** The question. */
  title: string;
  /** The consequences of the action. */
  warning: string;
  /** The label of the field. */
  label: string;
  /** The message of an empty field. */
  required: string;
  /** Common reasons, each a button that fills the field. @default none */
  reasons?: readonly string[] | undefined;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
  /** The label of the cancel button, which has the initial focus. */
  cancelLabel: string;
  /** Called with the reason when the user confirms. */
  onConfirm: (reason: string) => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The element to focus afterwards, because the button that opened the dialog no longer exists. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

const noReasons: readonly string[] = [];

/** Asks for the reason before something is taken back. It is open while it is rendered. */
export const ReasonDialog = ({
  title,
  warning,
  label,
  required,
  reasons = noReasons,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  returnFocusRef,
}: ReasonDialogProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { texts } = useUi();
  const [error, setError] = useState<string>();

  const suggest = (reason: string) => {
    if (!input.current) return;
    input.current.value = reason;
    setError(undefined);
    input.current.focus();
  };

  const confirm = async (): Promise<SubmitResult> => {
    const reason = input.current?.value.trim() ?? '';
    const message = reason === '' ? required : reason.length > reasonLength ? tooLong(reasonLength, texts) : undefined;
    setError(message);
    if (message === undefined) return onConfirm(reason);
    input.current?.focus();
    // The message is at the field.
    return { message: '' };
  };

  return (
    <AlertDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
      fields={
        <Stack gap="xs">
          <TextField ref={input} label={label} autoComplete="off" error={error} required />
          {reasons.length > 0 && (
            <Stack direction="row" gap="xs">
              {reasons.map((reason) => (
                <Button key={reason} tone="quiet" onClick={() => suggest(reason)}>
                  {reason}
                </Button>
              ))}
            </Stack>
          )}
        </Stack>
      }
    >
      {warning}
    </AlertDialog>
  );
};
