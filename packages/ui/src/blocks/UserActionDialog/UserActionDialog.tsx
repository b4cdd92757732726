'use client';
import type { RefObject } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import type { User } from '@dealerkit/domain/entities';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { userName } from '../userName.js';
import { usersTexts } from '../../texts/en/users.js';

export interface UserActionDialogProps {
  /** The user that the action changes. */
  user: User;
  /** Selects the question and the label. */
  action: 'removeAdmin' | 'block' | 'unblock' | 'signOut';
  /** Called when the admin confirms. An error is shown in the dialog, which stays open for a retry. */
  onConfirm: () => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The element to focus afterwards, because the button that opened the dialog no longer exists. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a user is blocked, unblocked, signed out or removed as an admin. */
export const UserActionDialog = ({ user, action, onConfirm, onClose, returnFocusRef }: UserActionDialogProps) => {
  const { users } = useTexts(usersTexts);
  const { title, warning, label } = users[action];
  return (
    <AlertDialog
      title={title(userName(user))}
      confirmLabel={label}
      cancelLabel={users.notNow}
      tone={action === 'unblock' ? 'accent' : 'danger'}
      onConfirm={onConfirm}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
    >
      <EmailText>{warning(user.email)}</EmailText>
    </AlertDialog>
  );
};
