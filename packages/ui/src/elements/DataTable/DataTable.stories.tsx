import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '../../entities.js';
import { longWordsUser, manyUsers } from '../../samples.js';
import { Button } from '../Button/Button.js';
import { DataTable } from './DataTable.js';
import type { DataColumn } from './DataTable.js';

const columns: readonly DataColumn<User>[] = [
  { key: 'name', header: 'Name', value: ({ username, email }) => username ?? email },
  { key: 'email', header: 'E-mail', value: ({ email }) => email, share: 1.6 },
  { key: 'place', header: 'Location', value: ({ loaction }) => loaction },
  { key: 'phone', header: 'Phone', value: ({ phone }) => phone && Number(phone), align: 'end' },
];

interface UserTableProps {
  rows: number;
  more?: readonly User[];
  inline?: string;
  onGreet: (email: string) => void;
}

/** Rows are made once, however often the story is drawn. */
const UserTable = ({ rows: count, more, inline, onGreet }: UserTableProps) => {
  const rows = useMemo(() => [...(more ?? []), ...manyUsers(count)], [count, more]);
  return (
    <div style={{ maxInlineSize: inline }}>
      <DataTable
        label="Users of the shop"
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        count={(number) => `${String(number)} users`}
        actions={({ role, email }) =>
          role === 'admin' ? null : (
            <Button label={`Greet ${email}`} onClick={() => onGreet(email)}>
              Greet
            </Button>
          )
        }
      />
    </div>
  );
};

const meta = { component: UserTable, args: { rows: 24, onGreet: fn() } } satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Users of the shop' })).toBeVisible();
    await expect(names(canvasElement)).toHaveLength(24);
    await expect(canvas.getByRole('status')).toHaveTextContent('24 users');
    await userEvent.click(canvas.getByRole('button', { name: 'Greet rafiq.khatun.4@example.com' }));
    await expect(args.onGreet).toHaveBeenCalledWith('rafiq.khatun.4@example.com');
  },
};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'BEGUM example');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 24 users'));
    await expect(names(canvasElement)).toEqual(['Farhana Begum', 'Shafiqul Begum']);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'no such person');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the search' }));
    await expect(search).toHaveFocus();
    await waitFor(() => expect(names(canvasElement)).toHaveLength(24));
    await userEvent.type(search, 'no such person');
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

export const Sorted: Story = {
  args: { inline: '50rem' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const isTable = canvas.queryByRole('columnheader', { name: 'Location' }) !== null;
    const places = () => canvas.getAllByRole('cell').filter((cell) => cell.dataset['label'] === 'Location');
    const firstAndLast = () => [places().at(0)?.textContent, places().at(-1)?.textContent];
    const orders = [
      { ariaSort: 'ascending', option: 'Location, lowest first', result: ['Chattogram', '–'] },
      { ariaSort: 'descending', option: 'Location, highest first', result: ['Sylhet', '–'] },
      { ariaSort: 'none', option: 'As listed', result: ['Sylhet', 'Cumilla'] },
    ];
    for (const { ariaSort, option, result } of orders) {
      await step(ariaSort, async () => {
        if (isTable) {
          canvas.getByRole('button', { name: 'Location' }).focus();
          await userEvent.keyboard('{Enter}');
          await expect(canvas.getByRole('columnheader', { name: 'Location' })).toHaveAttribute('aria-sort', ariaSort);
        } else await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), option);
        await waitFor(() => expect(firstAndLast()).toEqual(result));
      });
    }
  },
};

export const Cards: Story = { args: { inline: '20rem', rows: 3 } };
export const LongText: Story = { args: { rows: 2, more: [longWordsUser] } };
