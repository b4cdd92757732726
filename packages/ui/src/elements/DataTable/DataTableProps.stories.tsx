import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '@dealerkit/domain/entities';
import { manyUsers } from '../../../stories/fixtures/index.js';
import { followLink, press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps, Sort } from './DataTable.js';

const users = manyUsers(24);

const meta = {
  component: DataTable,
  args: {
    label: 'Users',
    rows: users,
    columns: [
      { key: 'email', header: 'E-mail', value: ({ email }) => email },
      { key: 'place', header: 'Location', value: ({ loaction }) => loaction },
    ],
    rowKey: ({ _id }) => _id,
    formatCount: (rows) => `${String(rows)} users`,
  },
} satisfies Meta<DataTableProps<User>>;
export default meta;
type Story = StoryObj<DataTableProps<User>>;

/** Every row is a link; a button and a selection of text inside work as usual. */
export const RowLinks: Story = {
  tags: ['keyboard'],
  args: {
    rowHref: ({ _id }) => `#user-${_id}`,
    onRowClick: fn(),
    actions: ({ email }) => <Button aria-label={`Greet ${email}`}>Greet</Button>,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: users[1]?.email ?? '' });
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
    await tabUntil(link);
    await expect(await followLink()).toBe(`#user-${users[1]?._id ?? ''}`);
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  },
};

/** A click on any cell counts as a click on the row header, except on a button or with text selected. */
export const RowClicks: Story = {
  args: { actions: ({ email }) => <Button aria-label={`Greet ${email}`}>Greet</Button>, onRowClick: fn() },
  play: async ({ args, canvasElement }) => {
    const [, row] = within(canvasElement).getAllByRole('row');
    const cell = row?.querySelector('td');
    if (!row || !cell) throw new Error('There is no row.');
    await userEvent.click(within(row).getByRole('button', { name: /^Greet/ }));
    getSelection()?.selectAllChildren(cell);
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(args.onRowClick).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await userEvent.click(cell);
    await expect(args.onRowClick).toHaveBeenCalledWith(users[0]);
    await userEvent.click(within(row).getByRole('button', { name: users[0]?.email ?? '' }));
    await expect(args.onRowClick).toHaveBeenCalledTimes(2);
  },
};

/** The caller keeps the search and the sort order, for example in the URL. */
export const Controlled: Story = {
  tags: ['keyboard'],
  args: { search: 'dhaka', onSearchChange: fn(), sort: { key: 'email', direction: 'descending' }, onSortChange: fn() },
  render: function Render({ search: initialSearch, onSearchChange, sort: initialSort, onSortChange, ...args }) {
    const [search, setSearch] = useState(initialSearch);
    const [sort, setSort] = useState<Sort | undefined>(initialSort);
    return (
      <DataTable
        {...args}
        search={search}
        onSearchChange={(text) => {
          setSearch(text);
          onSearchChange?.(text);
        }}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          onSortChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await expect(search).toHaveValue('dhaka');
    const header = canvas.getByRole('columnheader', { name: 'E-mail' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await typeInto(search, '{Control>}a{/Control}sylhet');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('sylhet');
    await tabUntil(within(header).getByRole('button'));
    await press('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith(undefined);
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'none'));
  },
};

/** The host sends one page at a time. */
export const PagesOfHost: Story = {
  tags: ['keyboard'],
  render: function Render(args) {
    const [page, setPage] = useState(1);
    return (
      <DataTable
        {...args}
        rows={users.slice((page - 1) * 8, page * 8)}
        paging={{
          total: 24,
          search: 'brake disc for the front axle of an old Hino truck',
          usedSearch: 'brake disc for the front axle of an',
          onSearchChange: () => undefined,
          sort: undefined,
          onSortChange: () => undefined,
          isUpdating: false,
          page,
          pageCount: 3,
          onPageChange: setPage,
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Page 2' }));
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(users[8]?.email ?? '');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 24 users shown');
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(/Only the beginning was used: “brake disc/);
  },
};
