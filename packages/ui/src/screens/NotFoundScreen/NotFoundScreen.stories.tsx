import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notFoundPicture } from '../../../stories/fixtures/index.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { NotFoundScreen } from './NotFoundScreen.js';

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', path: '/notfound' },
  args: { picture: notFoundPicture },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await tabUntil(canvas.getByRole('link', { name: 'Back to the home page' }));
    await expect(await followLink()).toBe('/');
  },
};
