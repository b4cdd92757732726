import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Stack } from '../Stack/Stack.js';
import { Table } from './Table.js';

const content = (
  <>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Vehicle</th>
        <th scope="col" data-numeric>
          Pieces
        </th>
        <th scope="col" data-numeric>
          Price
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Clutch Kit 430 mm</th>
        <td>Actros 2545</td>
        <td data-numeric>2</td>
        <td data-numeric>৳38,500</td>
      </tr>
      <tr>
        <th scope="row">Brake disc</th>
        <td>Actros 1844, Axor</td>
        <td data-numeric>12</td>
        <td data-numeric>৳9,250</td>
      </tr>
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          Sum
        </th>
        <td data-numeric>৳188,000</td>
      </tr>
    </tfoot>
  </>
);

const meta = { component: Table, args: { caption: 'Parts of the order', children: content } } satisfies Meta<
  typeof Table
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Parts of the order' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
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
      <Table {...args} caption="From right to left" dir="rtl" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    caption: 'Parts of a very long order '.repeat(6),
    children: (
      <tbody>
        <tr>
          <th scope="row">{'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(4)}</th>
          <td data-numeric>1</td>
        </tr>
      </tbody>
    ),
  },
};
