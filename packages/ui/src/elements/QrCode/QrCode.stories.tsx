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

/** Scanners need the full contrast in every mode, and four light modules around the code. */
export const Dark: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => {
    const [background, modules] = [canvasElement.querySelector('rect'), canvasElement.querySelector('svg > path')];
    if (!background || !(modules instanceof SVGPathElement)) throw new Error('There is no code.');
    await expect(getComputedStyle(background).fill).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(modules).fill).toBe('rgb(0, 0, 0)');
    const [light, dark] = [background.getBBox(), modules.getBBox()];
    await expect([dark.x - light.x, dark.y - light.y]).toEqual([4, 4]);
    await expect(light.width - dark.width).toBe(8);
  },
};

export const LongText: Story = { args: { value: `https://parts.example/${'very-long-path/'.repeat(20)}` } };
