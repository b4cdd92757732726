import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  brakeDisc,
  clutchKitOrder,
  longLines,
  longWordsOrder,
  orderOf,
  packedOrder,
  parts,
  placedOrder,
  sevenLines,
  threeLines,
} from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { OrderDetail } from './OrderDetail.js';

const meta = {
  component: OrderDetail,
  args: { order: orderOf(placedOrder), parts, viewer: { email: 'admin@example.com', isAdmin: true } },
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe(`/parts/${brakeDisc._id}`);
    await expect(canvas.getByText('৳58,000')).toBeVisible();
    await tabTo(canvas.getByRole('link', { name: 'Call Nasrin Akter' }));
    await expect(await followLink()).toBe('tel:01700000142');
    await tabTo(canvas.getByRole('link', { name: 'WhatsApp to Nasrin Akter' }));
    await expect(await followLink()).toMatch(/^https:\/\/wa\.me\/8801700000142\?text=Hello%20Nasrin/);
  },
};

export const ForCustomer: Story = {
  args: { order: orderOf(packedOrder), parts: [], viewer: { email: 'shopper@example.com', isAdmin: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No longer on sale')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A host without status, date and price. */
export const NoStatus: Story = {
  args: { order: orderOf(clutchKitOrder), parts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'History' })).toBeNull();
    await expect(within(canvasElement).queryByText('Total')).toBeNull();
  },
};

export const ThreeLines: Story = {
  args: {
    order: orderOf(...threeLines),
    viewer: { email: 'shopper@example.com', isAdmin: false },
    onDelete: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Parts of this order' }));
    await expect(
      list.getAllByRole('button', { name: /^Delete/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Delete Ventilated Brake Disc 430 mm', 'Delete Headlamp, Left, 24 V']);
    await expect(canvas.getByText('৳290,503')).toBeVisible();
    await expect(canvas.getByText('Please call before the truck leaves.')).toBeVisible();
  },
};

/** What the site asks beside the fields of the library. */
export const OwnValues: Story = {
  args: { order: orderOf({ ...placedOrder, extra: { 'Truck number': 'Metro Ta 11-1234', 'VAT number': '000451' } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Truck number').nextElementSibling).toHaveTextContent('Metro Ta 11-1234');
    await expect(canvas.getByText('VAT number').nextElementSibling).toHaveTextContent('000451');
  },
};

export const SevenLines: Story = {
  args: { order: orderOf(...sevenLines) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('plus 1 part whose price is to be agreed');
  },
};

export const LongLines: Story = { args: { order: orderOf(...longLines) } };

export const LongText: Story = { args: { order: orderOf(longWordsOrder) } };
