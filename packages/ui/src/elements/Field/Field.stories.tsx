import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tabTo } from '../../../stories/keyboard.js';
import { Field } from './Field.js';

const meta = {
  component: Field,
  args: {
    label: 'Showroom',
    children: (control) => (
      <select {...control}>
        <option>Ambarkhana</option>
        <option>Kadamtali</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Showroom' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await tabTo(chosen(canvasElement));
  },
};

export const WithHint: Story = {
  args: { hint: 'Where you will fetch it.' },
  play: async ({ canvasElement }) => {
    await expect(chosen(canvasElement)).toHaveAccessibleDescription('Where you will fetch it.');
  },
};

export const Invalid: Story = {
  args: { error: 'Showroom is Required', required: true },
  play: async ({ canvasElement }) => {
    await expect(chosen(canvasElement)).toBeInvalid();
    await expect(chosen(canvasElement)).toBeRequired();
    await expect(chosen(canvasElement)).toHaveAccessibleDescription('Showroom is Required');
  },
};

export const LongText: Story = {
  args: {
    label: 'The showroom at which the driver will fetch the parts on the day on which they have arrived',
    error: 'This showroom is closed on the day on which the parts are expected from Chattogram',
    required: true,
  },
};
