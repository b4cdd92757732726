'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { User } from '../../entities.js';
import { paths } from '../../paths.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { isAdmin, userName } from '../userName.js';
import { admin, customer, ordersLink } from './UserTable.css.js';

export interface UserTableProps {
  /** The users, in their initial sort order. */
  users: readonly User[];
  /** Called with the user to make an admin; users who are admins have no button. */
  onMakeAdmin: (user: User) => void;
}

/** The e-mail of a user, as a link to their orders. */
const OrdersLink = ({ email }: Pick<User, 'email'>) => {
  const { texts, Link } = useUi();
  return (
    <Link className={ordersLink} href={paths.customerOrders(email)} aria-label={`${email}: ${texts.titles.orders}`}>
      <EmailText>{email}</EmailText>
    </Link>
  );
};

const columnsOf = ({ users }: Texts): readonly DataColumn<User>[] => [
  { key: 'name', header: users.name, value: userName, flex: 1.7 },
  {
    key: 'email',
    header: users.email,
    value: ({ email }) => email,
    cell: ({ email }) => <OrdersLink email={email} />,
    flex: 2.1,
  },
  {
    key: 'role',
    header: users.role,
    flex: 0.9,
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
  { key: 'phone', header: users.phone, value: ({ phone }) => phone, flex: 0.9, type: 'number', noWrap: true },
];

/** All users with buttons to make them admins; renders up to 100,000 rows. */
export const UserTable = ({ users, onMakeAdmin }: UserTableProps) => {
  const { texts, formatNumber } = useUi();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DataTable
      label={texts.titles.allUser}
      rows={users}
      columns={columns}
      rowKey={({ _id }) => _id}
      formatCount={(all) => texts.users.count(all, formatNumber(all))}
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
