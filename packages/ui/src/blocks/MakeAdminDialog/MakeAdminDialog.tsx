'use client';
import type { RefObject } from 'react';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import type { User } from '../../entities.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { userName } from '../userName.js';

export interface MakeAdminDialogProps {
  /** Who is to become an admin. */
  user: User;
  /** Makes that person an admin; a refusal is shown and may be answered by another try. */
  onMakeAdmin: () => SubmitResult;
  /** Takes the question away. */
  onClose: () => void;
  /** Takes the focus when the row's button has gone with the yes. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before somebody becomes an admin, since there is no call to take it back (D23). */
export const MakeAdminDialog = ({ user, onMakeAdmin, onClose, focusAfter }: MakeAdminDialogProps) => {
  const { users } = useUi().texts;
  return (
    <Dialog
      title={users.makeAdminTitle(userName(user))}
      confirm={users.makeAdmin}
      cancel={users.notNow}
      onConfirm={onMakeAdmin}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <EmailText>{users.makeAdminWarning(user.email)}</EmailText>
    </Dialog>
  );
};
