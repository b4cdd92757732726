'use client';
import type { RefObject } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';

export interface DeleteModalProps {
  /** The name of the part or the review to delete, or of the ordered part. */
  name: string;
  /** Selects the warning. */
  kind: 'order' | 'part' | 'review';
  /** Called when the user confirms. */
  onDelete: () => Promise<SubmitResult>;
  /** Called when the dialog closes, after a cancel or a deletion. */
  onClose: () => void;
  /** The element to focus after the deletion, because the button that opened the dialog no longer exists. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a deletion. It is open while it is rendered. */
export const DeleteModal = ({ name, kind, onDelete, onClose, returnFocusRef }: DeleteModalProps) => {
  const { deleteModal } = useTexts(deleteModalTexts);
  return (
    <AlertDialog
      title={deleteModal.title(name)}
      confirmLabel={deleteModal.delete}
      cancelLabel={deleteModal.cancel}
      tone="danger"
      onConfirm={onDelete}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
    >
      {deleteModal[`${kind}Warning`]}
    </AlertDialog>
  );
};
