'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { MakeAdminDialog } from '../../blocks/UserActionDialog/MakeAdminDialog.js';
import { UserActionDialog } from '../../blocks/UserActionDialog/UserActionDialog.js';
import type { UserActionDialogProps } from '../../blocks/UserActionDialog/UserActionDialog.js';
import { UserTable } from '../../blocks/UserTable/UserTable.js';
import type { HostPaging } from '../../elements/DataTable/DataTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import { usersIcon } from '../../elements/Icon/icons.js';
import type { User } from '@dealerkit/domain/entities';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { usersTexts } from '../../texts/en/users.js';

export interface AllUserScreenProps {
  /** All users. */
  users: AsyncData<readonly User[]>;
  /** Called after the admin confirmed the change of this user to an admin. */
  onMakeAdmin: (user: User) => Promise<SubmitResult>;
  /** Called after the admin confirmed that this user is no longer an admin. Only for hosts that support it. */
  onRemoveAdmin?: ((user: User) => Promise<SubmitResult>) | undefined;
  /** Called after the admin confirmed to block this user. Only for hosts that support it. */
  onBlock?: ((user: User) => Promise<SubmitResult>) | undefined;
  /** Called after the admin confirmed to unblock this user. Only for hosts that support it. */
  onUnblock?: ((user: User) => Promise<SubmitResult>) | undefined;
  /** Called after the admin confirmed to sign this user out on all devices. Only for hosts that support it. */
  onSignOutUser?: ((user: User) => Promise<SubmitResult>) | undefined;
  /** Returns the URL of the orders of a user; without it the e-mail addresses are no links. */
  ordersHref?: ((email: string) => string) | undefined;
  /** Exports all users; without it there is no button for it. */
  onExport?: ExportButtonProps['onExport'] | undefined;
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
  /** The e-mail address of the signed-in admin, who cannot change their own row. */
  ownEmail?: string | undefined;
  /** The search and the pages of the host; without it the table searches and sorts `users`. */
  paging?: HostPaging | undefined;
}

interface Confirmation {
  user: User;
  action: 'makeAdmin' | UserActionDialogProps['action'];
}

/** Lets an admin see all users, change their roles and block them (`/dashboard/alluser`). */
export const AllUserScreen = ({
  users,
  onMakeAdmin,
  onRemoveAdmin,
  onBlock,
  onUnblock,
  onSignOutUser,
  ordersHref,
  onExport,
  exportFormats,
  ownEmail,
  paging,
}: AllUserScreenProps) => {
  const texts = useTexts(usersTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const confirm = (action: Confirmation['action']) => (user: User) => setConfirmation({ user, action });
  const handlers = {
    makeAdmin: onMakeAdmin,
    removeAdmin: onRemoveAdmin,
    block: onBlock,
    unblock: onUnblock,
    signOut: onSignOutUser,
  };
  const dialog = confirmation && {
    user: confirmation.user,
    onConfirm: async () => handlers[confirmation.action]?.(confirmation.user),
    onClose: () => setConfirmation(undefined),
  };
  return (
    <DashboardPage
      isDense
      title={texts.titles.allUser}
      titleRef={title}
      action={onExport && <ExportButton list={texts.titles.allUser} onExport={onExport} formats={exportFormats} />}
    >
      <Async
        value={users}
        skeleton={<DataTableSkeleton />}
        empty={paging?.search ? undefined : <EmptyState icon={usersIcon} {...texts.users.empty} />}
      >
        {(all) => (
          <UserTable
            users={all}
            onMakeAdmin={confirm('makeAdmin')}
            onRemoveAdmin={onRemoveAdmin && confirm('removeAdmin')}
            onBlock={onBlock && confirm('block')}
            onUnblock={onUnblock && confirm('unblock')}
            onSignOutUser={onSignOutUser && confirm('signOut')}
            ordersHref={ordersHref}
            ownEmail={ownEmail}
            paging={paging}
          />
        )}
      </Async>
      {dialog && confirmation.action === 'makeAdmin' && (
        <MakeAdminDialog
          user={dialog.user}
          onMakeAdmin={dialog.onConfirm}
          onClose={dialog.onClose}
          reversible={onRemoveAdmin !== undefined}
          returnFocusRef={title}
        />
      )}
      {dialog && confirmation.action !== 'makeAdmin' && (
        <UserActionDialog {...dialog} action={confirmation.action} returnFocusRef={title} />
      )}
    </DashboardPage>
  );
};
