import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList } from './DescriptionList.js';

const meta = {
  component: DescriptionList,
  args: {
    rows: [
      { label: 'Price', value: '৳14,500', size: 'large', fullWidth: true },
      { label: 'Available', value: '36 pcs' },
      { label: 'Minimum order', value: '2 pcs' },
    ],
    columns: 2,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Price',
      'Available',
      'Minimum order',
    ]);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('36 pcs');
  },
};

export const OneColumn: Story = { args: { columns: 1 } };
export const ThreeColumns: Story = { args: { columns: 3, rows: meta.args.rows } };

export const Pairs: Story = { args: { columns: 'pairs', rows: meta.args.rows.slice(1) } };

export const AutoColumns: Story = { args: { columns: 'auto', rows: meta.args.rows.slice(1) } };

export const Warning: Story = {
  args: {
    rows: [
      { label: 'Available', value: 'Out of stock', tone: 'danger' },
      { label: 'Minimum order', value: '10 pcs', tone: 'warning' },
    ],
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        label: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad',
        value: '98,76,543.25 pieces, OM457-OM460-OM470-OM471-OM473',
      },
      { label: 'Minimum order', value: '1,00,00,000 pcs' },
    ],
  },
};
