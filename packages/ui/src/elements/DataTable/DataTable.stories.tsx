import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '@dealerkit/domain/entities';
import { longWordsUser, manyUsers } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { usersIcon } from '../Icon/icons.js';
import { DataTable } from './DataTable.js';
import type { DataColumn, DataTableProps } from './DataTable.js';

const columns: readonly DataColumn<User>[] = [
  { key: 'name', header: 'Name', value: ({ username, email }) => username ?? email },
  { key: 'email', header: 'E-mail', value: ({ email }) => email, flex: 1.6 },
  { key: 'place', header: 'Location', value: ({ loaction }) => loaction },
  { key: 'phone', header: 'Phone', value: ({ phone }) => phone && Number(phone), align: 'end' },
];

const twoLineColumns = columns.map((column, index): DataColumn<User> => ({
  ...column,
  narrow: index > 1 ? 'secondLine' : 'hidden',
}));

interface Args extends DataTableProps<User> {
  hasTwoLines?: boolean;
}

const greet = fn<(email: string) => void>();

const UserTable = ({ hasTwoLines = false, ...table }: Args) => (
  <DataTable
    {...table}
    columns={hasTwoLines ? twoLineColumns : columns}
    actions={({ role, email }) =>
      role === 'admin' ? null : (
        <Button aria-label={`Greet ${email}`} onClick={() => greet(email)}>
          Greet
        </Button>
      )
    }
  />
);

const meta = {
  component: DataTable,
  render: (args) => <UserTable {...args} />,
  args: {
    label: 'Users of the shop',
    rows: manyUsers(24),
    columns,
    rowKey: ({ _id }) => _id,
    formatCount: (count) => `${String(count)} users`,
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Users of the shop' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('24 users');
    await tabUntil(canvas.getByRole('button', { name: 'Greet rafiq.khatun.4@example.com' }));
    await press('{Enter}');
    await expect(greet).toHaveBeenCalledWith('rafiq.khatun.4@example.com');
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

/** Only a search can be cleared. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState icon={usersIcon} title="No users yet" advice="They appear here once they sign up." />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No users yet')).toBeVisible();
    await typeInto(canvas.getByRole('searchbox'), 'Begum');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('No users yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

export const Cards: Story = {
  tags: ['keyboard'],
  args: { rows: manyUsers(3) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(...['searchbox', 'combobox', 'button'].flatMap((role) => canvas.getAllByRole(role)));
    await press(' ');
    await expect(greet).toHaveBeenCalledOnce();
  },
};

/** The row header is on the first line, the values and the button are on the second. */
const expectTwoLines = async (row: HTMLElement) => {
  const [header, ...cells] = Array.from(row.children, (cell) => cell.getBoundingClientRect());
  const second = cells.filter(({ height }) => height > 0);
  await expect(second).toHaveLength(3);
  for (const { top, bottom } of second) {
    await expect(top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
    await expect(bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
    await expect(Math.abs(top - (second[0]?.top ?? Number.NaN))).toBeLessThanOrEqual(1);
  }
};

const twoLines: Story = {
  args: { hasTwoLines: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, row] = within(canvasElement).getAllByRole('row');
    if (!row) throw new Error('There is no row.');
    await expectTwoLines(row);
  },
};

export const TwoLines: Story = twoLines;
export const TwoLinesVirtual: Story = { ...twoLines, args: { hasTwoLines: true, rows: manyUsers(300) } };

export const LongText: Story = { args: { rows: [longWordsUser, ...manyUsers(2)] } };
