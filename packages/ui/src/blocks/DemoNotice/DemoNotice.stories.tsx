import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { DemoNotice } from './DemoNotice.js';

const shopper = { email: 'shopper@dealerkit.dev', password: 'shopper123', role: 'customer' };

const meta = {
  component: DemoNotice,
  args: { accounts: [{ email: 'admin@dealerkit.dev', password: 'admin123', role: 'admin' }, shopper], onFill: fn() },
  decorators: [maxWidth('26.5rem')],
} satisfies Meta<typeof DemoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Demo sign-in' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await tabTo(canvas.getByRole('button', { name: 'Fill in admin@dealerkit.dev' }));
    await tabTo(canvas.getByRole('button', { name: 'Fill in shopper@dealerkit.dev' }));
    await press('{Enter}');
    await expect(args.onFill).toHaveBeenCalledWith(shopper);
  },
};

export const NoAccounts: Story = {
  args: { accounts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    accounts: [
      {
        email: 'accounts.department.habibur.rahman.and.sons.transport.agency@example.com',
        password: 'a passphrase of many words',
        role: 'customer',
      },
    ],
  },
};
