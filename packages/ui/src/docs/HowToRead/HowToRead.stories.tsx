import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brands } from '../../theme/brands.js';
import { HowToRead } from './HowToRead.js';

const meta = {
  title: 'How to read these stories',
  component: HowToRead,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof HowToRead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'How to read these stories',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'How to read these stories' })).toBeVisible();
    await expect(page.getByText(new RegExp(Object.keys(brands).join(', ')))).toBeVisible();
  },
};
