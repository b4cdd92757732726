import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderOf, packedOrder, sevenLines, threeLines } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { OrderLinesActions } from './OrderLinesActions.js';
import type { OrderLinesOptions } from './OrderLinesActions.js';

type SetStatuses = NonNullable<OrderLinesOptions['onSetStatuses']>;
type DeleteLines = NonNullable<OrderLinesOptions['onDeleteLines']>;

const meta = {
  component: OrderLinesActions,
  args: { order: orderOf(...sevenLines), onSetStatuses: fn<SetStatuses>(async () => undefined) },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof OrderLinesActions>;
export default meta;
type Story = StoryObj<OrderLinesOptions & { order: ReturnType<typeof orderOf> }>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('button', { name: 'Confirm 7 parts' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onSetStatuses).toHaveBeenCalledWith(sevenLines, 'confirmed'));
    await tabTo(canvas.getByRole('button', { name: 'Cancel the whole order' }));
  },
};

/** The next step is that of the lines that are least far; a packed line can still be cancelled. */
export const CancelTheRest: Story = {
  tags: ['escape'],
  args: { order: orderOf(...threeLines) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Confirm 1 part' })).toBeVisible();
    const cancel = canvas.getByRole('button', { name: 'Cancel the other 2 parts' });
    await tabUntil(cancel);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(cancel);
    await userEvent.click(cancel);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order 1042?' }));
    await expect(dialog.getByText(/^2 parts are cancelled/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Out of stock' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(args.onSetStatuses).toHaveBeenCalledWith(threeLines.slice(0, 2), 'cancelled', 'Out of stock'),
    );
  },
};

/** A customer deletes what is not packed yet. */
export const ForCustomer: Story = {
  args: {
    order: orderOf(...threeLines),
    onSetStatuses: undefined,
    onDeleteLines: fn<DeleteLines>(async () => undefined),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete the other part' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete order 1042?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleteLines).toHaveBeenCalledWith([threeLines[1]]));
  },
};

export const PartlyFailed: Story = {
  args: {
    onSetStatuses: undefined,
    onDeleteLines: fn<DeleteLines>(async () => ({
      message: 'Not done for Clutch Kit 430 mm: Packed orders can no longer be deleted. Call the shop.',
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete the whole order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not done for Clutch Kit 430 mm');
  },
};

/** Nothing is left to delete. */
export const Packed: Story = {
  args: {
    order: orderOf({ ...packedOrder, orderNumber: 1042 }),
    onSetStatuses: undefined,
    onDeleteLines: fn<DeleteLines>(async () => undefined),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
