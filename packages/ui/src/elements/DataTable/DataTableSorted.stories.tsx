import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '../../entities.js';
import { manyUsers } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './DataTable.js';

const Places = (props: DataTableProps<User>) => <DataTable {...props} />;

const meta = {
  component: Places,
  args: {
    label: 'Where people live',
    rows: manyUsers(24),
    columns: [
      { key: 'email', header: 'E-mail', value: ({ email }) => email },
      { key: 'place', header: 'Location', value: ({ loaction }) => loaction },
      { key: 'parts', header: 'Parts', value: ({ username = '' }) => username.length, align: 'end' },
      { key: 'phone', header: 'Phone', value: ({ phone }) => phone, type: 'number' },
    ],
    rowKey: ({ _id }) => _id,
    formatCount: (rows) => `${String(rows)} people`,
  },
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstAndLast = (canvasElement: HTMLElement) => {
  const places = [...canvasElement.querySelectorAll('[data-label="Location"]')];
  return [places.at(0)?.textContent, places.at(-1)?.textContent];
};

export const Sorted: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Location' });
    await tabUntil(within(header).getByRole('button'));
    for (const [direction, places] of [
      ['ascending', ['Chattogram', '–']],
      ['descending', ['Sylhet', '–']],
      ['none', ['Sylhet', 'Cumilla']],
    ] as const) {
      await press('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', direction);
      await waitFor(() => expect(firstAndLast(canvasElement)).toEqual(places));
    }
  },
};

export const SortedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    const choice = canvas.getByRole('combobox', { name: 'Sort by' });
    await tabUntil(choice);
    for (const [option, places] of [
      ['Location, A to Z', ['Chattogram', '–']],
      ['Location, Z to A', ['Sylhet', '–']],
      ['As listed', ['Sylhet', 'Cumilla']],
    ] as const) {
      await userEvent.selectOptions(choice, option);
      await waitFor(() => expect(firstAndLast(canvasElement)).toEqual(places));
    }
    const options = within(choice).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'As listed',
      'E-mail, A to Z',
      'E-mail, Z to A',
      'Location, A to Z',
      'Location, Z to A',
      'Parts, lowest first',
      'Parts, highest first',
      'Phone, lowest first',
      'Phone, highest first',
    ]);
  },
};

/** There is no head on a phone, so each value says itself what it is, also to a screen reader. */
export const LabelledOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, ...values] = within(canvasElement).getAllByRole('row')[0]?.children ?? [];
    const said = values.map((cell) => getComputedStyle(cell, '::before').content);
    // Behind a slash would stand what is read out instead.
    await expect(said).toEqual(['"Location"', '"Parts"', '"Phone"']);
  },
};
