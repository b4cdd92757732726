'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { User } from '../../entities.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { isAdmin, userName } from '../userName.js';
import { admin, customer } from './UserTable.css.js';

export interface UserTableProps {
  /** Everybody who has an account. */
  users: readonly User[];
  /** Somebody is to become an admin; offered only for those who are none. */
  onMakeAdmin: (user: User) => void;
}

const columnsOf = ({ users }: Texts): readonly DataColumn<User>[] => [
  { key: 'name', header: users.name, value: userName, share: 1.7 },
  { key: 'email', header: users.email, value: ({ email }) => email, share: 2.1 },
  {
    key: 'role',
    header: users.role,
    share: 0.9,
    value: (user) => (isAdmin(user) ? users.admin : users.customer),
    cell: (user) =>
      isAdmin(user) ? (
        <span className={admin}>
          <Icon name="check" /> {users.admin}
        </span>
      ) : (
        <span className={customer}>{users.customer}</span>
      ),
  },
  { key: 'loaction', header: users.location, value: ({ loaction }) => loaction },
  { key: 'phone', header: users.phone, value: ({ phone }) => phone, share: 0.9, kind: 'figures', unbroken: true },
];

/** Everybody who has an account, from one to a hundred thousand. */
export const UserTable = ({ users, onMakeAdmin }: UserTableProps) => {
  const { texts, number } = useUi();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DataTable
      label={texts.titles.allUser}
      rows={users}
      columns={columns}
      rowKey={({ _id }) => _id}
      count={(all) => (all === 1 ? texts.users.countOne : texts.users.count(number(all)))}
      actions={(user) =>
        isAdmin(user) ? null : (
          <Button label={texts.users.makeAdminNamed(userName(user))} onClick={() => onMakeAdmin(user)}>
            {texts.users.makeAdmin}
          </Button>
        )
      }
    />
  );
};
