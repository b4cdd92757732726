import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { expectUnderHeads } from '../../../stories/tables.js';
import { Stack } from '../Stack/Stack.js';
import { Table } from './Table.js';
import type { TableProps } from './Table.js';

interface Line {
  part: string;
  vehicle: string;
  pieces: string;
  price: string;
}

const meta = {
  component: Table,
  args: {
    caption: 'Parts of the order',
    columns: [
      { header: 'Part', cell: ({ part }) => part },
      { header: 'Vehicle', align: 'start', cell: ({ vehicle }) => vehicle },
      { header: 'Pieces', cell: ({ pieces }) => pieces, align: 'end' },
      { header: 'Price', cell: ({ price }) => price, align: 'end' },
    ],
    rows: [
      { part: 'Clutch Kit 430 mm', vehicle: 'Actros 2545', pieces: '2', price: '৳38,500' },
      { part: 'Brake disc', vehicle: 'Actros 1844, Axor', pieces: '12', price: '৳9,250' },
    ],
    rowKey: ({ part }) => part,
    footRows: [{ part: 'Sum', vehicle: '', pieces: '14', price: '৳188,000' }],
  },
} satisfies Meta<TableProps<Line>>;
export default meta;
type Story = StoryObj<TableProps<Line>>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expectUnderHeads(canvas.getByRole('table', { name: 'Parts of the order' }));
  },
};

/** The region of a table that is too wide takes the focus, so that the arrow keys scroll it. */
export const TooWide: Story = {
  tags: ['keyboard'],
  args: { style: { minInlineSize: '100rem' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Parts of the order' });
    await tabTo(region);
    await press('{ArrowRight}');
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Table {...args} captionHidden />
      <Table {...args} caption="Without headers" hasHead={false} />
      <Table {...args} caption="From right to left" dir="rtl" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    caption: 'Parts of a very long order '.repeat(6),
    rows: [{ part: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(4), vehicle: '', pieces: '1', price: '৳1' }],
    footRows: undefined,
  },
};
