'use client';
import type { RefObject } from 'react';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';

export interface DeleteModalProps {
  /** What would be lost, by the name of its part. */
  name: string;
  /** Whether it is an order or a part, which decides the warning (D9). */
  kind: 'order' | 'part';
  /** Deletes it. */
  onDelete: () => SubmitResult;
  /** Takes the question away, whatever the answer was. */
  onClose: () => void;
  /** Takes the focus once it is deleted, as the button that asked goes with it. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before something is deleted (specification, section 8); open for as long as it is drawn. */
export const DeleteModal = ({ name, kind, onDelete, onClose, focusAfter }: DeleteModalProps) => {
  const { deleteQuestion } = useUi().texts;
  return (
    <Dialog
      title={deleteQuestion.title(name)}
      confirm={deleteQuestion.delete}
      cancel={deleteQuestion.cancel}
      tone="danger"
      onConfirm={onDelete}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {kind === 'order' ? deleteQuestion.orderWarning : deleteQuestion.partWarning}
    </Dialog>
  );
};
