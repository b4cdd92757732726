'use client';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { fields, suggestions } from './CancelOrderDialog.css.js';

export interface CancelOrderDialogProps {
  /** The question, with the name of the part or the number of the order. */
  title: string;
  /** The consequences of the cancellation. @default those of one part */
  warning?: string | undefined;
  /** Called with the reason when the admin confirms. */
  onCancelOrder: (reason: string) => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The element to focus afterwards, because the button that opened the dialog no longer exists. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for the reason before an order is cancelled. It is open while it is rendered. */
export const CancelOrderDialog = ({
  title,
  warning,
  onCancelOrder,
  onClose,
  returnFocusRef,
}: CancelOrderDialogProps) => {
  const { orders } = useTexts(ordersTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  const suggest = (reason: string) => {
    if (!input.current) return;
    input.current.value = reason;
    setIsMissing(false);
    input.current.focus();
  };

  const confirm = async (): Promise<SubmitResult> => {
    const reason = input.current?.value.trim() ?? '';
    setIsMissing(reason === '');
    if (reason !== '') return onCancelOrder(reason);
    input.current?.focus();
    // The message is at the field.
    return { message: '' };
  };

  return (
    <AlertDialog
      title={title}
      confirmLabel={orders.cancel}
      cancelLabel={orders.keep}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
      fields={
        <div className={fields}>
          <TextField
            ref={input}
            label={orders.reason}
            autoComplete="off"
            error={isMissing ? orders.reasonRequired : undefined}
            required
          />
          <div className={suggestions}>
            {Object.values(orders.reasons).map((reason) => (
              <Button key={reason} tone="quiet" onClick={() => suggest(reason)}>
                {reason}
              </Button>
            ))}
          </div>
        </div>
      }
    >
      {warning ?? orders.cancelWarning}
    </AlertDialog>
  );
};
