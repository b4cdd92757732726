import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { boxIcon, ordersIcon, warningIcon } from '../Icon/icons.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  tags: ['no-own-controls'],
  component: EmptyState,
  args: {
    icon: ordersIcon,
    title: 'No orders yet',
    advice: 'Your orders appear here. The newest parts are on the home page.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  tags: ['keyboard'],
  args: { children: <ButtonLink href="#parts">See parts</ButtonLink> },
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('link', { name: 'See parts' }));
    await expect(await followLink()).toBe('#parts');
  },
};

export const Warning: Story = { args: { tone: 'warning', icon: boxIcon, title: 'This part is no longer available' } };
export const Danger: Story = { args: { tone: 'danger', icon: warningIcon, title: 'Something went wrong' } };

export const LongText: Story = {
  args: {
    title: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad is not on any of our shelves at the moment',
    advice: 'It is on the ship that should reach Chattogram on Thursday if the weather holds. '.repeat(4),
  },
};
