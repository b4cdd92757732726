import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  brakeDisc,
  cancelledOrder,
  clutchKitOrder,
  longWordsOrder,
  packedOrder,
  placedOrder,
  tyre,
} from '../../../stories/fixtures/index.js';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { OrderLineItem } from './OrderLineItem.js';
import type { OrderLineItemProps } from './OrderLineItem.js';

type SetStatus = NonNullable<OrderLineItemProps['onSetStatus']>;

const meta = {
  component: OrderLineItem,
  args: {
    line: placedOrder,
    lines: [placedOrder],
    part: brakeDisc,
    viewer: { email: 'admin@example.com', isAdmin: true },
    onSetStatus: fn<SetStatus>(async () => undefined),
  },
  render: (args) => (
    <ul>
      <OrderLineItem {...args} />
    </ul>
  ),
  decorators: [maxWidth('40rem')],
} satisfies Meta<typeof OrderLineItem>;
export default meta;
type Story = StoryObj<OrderLineItemProps>;

const customer = { email: 'shopper@example.com', isAdmin: false };

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await tabTo(canvas.getByRole('button', { name: 'History: Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(canvas.getByText('by shopper@example.com')).toBeVisible();
    await tabTo(canvas.getByRole('button', { name: 'Confirm: Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await tabTo(canvas.getByRole('button', { name: 'Cancel: Ventilated Brake Disc 430 mm' }));
  },
};

export const ForCustomer: Story = {
  tags: ['keyboard'],
  args: { viewer: customer, onSetStatus: undefined, onDelete: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link'));
    await tabTo(canvas.getByRole('button', { name: 'History: Ventilated Brake Disc 430 mm' }));
    await tabTo(canvas.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(placedOrder);
  },
};

/** A customer cannot delete what is packed. */
export const Packed: Story = {
  args: { line: packedOrder, part: tyre, viewer: customer, onSetStatus: undefined, onDelete: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};

export const Cancelled: Story = { args: { line: cancelledOrder, part: undefined } };

/** A host without status, date and price. */
export const NoStatus: Story = {
  args: { line: clutchKitOrder, part: undefined, viewer: customer, onSetStatus: undefined, onDelete: fn() },
};

export const LongText: Story = { args: { line: longWordsOrder, part: undefined } };
