import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  clutchKitOrder,
  longWordsOrder,
  orderOf,
  parts,
  sevenLines,
  statusOrders,
  threeLines,
} from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { LastOrders } from './LastOrders.js';
import type { LastOrdersProps } from './LastOrders.js';

const meta = {
  component: LastOrders,
  args: { orders: groupOrders(statusOrders.slice(0, 3)), parts, orderHref: paths.order },
} satisfies Meta<typeof LastOrders>;
export default meta;
type Story = StoryObj<LastOrdersProps>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toMatch(/^\/dashboard\/orders\/b2/);
    await tabTo(canvas.getByRole('link', { name: 'Order again: Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toMatch(/^\/purchase\/a1\d+\?again=b2/);
  },
};

export const OrdersOfLines: Story = {
  args: { orders: [orderOf(...threeLines), orderOf(...sevenLines)] },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Order 1042.*3 parts.*1 of 2 packed, 1 cancelled/);
  },
};

/** A host without statuses, and a part that is no longer on sale. */
export const NoStatus: Story = {
  args: { orders: [orderOf(clutchKitOrder)], parts: [], orderHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = { args: { orders: [orderOf(longWordsOrder)] } };
