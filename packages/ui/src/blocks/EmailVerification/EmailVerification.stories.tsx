import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { EmailVerification } from './EmailVerification.js';
import type { EmailVerificationProps } from './EmailVerification.js';

const meta = {
  component: EmailVerification,
  args: {
    email: 'salma@example.com',
    onSend: fn<EmailVerificationProps['onSend']>(async () => undefined),
    onCheck: fn<EmailVerificationProps['onCheck']>(async () => ({ message: 'This address is not verified yet.' })),
  },
  decorators: [maxWidth('40rem')],
} satisfies Meta<typeof EmailVerification>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('button', { name: 'I have opened the link' }));
    await press('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This address is not verified yet.');
    await tabTo(canvas.getByRole('button', { name: 'Send a new link' }));
    await press('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^A link is on its way to salma@example.com/));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The demo opens the link itself, because it sends no e-mail. */
export const Demo: Story = {
  args: { onOpenLink: fn<EmailVerificationProps['onSend']>(async () => undefined) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/This demo sends no e-mail/)).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Open the link' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onOpenLink).toHaveBeenCalledOnce());
  },
};

export const SendFailed: Story = {
  args: {
    onSend: fn<EmailVerificationProps['onSend']>(async () => ({
      message: 'Too many attempts. Wait a few minutes and try again.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send a new link' });
    await tabUntil(send);
    await press('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(send).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { email: 'mohammad.shahriar.rahman.chowdhury.bhuiyan@habiburrahmanandsons.example.com' },
};
