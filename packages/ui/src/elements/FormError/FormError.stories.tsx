import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormError } from './FormError.js';

const meta = { component: FormError, args: { message: 'Wrong e-mail or password.' } } satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Wrong e-mail or password.');
  },
};

export const Announced: Story = {
  args: { announced: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Wrong e-mail or password.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NoMessage: Story = {
  args: { message: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    message:
      'There is already an account with this e-mail, which was made with Google. Continue with Google, or ask the shop to give the account a password of its own.',
  },
};
