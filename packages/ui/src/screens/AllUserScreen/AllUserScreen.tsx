'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { MakeAdminQuestion } from '../../blocks/MakeAdminQuestion/MakeAdminQuestion.js';
import { UserTable } from '../../blocks/UserTable/UserTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Loaded } from '../../elements/Loaded/Loaded.js';
import type { User } from '../../entities.js';
import type { Loadable, Outcome } from '../../Loadable.js';
import { useAccountUi } from '../../useAccountUi.js';

export interface AllUserScreenProps {
  /** Everybody who has an account. */
  users: Loadable<readonly User[]>;
  /** Makes somebody an admin, once that was asked and answered with a yes. */
  onMakeAdmin: (user: User) => Outcome;
}

/** Where an admin sees who has an account and makes others admins. */
export const AllUserScreen = ({ users, onMakeAdmin }: AllUserScreenProps) => {
  const { texts } = useAccountUi();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<User>();
  return (
    <DashboardPage title={texts.titles.allUser} titleRef={title}>
      <Loaded value={users} skeleton={<DataTableSkeleton />} empty={<EmptyState icon="users" {...texts.users.empty} />}>
        {(all) => <UserTable users={all} onMakeAdmin={setAsked} />}
      </Loaded>
      {asked && (
        <MakeAdminQuestion
          user={asked}
          onMakeAdmin={() => onMakeAdmin(asked)}
          onClose={() => setAsked(undefined)}
          focusAfter={title}
        />
      )}
    </DashboardPage>
  );
};
