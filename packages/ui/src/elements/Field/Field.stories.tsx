import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tabTo } from '../../../stories/keyboard.js';
import { Field } from './Field.js';

const meta = {
  tags: ['no-own-controls'],
  component: Field,
  args: {
    label: 'Showroom',
    children: (control) => <input {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Showroom' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await tabTo(input(canvasElement));
  },
};

export const WithHint: Story = {
  args: { hint: 'Where you pick up the parts.' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription('Where you pick up the parts.');
  },
};

export const Invalid: Story = {
  args: { error: 'Showroom is Required', required: true },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toBeRequired();
    await expect(input(canvasElement)).toHaveAccessibleDescription('Showroom is Required');
  },
};

export const LongText: Story = {
  args: {
    label: 'The showroom at which the driver will fetch the parts on the day on which they have arrived',
    error: 'This showroom is closed on the day on which the parts are expected from Chattogram',
    required: true,
  },
};
