import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notFoundPicture } from '../../samples.js';
import { follow, walkTo } from '../../storyProofs.js';
import { NotFoundScreen } from './NotFoundScreen.js';

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: notFoundPicture },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await walkTo(canvas.getByRole('link', { name: 'Back to the home page' }));
    await expect(await follow()).toBe('/');
  },
};
