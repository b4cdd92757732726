import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { users } from '../../samples.js';
import type { User } from '../../entities.js';
import { Button } from '../Button/Button.js';
import { Table } from './Table.js';
import type { TableProps } from './Table.js';

const UserTable = (props: TableProps<User>) => <Table {...props} />;

const columns: TableProps<User>['columns'] = [
  { key: 'name', header: 'Name', cell: ({ username, email }) => username ?? email },
  { key: 'email', header: 'E-mail', cell: ({ email }) => email },
  { key: 'orders', header: 'Orders', cell: ({ _id }) => _id.slice(-1), align: 'end' },
];

const meta = {
  component: UserTable,
  args: { caption: 'Users of the shop', columns, rows: users, rowKey: ({ _id }) => _id },
} satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Users of the shop' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('rowheader', { name: 'Nasrin Akter' })).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(users.length + 1);
    await expect(within(table).getByRole('cell', { name: 'shopper@example.com' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    columns: [
      ...columns,
      {
        key: 'actions',
        header: 'Actions',
        actions: true,
        cell: ({ email }) => <Button label={`Make Admin ${email}`}>Make Admin</Button>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /Nasrin Akter/ });
    await expect(within(row).getByRole('button', { name: 'Make Admin shopper@example.com' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        _id: 'd10000000000000000000009',
        email: 'accounts.department.habibur.rahman.and.sons.transport.agency@example.com',
        username: 'Messrs Habibur Rahman and Sons Transport Agency, Kadamtali Central Bus Terminal',
      },
    ],
  },
};
