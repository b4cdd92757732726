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
      { value: 'Brakes', count: 214 },
      { value: 'Gearbox and axle', count: 1 },
      { value: 'ক্লাচ', count: 56 },
      { value: 'Horns & sirens', count: 3 },
    ],
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'ব্রেক ২১৪টি পার্টস',
      'গিয়ার ও এক্সেল ১টি পার্টস',
      'ক্লাচ ৫৬টি পার্টস',
      'Horns & sirens ৩টি পার্টস',
    ]);
    await expect(links[0]).toHaveAttribute('href', '/parts?category=Brakes');
  },
};
