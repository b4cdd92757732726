import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { clutchKitOrder, longWordsOrder, parts, statusOrders } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { LastOrders } from './LastOrders.js';
import type { LastOrdersProps } from './LastOrders.js';

const meta = {
  component: LastOrders,
  args: { orders: statusOrders.slice(0, 3), parts, orderHref: paths.order },
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

/** A host without statuses, and a part that is no longer on sale. */
export const NoStatus: Story = {
  args: { orders: [clutchKitOrder], parts: [], orderHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = { args: { orders: [longWordsOrder] } };
