import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stats } from '../../../stories/fixtures/index.js';
import { StatsBlock } from './StatsBlock.js';

const meta = { component: StatsBlock, args: { stats } } satisfies Meta<typeof StatsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S025', 'S026', 'S027', 'S028'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent.toLowerCase())).toEqual([
      '12.6k likes',
      '10m total sell',
      '90% tasks done',
      '31 remaining',
    ]);
  },
};

export const LongText: Story = {
  args: {
    stats: [
      { value: '12,34,56,789', label: 'Kilometres driven on our brake linings' },
      ...stats.slice(1, 3),
      { value: '৩১', label: 'বাকি আছে' },
    ],
  },
};
