import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { maxWidth } from '../../../stories/maxWidth.js';
import { QrCode } from './QrCode.js';

const meta = {
  component: QrCode,
  args: { value: 'https://parts.example/dashboard/orders/1', label: 'Scan to open this order' },
  decorators: [maxWidth('8rem')],
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement)
      .getByRole('img', { name: 'Scan to open this order' })
      .getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
  },
};

export const LongText: Story = { args: { value: `https://parts.example/${'very-long-path/'.repeat(20)}` } };
