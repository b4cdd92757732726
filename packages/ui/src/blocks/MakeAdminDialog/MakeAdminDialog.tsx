'use client';
import type { RefObject } from 'react';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import type { User } from '../../entities.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { userName } from '../userName.js';

export interface MakeAdminDialogProps {
  /** The user to make an admin. */
  user: User;
  /** Called when the admin confirms. An error is shown in the dialog, which stays open for a retry. */
  onMakeAdmin: () => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The element to focus afterwards, because the button that opened the dialog no longer exists. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a user becomes an admin, which cannot be undone (D23). */
export const MakeAdminDialog = ({ user, onMakeAdmin, onClose, returnFocusRef }: MakeAdminDialogProps) => {
  const { users } = useUi().texts;
  return (
    <Dialog
      title={users.makeAdminTitle(userName(user))}
      confirmLabel={users.makeAdmin}
      cancelLabel={users.notNow}
      onConfirm={onMakeAdmin}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
    >
      <EmailText>{users.makeAdminWarning(user.email)}</EmailText>
    </Dialog>
  );
};
