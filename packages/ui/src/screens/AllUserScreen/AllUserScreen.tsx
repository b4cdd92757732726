'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { MakeAdminDialog } from '../../blocks/MakeAdminDialog/MakeAdminDialog.js';
import { UserTable } from '../../blocks/UserTable/UserTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import type { User } from '../../entities.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';

export interface AllUserScreenProps {
  /** Everybody who has an account. */
  users: AsyncData<readonly User[]>;
  /** Makes somebody an admin, once that was asked and answered with a yes. */
  onMakeAdmin: (user: User) => SubmitResult;
}

/** Where an admin sees who has an account and makes others admins. */
export const AllUserScreen = ({ users, onMakeAdmin }: AllUserScreenProps) => {
  const { texts } = useUi();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<User>();
  return (
    <DashboardPage title={texts.titles.allUser} titleRef={title}>
      <Async value={users} skeleton={<DataTableSkeleton />} empty={<EmptyState icon="users" {...texts.users.empty} />}>
        {(all) => <UserTable users={all} onMakeAdmin={setAsked} />}
      </Async>
      {asked && (
        <MakeAdminDialog
          user={asked}
          onMakeAdmin={() => onMakeAdmin(asked)}
          onClose={() => setAsked(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
