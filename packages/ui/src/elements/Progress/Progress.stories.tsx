import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.js';

const meta = {
  component: Progress,
  args: { label: 'Import', value: 3, max: 10, valueText: '3 of 10 parts' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Import' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10 parts');
    await expect(bar).toHaveValue(3);
  },
};

/** How much there is to do is not known. */
export const WithoutValue: Story = {
  args: { value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const Done: Story = { args: { value: 10, valueText: '10 of 10 parts' } };

export const LongText: Story = {
  args: {
    label: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(4),
    valueText: '১০টির মধ্যে ৩টি অর্ডার',
  },
};
