'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import { MakeAdminDialog } from '../../blocks/MakeAdminDialog/MakeAdminDialog.js';
import { UserTable } from '../../blocks/UserTable/UserTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import type { User } from '../../entities.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';

export interface AllUserScreenProps {
  /** All users. */
  users: AsyncData<readonly User[]>;
  /** Called after the admin confirmed the change of this user to an admin. */
  onMakeAdmin: (user: User) => Promise<SubmitResult>;
  /** Exports all users; without it there is no button for it. */
  onExport?: () => Promise<SubmitResult>;
}

/** Lets an admin see all users and make one an admin (`/dashboard/alluser`). */
export const AllUserScreen = ({ users, onMakeAdmin, onExport }: AllUserScreenProps) => {
  const { texts } = useUi();
  const title = useRef<HTMLHeadingElement>(null);
  const [userToConfirm, setUserToConfirm] = useState<User>();
  return (
    <DashboardPage
      title={texts.titles.allUser}
      titleRef={title}
      action={onExport && <ExportButton list={texts.titles.allUser} onExport={onExport} />}
    >
      <Async value={users} skeleton={<DataTableSkeleton />} empty={<EmptyState icon="users" {...texts.users.empty} />}>
        {(all) => <UserTable users={all} onMakeAdmin={setUserToConfirm} />}
      </Async>
      {userToConfirm && (
        <MakeAdminDialog
          user={userToConfirm}
          onMakeAdmin={() => onMakeAdmin(userToConfirm)}
          onClose={() => setUserToConfirm(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
