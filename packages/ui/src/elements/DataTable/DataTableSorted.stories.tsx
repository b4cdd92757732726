import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '@dealerkit/domain/entities';
import { manyUsers } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './DataTable.js';

const meta = {
  component: DataTable,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Users',
    rows: manyUsers(24),
    columns: [
      { key: 'email', header: 'E-mail', value: ({ email }) => email },
      { key: 'place', header: 'Location', value: ({ loaction }) => loaction },
      { key: 'parts', header: 'Parts', value: ({ username = '' }) => username.length, align: 'end' },
      { key: 'phone', header: 'Phone', value: ({ phone }) => phone, type: 'number' },
    ],
    rowKey: ({ _id }) => _id,
    formatCount: (rows) => `${String(rows)} users`,
  },
} satisfies Meta<DataTableProps<User>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstAndLastLocation = (canvasElement: HTMLElement) => {
  const cells = [...canvasElement.querySelectorAll('[data-label="Location"]')];
  return [cells.at(0)?.textContent, cells.at(-1)?.textContent];
};

export const Sorted: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Location' });
    await tabUntil(within(header).getByRole('button'));
    for (const [direction, locations] of [
      ['ascending', ['Chattogram', '–']],
      ['descending', ['Sylhet', '–']],
      ['none', ['Sylhet', 'Cumilla']],
    ] as const) {
      await press('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', direction);
      await waitFor(() => expect(firstAndLastLocation(canvasElement)).toEqual(locations));
    }
  },
};

export const SortedCards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    const sortBy = canvas.getByRole('combobox', { name: 'Sort by' });
    await tabUntil(sortBy);
    for (const [option, locations] of [
      ['Location, A to Z', ['Chattogram', '–']],
      ['Location, Z to A', ['Sylhet', '–']],
      ['Default order', ['Sylhet', 'Cumilla']],
    ] as const) {
      await userEvent.selectOptions(sortBy, option);
      await waitFor(() => expect(firstAndLastLocation(canvasElement)).toEqual(locations));
    }
    const options = within(sortBy).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Default order',
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

/** Cards have no column headers, so each value has a label that screen readers announce. */
export const CardLabels: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, ...values] = within(canvasElement).getAllByRole('row')[0]?.children ?? [];
    const labels = values.map((cell) =>
      // Firefox does not resolve it in the computed style.
      getComputedStyle(cell, '::before').content.replace('attr(data-label)', `"${cell.getAttribute('data-label')}"`),
    );
    // Text after a slash would be alternative text.
    await expect(labels).toEqual(['"Location"', '"Parts"', '"Phone"']);
  },
};
