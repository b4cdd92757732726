import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { admin, longWordsUser, managedUsers, manyUsers, users } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { UserTable } from './UserTable.js';
import type { UserTableProps } from './UserTable.js';

const meta = { component: UserTable, args: { users, onMakeAdmin: fn() } } satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S133', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const adminRow = canvas.getByRole('row', { name: /Mizanur Rahman/ });
    await expect(within(adminRow).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await tabUntil(canvas.getByRole('button', { name: 'Make Admin Nasrin Akter' }));
    await press('{Enter}');
    await expect(args.onMakeAdmin).toHaveBeenCalledWith(users[0]);
  },
};

export const NoName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('rowheader', { name: 'tanvir@example.com' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make Admin tanvir@example.com' })).toBeVisible();
  },
};

/** With all actions of a host. */
export const Managed: Story = {
  args: {
    users: [...managedUsers, { ...longWordsUser, emailVerified: false }],
    onRemoveAdmin: fn(),
    onBlock: fn(),
    onUnblock: fn(),
    onSignOutUser: fn(),
    ordersHref: paths.customerOrders,
    ownEmail: admin.email,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const rowOf = (name: RegExp) => within(canvas.getByRole('row', { name }));
    const actionsOf = async (name: RegExp) => {
      const [more, ...others] = rowOf(name).getAllByRole('button').toReversed();
      await userEvent.click(more as HTMLElement);
      const labels = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim());
      await press('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return [...others.map(({ textContent }) => textContent), ...labels];
    };
    await expect(await actionsOf(/Nasrin Akter.*Customer Verified/)).toEqual(['Make Admin', 'Sign Out', 'Block']);
    await expect(await actionsOf(/tanvir@example.com.*Not verified/)).toEqual(['Make Admin', 'Sign Out', 'Block']);
    await expect(rowOf(/Mizanur Rahman/).queryByRole('button')).toBeNull();
    await expect(await actionsOf(/Salma Begum/)).toEqual(['Remove Admin', 'Sign Out', 'Block']);
    await expect(await actionsOf(/Jamal Mia.*Blocked/)).toEqual(['Unblock']);
    await expect(canvas.getAllByRole('link', { name: /: Orders$/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/orders/),
    );
    const more = canvas.getByRole('button', { name: 'More actions: Nasrin Akter' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    await expect(args.onBlock).toHaveBeenCalledWith(managedUsers[0]);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const SingleUser: Story = {
  args: { users: users.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 user');
  },
};

export const LongText: Story = { args: { users: [longWordsUser, ...users] } };

/** Creates the rows only once, when the story is first rendered. */
const ManyUsers = ({
  count = 100_000,
  ...handlers
}: Pick<UserTableProps, 'onMakeAdmin' | 'onBlock'> & { count?: number }) => {
  const [rows] = useState(() => manyUsers(count));
  return <UserTable users={rows} ordersHref={paths.customerOrders} {...handlers} />;
};

const gridIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const grid = canvas.getByRole('grid', { name: 'All Users' });
  const rowAt = (index: number) => grid.querySelector(`[aria-rowindex="${String(index)}"]`);
  return { canvas, grid, rowAt };
};

/** A busy machine takes longer than a second to search 100,000 rows. */
const searchTimeout = { timeout: 10_000 };

export const HundredThousand: Story = {
  render: ({ onMakeAdmin }) => <ManyUsers onMakeAdmin={onMakeAdmin} />,
  play: async ({ canvasElement }) => {
    const { canvas, grid, rowAt } = gridIn(canvasElement);
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.getElementsByTagName('*').length).toBeLessThanOrEqual(600);
    await expect(rowAt(2)).toHaveTextContent('abdul.karim.0@example.com');
    await userEvent.type(canvas.getByRole('searchbox'), 'talukdar 4321');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/of 100,000 users$/), searchTimeout);
    await waitFor(() => expect(grid.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'), searchTimeout);
    const found = canvas.getAllByRole('rowheader');
    await expect(grid).toHaveAttribute('aria-rowcount', String(found.length + 1));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '100001'), searchTimeout);
  },
};

/** Every e-mail address fits on two lines. */
export const ThousandOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ onMakeAdmin }) => <ManyUsers count={1000} onMakeAdmin={onMakeAdmin} />,
  play: async ({ canvasElement }) => {
    const { grid } = gridIn(canvasElement);
    const texts = [...grid.querySelectorAll('tbody th > span, tbody td > span')];
    const clipped = texts.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight, parentElement: cell }) => {
      const isClipped = scrollWidth > clientWidth || scrollHeight > clientHeight;
      return isClipped || clientHeight > (cell?.clientHeight ?? 0);
    });
    await expect(texts.length).toBeGreaterThan(10);
    await expect(clipped.map(({ textContent }) => textContent)).toEqual([]);
  },
};

export const ThousandByKeyboard: Story = {
  tags: ['keyboard'],
  render: ({ onMakeAdmin }) => <ManyUsers count={1000} onMakeAdmin={onMakeAdmin} />,
  play: async ({ args, canvasElement }) => {
    const { canvas, grid, rowAt } = gridIn(canvasElement);
    await tabUntil(canvas.getByRole('rowheader', { name: /^Abdul Karim/ }));
    await press('{ArrowDown}{End}');
    const second = canvas.getByRole('button', { name: 'Make Admin Sultana Chowdhury' });
    await expect(second).toHaveFocus();
    await press('{Enter}');
    await expect(args.onMakeAdmin).toHaveBeenCalledOnce();

    await press('{Control>}{End}{/Control}');
    await waitFor(() => expect(rowAt(1001)?.contains(document.activeElement)).toBe(true));
    const frame = grid.parentElement?.getBoundingClientRect();
    await waitFor(() => {
      const last = rowAt(1001)?.getBoundingClientRect();
      return expect(last?.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1);
    });
    await press('{PageUp}{ArrowUp}{Home}');
    await expect(document.activeElement).toHaveAttribute('role', 'rowheader');

    await press('{Control>}{Home}{/Control}');
    await waitFor(() => expect(rowAt(2)?.querySelector('th')).toHaveFocus());
    await userEvent.tab();
    await expect(grid.contains(document.activeElement)).toBe(false);
  },
};

/** In a grid the arrow keys move between the rows, so Enter and the space bar open the menu. */
export const MenuByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onBlock: fn() },
  render: ({ onMakeAdmin, onBlock }) => <ManyUsers count={1000} onMakeAdmin={onMakeAdmin} onBlock={onBlock} />,
  play: async ({ args, canvasElement }) => {
    const { canvas, rowAt } = gridIn(canvasElement);
    await tabUntil(canvas.getByRole('rowheader', { name: /^Abdul Karim/ }));
    await press('{End}');
    await expect(canvas.getByRole('button', { name: 'More actions: Abdul Karim' })).toHaveFocus();
    await press('{ArrowDown}');
    await expect(rowAt(3)?.contains(document.activeElement)).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
    await press('{Tab}');
    const more = canvas.getByRole('button', { name: 'More actions: Sultana Chowdhury' });
    await expect(more).toHaveFocus();
    await press(' ');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus());
    await press('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(more);
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};
