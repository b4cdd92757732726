'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn, HostPaging } from '../../elements/DataTable/DataTable.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { checkIcon, moreIcon, signOutIcon, userIcon, warningIcon } from '../../elements/Icon/icons.js';
import { Menu, MenuItem } from '../../elements/Menu/Menu.js';
import type { User } from '@dealerkit/domain/entities';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { isAdmin, userName } from '../userName.js';
import { Text } from '../../elements/Text/Text.js';
import { Link } from '../../elements/Link/Link.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { actions, ordersLink } from './UserTable.css.js';
import { usersTexts } from '../../texts/en/users.js';

export interface UserTableProps {
  /** The users, in their initial sort order. */
  users: ReadonlyArray<User>;
  /** Called with the user to make an admin; admins and blocked users have no such button. */
  onMakeAdmin: (user: User) => void;
  /** Called with the admin to remove as an admin. Without it, the menu has no such item. */
  onRemoveAdmin?: ((user: User) => void) | undefined;
  /** Called with the user to block. Without it, the menu has no such item. */
  onBlock?: ((user: User) => void) | undefined;
  /** Called with the user to unblock. Without it, blocked users have no menu. */
  onUnblock?: ((user: User) => void) | undefined;
  /** Called with the user to sign out on all devices. Without it, the menu has no such item. */
  onSignOutUser?: ((user: User) => void) | undefined;
  /** Returns the URL of the orders of a user; without it the e-mail addresses are no links. */
  ordersHref?: ((email: string) => string) | undefined;
  /** The e-mail address of the signed-in admin, whose own row has no actions. */
  ownEmail?: string | undefined;
  /** The search, sort order and pages of the server, which sorts by `email` and `role`; without it the table searches and sorts `users`. */
  paging?: HostPaging | undefined;
}

/** The e-mail of a user, as a link to their orders. */
const OrdersLink = ({ email, href }: Pick<User, 'email'> & { href: string }) => {
  const { texts } = useUi();
  return (
    <Link className={ordersLink} href={href} aria-label={`${email}: ${texts.titles.orders}`}>
      <EmailText>{email}</EmailText>
    </Link>
  );
};

const roleText = ({ users }: TextsOf<'users'>, user: User) => (isAdmin(user) ? users.admin : users.customer);

/** Empty if the server does not say whether the address is verified. */
const statusText = ({ users }: TextsOf<'users'>, { blocked: isBlocked, emailVerified }: User) => {
  if (isBlocked) return users.blocked;
  if (emailVerified === undefined) return '';
  return emailVerified ? users.verified : users.notVerified;
};

const Role = ({ user }: { user: User }) => {
  const texts = useTexts(usersTexts);
  const text = statusText(texts, user);
  return (
    <Stack as="span" gap="none">
      <Stack asChild direction="row" gap="xs2">
        <Text
          as="span"
          size="inherit"
          tone={isAdmin(user) ? 'accent' : 'muted'}
          weight={isAdmin(user) ? 'strong' : 'normal'}
        >
          {isAdmin(user) && <Icon path={checkIcon} />} {roleText(texts, user)}
        </Text>
      </Stack>
      {text && (
        <Stack asChild direction="row" gap="xs2">
          <Text
            as="span"
            size="label"
            tone={user.blocked ? 'danger' : 'muted'}
            weight={user.blocked ? 'strong' : 'normal'}
          >
            {user.blocked && <Icon path={warningIcon} />} {text}
          </Text>
        </Stack>
      )}
    </Stack>
  );
};

const columnsOf = (
  texts: TextsOf<'users'>,
  formatPhone: (text: string) => string,
  isManaged: boolean,
  ordersHref: UserTableProps['ordersHref'],
): readonly DataColumn<User>[] => [
  { key: 'name', header: texts.users.name, value: userName, flex: isManaged ? 1.45 : 1.7 },
  {
    key: 'email',
    header: texts.users.email,
    value: ({ email }) => email,
    cell: ordersHref && ((user) => <OrdersLink email={user.email} href={ordersHref(user.email)} />),
    flex: 2.1,
  },
  {
    key: 'role',
    header: texts.users.role,
    flex: 0.9,
    minWidth: isManaged ? '7rem' : undefined,
    value: (user) => [roleText(texts, user), statusText(texts, user)].filter(Boolean).join(', '),
    cell: (user) => <Role user={user} />,
  },
  {
    key: 'loaction',
    header: texts.users.location,
    value: ({ loaction }) => loaction,
    flex: 1.2,
    minWidth: '7.5rem',
  },
  {
    key: 'phone',
    header: texts.users.phone,
    value: ({ phone }) => phone,
    cell: ({ phone }) => formatPhone(phone ?? texts.common.dash),
    flex: 0.9,
    minWidth: '11rem',
    type: 'number',
    noWrap: true,
  },
];

type Handlers = Omit<UserTableProps, 'users' | 'ordersHref' | 'ownEmail' | 'paging'>;

/** The rare actions of a user, each with its handler if the server supports it. */
const menuOf = (
  { users }: TextsOf<'users'>,
  user: User,
  { onRemoveAdmin, onSignOutUser, onBlock, onUnblock }: Handlers,
): readonly { label: string; icon: IconPath; tone?: 'danger'; onSelect: ((user: User) => void) | undefined }[] =>
  user.blocked
    ? [{ label: users.unblock.label, icon: checkIcon, onSelect: onUnblock }]
    : [
        { label: users.removeAdmin.label, icon: userIcon, onSelect: isAdmin(user) ? onRemoveAdmin : undefined },
        { label: users.signOut.label, icon: signOutIcon, onSelect: onSignOutUser },
        { label: users.block.label, icon: warningIcon, tone: 'danger', onSelect: onBlock },
      ];

/** The frequent action of a user as a button, and the rare ones in a menu. */
const Actions = ({ user, handlers }: { user: User; handlers: Handlers }) => {
  const texts = useTexts(usersTexts);
  const { makeAdmin, makeAdminNamed, moreActions } = texts.users;
  const items = menuOf(texts, user, handlers).filter(({ onSelect }) => onSelect);
  const canMakeAdmin = !isAdmin(user) && !user.blocked;
  // Without an element, a card has no space for buttons.
  if (!canMakeAdmin && !items.length) return null;
  return (
    <div className={actions}>
      {canMakeAdmin && (
        <Button tone="quiet" aria-label={makeAdminNamed(userName(user))} onClick={() => handlers.onMakeAdmin(user)}>
          {makeAdmin}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          align="end"
          trigger={
            <Button tone="quiet" aria-label={moreActions(userName(user))}>
              <Icon path={moreIcon} />
            </Button>
          }
        >
          {items.map(({ label, icon, tone, onSelect }) => (
            <MenuItem key={label} tone={tone} onSelect={() => onSelect?.(user)}>
              <Icon path={icon} /> {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
};

/** The columns by which the server sorts. */
const sortsOfServer = ['email', 'role'];

/** All users with a button to make them admins and a menu of the other actions; renders up to 100,000 rows. */
export const UserTable = ({ users, ordersHref, ownEmail, paging, ...handlers }: UserTableProps) => {
  const texts = useTexts(usersTexts);
  const formatPhone = useFormatPhone();
  const isManaged = handlers.onBlock !== undefined;
  const isPaged = paging !== undefined;
  const columns = useMemo(
    () =>
      columnsOf(texts, formatPhone, isManaged, ordersHref).map((column) => ({
        ...column,
        isSortable: !isPaged || sortsOfServer.includes(column.key),
      })),
    [texts, formatPhone, isManaged, isPaged, ordersHref],
  );
  return (
    <DataTable
      label={texts.titles.allUser}
      rows={users}
      columns={columns}
      rowKey={({ _id }) => _id}
      paging={paging}
      formatCount={texts.users.count}
      actionsWidth={isManaged ? '10rem' : '7.5rem'}
      actions={(user) => (user.email === ownEmail ? null : <Actions user={user} handlers={handlers} />)}
    />
  );
};
