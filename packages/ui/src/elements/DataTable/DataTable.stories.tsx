import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { User } from '../../entities.js';
import { longWordsUser, manyUsers } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { DataTable } from './DataTable.js';
import type { DataColumn } from './DataTable.js';

const columns: readonly DataColumn<User>[] = [
  { key: 'name', header: 'Name', value: ({ username, email }) => username ?? email },
  { key: 'email', header: 'E-mail', value: ({ email }) => email, flex: 1.6 },
  { key: 'place', header: 'Location', value: ({ loaction }) => loaction },
  { key: 'phone', header: 'Phone', value: ({ phone }) => phone && Number(phone), align: 'end' },
];

interface UserTableProps {
  rowCount: number;
  extraRows?: readonly User[];
  onGreet: (email: string) => void;
}

const UserTable = ({ rowCount, extraRows, onGreet }: UserTableProps) => {
  const rows = useMemo(() => [...(extraRows ?? []), ...manyUsers(rowCount)], [rowCount, extraRows]);
  return (
    <DataTable
      label="Users of the shop"
      rows={rows}
      columns={columns}
      rowKey={({ _id }) => _id}
      formatCount={(count) => `${String(count)} users`}
      actions={({ role, email }) =>
        role === 'admin' ? null : (
          <Button aria-label={`Greet ${email}`} onClick={() => onGreet(email)}>
            Greet
          </Button>
        )
      }
    />
  );
};

const meta = { component: UserTable, args: { rowCount: 24, onGreet: fn() } } satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Users of the shop' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('24 users');
    await tabUntil(canvas.getByRole('button', { name: 'Greet rafiq.khatun.4@example.com' }));
    await press('{Enter}');
    await expect(args.onGreet).toHaveBeenCalledWith('rafiq.khatun.4@example.com');
  },
};

export const Searched: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox', { name: 'Search' }), 'BEGUM example');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 24 users'));
    const found = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(found).toEqual(['Farhana Begum', 'Shafiqul Begum']);
  },
};

export const NothingFound: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await typeInto(search, 'no such user');
    await tabUntil(await canvas.findByRole('button', { name: 'Clear search' }));
    await press('{Enter}');
    await expectFocusReturned(search);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(24));
    await press('no such user');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Cards: Story = {
  tags: ['keyboard'],
  args: { rowCount: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(...['searchbox', 'combobox', 'button'].flatMap((role) => canvas.getAllByRole(role)));
    await press(' ');
    await expect(args.onGreet).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { rowCount: 2, extraRows: [longWordsUser] } };
