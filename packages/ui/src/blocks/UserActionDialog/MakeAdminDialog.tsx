'use client';
import type { RefObject } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { User } from '@dealerkit/domain/entities';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { userName } from '../userName.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { usersTexts } from '../../texts/en/users.js';

export interface MakeAdminDialogProps {
  /** The user to make an admin. */
  user: User;
  /** Called when the admin confirms. An error is shown in the dialog, which stays open for a retry. */
  onMakeAdmin: () => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The role can be removed again. Without it, a sentence says that this cannot be undone. */
  reversible?: boolean | undefined;
  /** The element to focus afterwards, because the button that opened the dialog no longer exists. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a user becomes an admin, and says whether the e-mail address is verified. */
export const MakeAdminDialog = ({
  user,
  onMakeAdmin,
  onClose,
  reversible = false,
  returnFocusRef,
}: MakeAdminDialogProps) => {
  const { users } = useTexts(usersTexts);
  return (
    <AlertDialog
      title={users.makeAdminTitle(userName(user))}
      confirmLabel={users.makeAdmin}
      cancelLabel={users.notNow}
      onConfirm={onMakeAdmin}
      onClose={onClose}
      returnFocusRef={returnFocusRef}
    >
      <Stack gap="sm">
        <p>
          <EmailText>{users.makeAdminWarning(user.email)}</EmailText> {!reversible && users.makeAdminFinal}
        </p>
        {user.emailVerified === true && <p>{users.addressVerified}</p>}
        {user.emailVerified === false && <Notice tone="warning">{users.addressNotVerified}</Notice>}
      </Stack>
    </AlertDialog>
  );
};
