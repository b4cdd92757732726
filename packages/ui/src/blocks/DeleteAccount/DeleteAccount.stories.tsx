import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { DeleteAccount } from './DeleteAccount.js';
import type { DeleteAccountProps } from './DeleteAccount.js';

const free = { openOrders: 0, balance: 0, admin: false };

const meta = {
  component: DeleteAccount,
  args: {
    deletion: free,
    email: 'shopper@example.com',
    onAsk: fn<DeleteAccountProps['onAsk']>(async () => undefined),
    returnFocusRef: { current: null },
  },
  decorators: [maxWidth('48rem')],
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Delete my account…' });

const opened = async () => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  return {
    dialog,
    field: dialog.getByRole('textbox', { name: 'Type your e-mail address to confirm' }),
    confirm: dialog.getByRole('button', { name: 'Delete in seven days' }),
  };
};

const open = async (canvasElement: HTMLElement) => {
  await tabTo(opener(canvasElement));
  await press('{Enter}');
  return opened();
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener(canvasElement));
    await press('{Enter}');
    const { dialog, field, confirm } = await opened();
    await expect(dialog.getByText(/^Your orders and payments stay/)).toBeVisible();
    await expect(field).toHaveFocus();
    await press('Shopper@Example.com');
    await tabUntil(confirm);
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const WrongAddress: Story = {
  play: async ({ args, canvasElement }) => {
    const { field, confirm } = await open(canvasElement);
    await userEvent.type(field, 'other@example.com');
    await userEvent.click(confirm);
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not the e-mail address of your account'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('other@example.com');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { onAsk: fn<DeleteAccountProps['onAsk']>(async () => ({ message: en.errors.offline.advice })) },
  play: async ({ canvasElement }) => {
    const { dialog, field, confirm } = await open(canvasElement);
    await userEvent.type(field, 'shopper@example.com');
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(en.errors.offline.advice);
    await expect(field).toHaveValue('shopper@example.com');
  },
};

const expectBlocked = async (canvasElement: HTMLElement, text: RegExp) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText('Your account cannot be deleted yet')).toBeVisible();
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
};

export const OpenOrders: Story = {
  args: { deletion: { ...free, openOrders: 2 } },
  play: async ({ canvasElement }) => {
    await expectBlocked(canvasElement, /^You have 2 open orders\./);
    await expect(within(canvasElement).getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
};

export const MoneyDue: Story = {
  args: { deletion: { ...free, balance: 145_000 } },
  play: async ({ canvasElement }) => expectBlocked(canvasElement, /^You owe the shop ৳1,450/),
};

export const MoneyToPayOut: Story = {
  args: { deletion: { ...free, balance: -50_000 } },
  play: async ({ canvasElement }) => expectBlocked(canvasElement, /^The shop owes you ৳500/),
};

export const Admin: Story = {
  args: { deletion: { ...free, admin: true } },
  play: async ({ canvasElement }) => expectBlocked(canvasElement, /^You are an admin\./),
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: { deletion: { ...free, openOrders: 3, balance: 145_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/৩টি অর্ডার এখনো চলমান/)).toBeVisible();
  },
};
