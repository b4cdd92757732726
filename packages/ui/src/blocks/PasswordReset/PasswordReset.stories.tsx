import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PasswordReset } from './PasswordReset.js';
import type { PasswordResetProps } from './PasswordReset.js';

const meta = {
  component: PasswordReset,
  args: {
    email: '',
    onReset: fn<PasswordResetProps['onReset']>(async () => undefined),
    onSent: fn(),
    onBack: fn(),
  },
  decorators: [maxWidth('24rem')],
} satisfies Meta<typeof PasswordReset>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'Email' }),
    send: canvas.getByRole('button', { name: 'Send link' }),
    back: canvas.getByRole('button', { name: 'Back to login' }),
  };
};

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { email, send, back } = formIn(canvasElement);
    await tabTo(email, send, back);
    await press('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  args: { email: 'shopper@dealerkit.dev' },
  play: async ({ args, canvasElement }) => {
    const { email } = formIn(canvasElement);
    await expect(email).toHaveValue('shopper@dealerkit.dev');
    await tabTo(email);
    await press('{Enter}');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('shopper@dealerkit.dev'));
    await expect(args.onReset).toHaveBeenCalledWith('shopper@dealerkit.dev');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { email, send } = formIn(canvasElement);
    await userEvent.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is Required'));
    await userEvent.type(email, 'shopper');
    await expect(email).toHaveAccessibleDescription('Provide a valid Email');
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: {
    email: 'shopper@dealerkit.dev',
    onReset: fn<PasswordResetProps['onReset']>(() => new Promise(() => undefined)),
  },
  play: async ({ args, canvasElement }) => {
    const { email, send } = formIn(canvasElement);
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(send);
    await userEvent.type(email, '{Enter}');
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    email: 'shopper@dealerkit.dev',
    onReset: fn<PasswordResetProps['onReset']>(async () => ({
      message: 'Too many attempts. Wait a few minutes and try again.',
    })),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, send } = formIn(canvasElement);
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(email).toHaveValue('shopper@dealerkit.dev');
    await expect(send).not.toHaveAttribute('aria-busy');
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};
