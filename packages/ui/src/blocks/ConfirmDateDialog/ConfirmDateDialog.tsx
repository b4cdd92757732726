'use client';
import type { RefObject } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { formatLongDay } from '../../format/dates.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { useTexts } from '../../UiProvider.js';

/** What issuing an invoice or a credit note resolves to: undefined if it has a number. */
export type NumberedResult =
  | (SubmitError & {
      /** The date of the server (`2026-11-22`), which an admin must confirm before the number is given. */
      dateToConfirm?: string | undefined;
    })
  | undefined;

export interface ConfirmDateDialogProps {
  /** The date of the server, as `2026-11-22`. */
  date: string;
  /** Called when the admin confirms that it is today. */
  onConfirm: () => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The element to focus afterwards, if the button that opened the dialog no longer exists. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** Asks whether the date of the server is right, before the first number of a year. It is open while it is rendered. */
export const ConfirmDateDialog = ({ date, ...props }: ConfirmDateDialogProps) => {
  const { invoices, locale } = useTexts(invoicesTexts);
  return (
    <AlertDialog
      title={invoices.confirmDateTitle(formatLongDay(date, locale))}
      confirmLabel={invoices.confirmDate}
      cancelLabel={invoices.refuseDate}
      {...props}
    >
      {invoices.confirmDateWarning}
    </AlertDialog>
  );
};
