import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { handedOverOrder, packedOrder, placedOrder } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import type { SetStatus } from '../useSetStatus.js';
import { OrderActions } from './OrderActions.js';
import type { OrderActionsProps } from './OrderActions.js';

/** Updates the order after the change, as an application does. */
const WithUpdatedOrder = (props: OrderActionsProps) => {
  const [order, setOrder] = useState(props.order);
  const onSetStatus: SetStatus = async (...change) => {
    const error = await props.onSetStatus(...change);
    const step = { status: change[1], at: '2026-11-22T05:30:00Z', by: 'admin@example.com' };
    if (!error) setOrder({ ...order, status: change[1], history: [...(order.history ?? []), step] });
    return error;
  };
  return <OrderActions order={order} onSetStatus={onSetStatus} />;
};

const meta = {
  component: OrderActions,
  render: (args) => <WithUpdatedOrder {...args} />,
  args: { order: placedOrder, onSetStatus: fn<SetStatus>(async () => undefined) },
  decorators: [maxWidth('22rem')],
} satisfies Meta<typeof OrderActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('button', { name: 'Confirm' }));
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pack' })).toHaveFocus());
  },
};

export const Cancelled: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Cancel order' });
    await tabUntil(opener);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(opener);
    await press('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await press('Ordered twice');
    await tabUntil(dialog.getByRole('button', { name: 'Cancel order' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'cancelled', 'Ordered twice');
    const back = await canvas.findByRole('button', { name: 'Back to “Placed”' });
    await expect(canvas.getAllByRole('button')).toEqual([back]);
    await tabTo(back);
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'cancelled' }), 'placed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Back/ })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const StepBack: Story = {
  tags: ['keyboard'],
  args: { order: handedOverOrder },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('button', { name: 'Back to “Packed”' }));
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenCalledWith(handedOverOrder, 'packed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to “Confirmed”' })).toHaveFocus());
  },
};

export const DoubleClick: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('button', { name: 'Pack' })).toBeVisible();
    await expect(args.onSetStatus).toHaveBeenCalledOnce();
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
  },
};

export const LastStep: Story = {
  args: { order: packedOrder },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Hand over' });
    await userEvent.click(button);
    await expect(args.onSetStatus).toHaveBeenCalledWith(packedOrder, 'handedOver');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(document.body).not.toHaveFocus();
  },
};

export const Rejected: Story = {
  args: {
    onSetStatus: fn<SetStatus>(async () => ({
      message: 'Another user has changed this order. Its status is now “Packed”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('now “Packed”');
  },
};
