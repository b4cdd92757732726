import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press, tabTo, typeInto } from '../../../stories/keyboard.js';
import { PasswordField } from './PasswordField.js';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await typeInto(field, 'shopper123');
    await expect(field).toHaveAttribute('type', 'password');
    await tabTo(canvas.getByRole('button', { name: 'Show password' }));
    await press('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('shopper123');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await press(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Filled: Story = { args: { defaultValue: 'shopper123' } };

export const Invalid: Story = {
  args: { required: true, error: 'Password must be 6 characters or longer', defaultValue: 'short' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Password must be 6 characters or longer');
  },
};

export const LongText: Story = {
  args: {
    label: 'Password of the account with which the workshop orders',
    defaultValue: 'a passphrase of many words that goes on for longer than the field is wide on any phone',
  },
};
