'use client';
import type { SubmitResult } from '../../AsyncData.js';
import type { RefObject } from 'react';
import { useTexts } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { ReasonDialog } from '../ReasonDialog/ReasonDialog.js';

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
export const CancelOrderDialog = ({ warning, onCancelOrder, ...dialog }: CancelOrderDialogProps) => {
  const { orders } = useTexts(ordersTexts);
  return (
    <ReasonDialog
      {...dialog}
      warning={warning ?? orders.cancelWarning}
      label={orders.reason}
      required={orders.reasonRequired}
      reasons={Object.values(orders.reasons)}
      confirmLabel={orders.cancel}
      cancelLabel={orders.keep}
      onConfirm={onCancelOrder}
    />
  );
};
