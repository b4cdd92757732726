import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { categories } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { CategoryTiles } from './CategoryTiles.js';

const meta = { component: CategoryTiles, args: { categories } } satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Brakes 214 parts' }), canvas.getByRole('link', { name: /^Engine/ }));
    await expect(await followLink()).toBe('/parts?category=Engine+%26+gaskets');
  },
};

export const WithoutCounts: Story = { args: { categories: categories.map(({ value }) => ({ value })) } };

export const LongText: Story = {
  args: { categories: [{ value: 'Vierzylinderdieselmotoreneinspritzpumpen', count: 1_234_567 }, ...categories] },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: {
    categories: [
      { value: 'ব্রেক', count: 214 },
      { value: 'ইঞ্জিন', count: 1 },
      { value: 'ক্লাচ', count: 56 },
    ],
  },
};
