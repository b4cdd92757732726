import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '@dealerkit/domain/entities';
import { admin, managedUsers, manyUsers, shopper, users } from '../../../stories/fixtures/index.js';
import { RowsOnDemand } from '../../../stories/RowsOnDemand.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { expectFocusReturned, focusInMenu, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { rejectedDialogStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import { AllUserScreen } from './AllUserScreen.js';
import type { AllUserScreenProps } from './AllUserScreen.js';

const meta = {
  component: AllUserScreen,
  parameters: { layout: 'fullscreen', path: paths.allUser, role: 'admin' },
  args: {
    users: { state: 'ready', data: users },
    ordersHref: paths.customerOrders,
    onMakeAdmin: fn<AllUserScreenProps['onMakeAdmin']>(async () => undefined),
    onExport: async () => undefined,
  },
} satisfies Meta<typeof AllUserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Make Admin Nasrin Akter' });
  await tabUntil(opener);
  await press('{Enter}');
  return { opener, dialog: within(await screen.findByRole('alertdialog')) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    const { opener } = await openDialog(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onMakeAdmin).not.toHaveBeenCalled();
  },
};

/** Updates `users` after the request, as an application does. */
const WithUpdatedUsers = (props: AllUserScreenProps) => {
  const [updatedUsers, setUpdatedUsers] = useState<readonly User[]>(users);
  return (
    <AllUserScreen
      users={{ state: 'ready', data: updatedUsers }}
      onMakeAdmin={(user) => {
        setUpdatedUsers((before) => before.map((each) => (each._id === user._id ? { ...each, role: 'admin' } : each)));
        return props.onMakeAdmin(user);
      }}
    />
  );
};

export const MadeAdmin: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedUsers {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const { dialog } = await openDialog(canvasElement);
    await tabTo(dialog.getByRole('button', { name: 'Make Admin' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMakeAdmin).toHaveBeenCalledWith(shopper);
    const row = canvas.getByRole('row', { name: /Nasrin Akter/ });
    await expect(within(row).queryByRole('button')).toBeNull();
    await expect(row).toHaveTextContent('Admin');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** Blocks and unblocks users in `users`, as an application does. */
const WithBlocking = (props: AllUserScreenProps) => {
  const [updatedUsers, setUpdatedUsers] = useState(managedUsers);
  const set = (blocked: boolean): AllUserScreenProps['onBlock'] => {
    return async ({ _id }) => {
      setUpdatedUsers((before) => before.map((each) => (each._id === _id ? { ...each, blocked } : each)));
      return undefined;
    };
  };
  return (
    <AllUserScreen
      {...props}
      users={{ state: 'ready', data: updatedUsers }}
      onBlock={set(true)}
      onUnblock={set(false)}
    />
  );
};

export const Blocked: Story = {
  tags: ['keyboard'],
  args: { onRemoveAdmin: fn(async () => undefined), ownEmail: admin.email },
  render: (args) => <WithBlocking {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = () => canvas.getByRole('row', { name: /Nasrin Akter/ });
    for (const [action, isBlocked] of [
      ['Block', true],
      ['Unblock', false],
    ] as const) {
      const more = within(row()).getByRole('button', { name: 'More actions: Nasrin Akter' });
      const open = async () => {
        await press('{Enter}');
        await waitFor(() => expect(screen.getByRole('menuitem', { name: action })).toHaveFocus());
        await press('{Enter}');
        await screen.findByRole('alertdialog');
      };
      await tabUntil(more);
      await open();
      await press('{Escape}');
      await expectFocusReturned(more);
      await open();
      const dialog = within(await screen.findByRole('alertdialog'));
      await tabTo(dialog.getByRole('button', { name: action }));
      await press('{Enter}');
      await waitFor(() => expect(row().textContent.includes('Blocked')).toBe(isBlocked));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    }
  },
};

export const SignedOut: Story = {
  tags: ['keyboard'],
  args: {
    users: { state: 'ready', data: managedUsers },
    onSignOutUser: fn<NonNullable<AllUserScreenProps['onSignOutUser']>>(async () => undefined),
    ownEmail: admin.email,
  },
  play: async ({ args, canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('button', { name: 'More actions: Nasrin Akter' }));
    await press('{Enter}');
    await focusInMenu();
    await press('{ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await tabTo(dialog.getByRole('button', { name: 'Sign Out' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSignOutUser).toHaveBeenCalledWith(managedUsers[0]);
  },
};

export const RemoveAdminRejected: Story = {
  args: {
    users: { state: 'ready', data: managedUsers },
    onRemoveAdmin: fn(async () => ({ message: 'This is the last admin. Make another user an admin first.' })),
    ownEmail: admin.email,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions: Salma Begum' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Admin' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Admin' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^This is the last admin/);
  },
};

export const Paged: Story = {
  args: {
    paging: {
      total: 1240,
      search: '',
      onSearchChange: fn(),
      sort: undefined,
      onSortChange: fn(),
      isUpdating: false,
      onMore: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/ of 1,240 users shown$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.paging?.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await expect(args.paging?.onSortChange).toHaveBeenCalledWith({ key: 'email', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await expect(args.paging?.onSortChange).toHaveBeenCalledWith({ key: 'role', direction: 'ascending' });
    await expect(canvas.queryByRole('button', { name: 'Phone' })).toBeNull();
  },
};

export const Loading: Story = { args: { users: { state: 'loading' } } };
export const Empty: Story = { args: { users: { state: 'ready', data: [] } } };

export const Failed: Story = failedStory((value) => ({ users: value }));

/** For `npm run bench:tables`: the stories of the table prove many rows. */
export const HundredThousandUsers: Story = {
  tags: ['!test'],
  render: (args) => (
    <RowsOnDemand makeRows={manyUsers}>{(rows) => <AllUserScreen {...args} users={rows} />}</RowsOnDemand>
  ),
};

const rejected = rejectedDialogStory(
  (reject) => ({ onMakeAdmin: fn<AllUserScreenProps['onMakeAdmin']>(reject) }),
  'Make Admin Nasrin Akter',
  'Make Admin',
);

export const MakeAdminFailed: Story = rejected(en.errors.server.advice);
