import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { AllPartsScreen } from './AllPartsScreen.js';
import screenMeta from './AllPartsScreen.stories.js';

const meta = {
  ...screenMeta,
  component: AllPartsScreen,
  title: 'AllPartsScreen',
  tags: ['!autodocs', '!manifest'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Two parts are chosen in their rows, and lead to the page that compares them. */
export const Compared: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await tabUntil(main.getByRole('checkbox', { name: 'Compare Clutch Kit 395 mm, Three-Piece' }));
    await press(' ');
    await expect(main.getByText('Choose another part to compare.')).toBeVisible();
    await tabUntil(main.getByRole('checkbox', { name: 'Compare Clutch Kit 430 mm' }));
    await press(' ');
    await expect(main.getByText('2 parts chosen')).toBeVisible();
    await tabUntil(main.getByRole('link', { name: 'Compare' }));
    await expect(await followLink()).toMatch(/^\/parts\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24}$/);
  },
};
