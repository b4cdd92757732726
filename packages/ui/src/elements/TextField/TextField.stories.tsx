import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { TextField } from './TextField.js';

const meta = {
  component: TextField,
  args: { label: 'Phone', name: 'phone', type: 'tel', autoComplete: 'tel' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone' });
    await tabTo(field);
    await press('01700-000142');
    await expect(field).toHaveValue('01700-000142');
  },
};

export const Filled: Story = { args: { defaultValue: '01700-000142' } };

export const WithHint: Story = {
  args: { hint: 'We call before the van leaves.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'We call before the van leaves.',
    );
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Phone' })).toBeRequired();
    await expect(within(canvasElement).getByText('required')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Phone is Required', hint: 'We call before the van leaves.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Phone is Required We call before the van leaves.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '01700-000142' } };

export const LongText: Story = {
  args: {
    label: 'The number at which the driver of the truck can be reached on the day of delivery',
    required: true,
    error: 'This does not look like a number that can be called from a telephone in Bangladesh or anywhere else',
    defaultValue: '+880 1700-000142 (ask for Mizanur Rahman in the second workshop behind the bus terminal)',
  },
};
