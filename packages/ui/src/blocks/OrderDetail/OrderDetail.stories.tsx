import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  brakeDisc,
  clutchKitOrder,
  longWordsOrder,
  packedOrder,
  placedOrder,
} from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { OrderDetail } from './OrderDetail.js';

const meta = {
  component: OrderDetail,
  args: { order: placedOrder, part: brakeDisc, viewer: { email: 'admin@example.com', isAdmin: true } },
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe(`/purchase/${brakeDisc._id}`);
    await expect(canvas.getByText('৳58,000')).toBeVisible();
    await tabTo(canvas.getByRole('link', { name: 'Call Nasrin Akter' }));
    await expect(await followLink()).toBe('tel:01700000142');
    await tabTo(canvas.getByRole('link', { name: 'WhatsApp to Nasrin Akter' }));
    await expect(await followLink()).toMatch(/^https:\/\/wa\.me\/8801700000142\?text=Hello%20Nasrin/);
  },
};

export const ForCustomer: Story = {
  args: { order: packedOrder, part: undefined, viewer: { email: 'shopper@example.com', isAdmin: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No longer on sale')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A host without status, date and price. */
export const NoStatus: Story = {
  args: { order: clutchKitOrder, part: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'History' })).toBeNull();
    await expect(within(canvasElement).queryByText('Total')).toBeNull();
  },
};

export const LongText: Story = { args: { order: longWordsOrder, part: undefined } };
