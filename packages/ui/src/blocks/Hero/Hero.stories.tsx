import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { hero } from '../../../stories/fixtures/index.js';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Hero } from './Hero.js';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { ...hero, onGetStarted: fn() },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await tabTo(canvas.getByRole('button', { name: 'Get Started' }));
    await press('{Enter}');
    await expect(args.onGetStarted).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { lead: `${hero.lead} `.repeat(4) } };
