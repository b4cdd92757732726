import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import {
  cancelledOrder,
  confirmedOrder,
  handedOverOrder,
  packedOrder,
  placedOrder,
} from '../../../stories/fixtures/index.js';
import { focusInMenu, press, tabTo } from '../../../stories/keyboard.js';
import { LineChanges } from './LineChanges.js';
import type { LineChangesProps } from './LineChanges.js';

const accept = async (): Promise<SubmitResult> => undefined;

const meta = {
  component: LineChanges,
  args: {
    line: packedOrder,
    lines: [packedOrder],
    onSetQuantity: fn(accept),
    onSplit: fn(accept),
    onReturn: fn(accept),
  },
} satisfies Meta<typeof LineChanges>;
export default meta;
type Story = StoryObj<LineChangesProps>;

const openMenu = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^More: / }));
  return within(await screen.findByRole('menu'));
};

const itemsOf = async (canvasElement: HTMLElement) =>
  (await openMenu(canvasElement)).getAllByRole('menuitem').map(({ textContent }) => textContent);

/** Hands over some of the packed pieces. */
export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const more = () => within(canvasElement).getByRole('button', { name: 'More: Drive Axle Tyre 295/80 R22.5' });
    await tabTo(more());
    await press('{Enter}');
    await focusInMenu();
    await press('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Hand over some of Drive Axle Tyre 295/80 R22.5' });
    await press('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
    await press('{Enter}');
    await focusInMenu();
    await press('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
    pieces.focus();
    await press('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(args.onSplit).toHaveBeenCalledWith(packedOrder, 3, true, expect.anything()));
  },
};

export const BeforePacking: Story = {
  args: { line: placedOrder, lines: [placedOrder] },
  play: async ({ args, canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Correct the quantity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quantity of Ventilated Brake Disc 430 mm' }));
    const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
    await expect(pieces).toHaveValue('4');
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '8');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSetQuantity).toHaveBeenCalledWith(placedOrder, 8));
  },
};

/** One of two pieces was returned before. */
export const HandedOver: Story = {
  args: {
    line: handedOverOrder,
    lines: [
      handedOverOrder,
      { ...handedOverOrder, _id: 'return', of: handedOverOrder._id, orderQuantity: 1, status: 'returned' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Take a return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return of Gear Set, Reman, 9-Speed' }));
    await expect(dialog.getByText('1 to 1')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Damaged' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Put them back into stock' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take a return' }));
    await waitFor(() =>
      expect(args.onReturn).toHaveBeenCalledWith(
        handedOverOrder,
        { quantity: 1, restock: false, reason: 'Damaged' },
        expect.anything(),
      ),
    );
  },
};

/** One piece cannot be split, and a cancelled line not be changed. */
export const NothingPossible: Story = {
  args: { line: cancelledOrder, lines: [cancelledOrder] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A host that corrects no quantity; one piece cannot be split. */
export const FewerCalls: Story = {
  args: { line: { ...confirmedOrder, orderQuantity: 2 }, lines: [confirmedOrder], onSetQuantity: undefined },
  play: async ({ canvasElement }) => {
    await expect(await itemsOf(canvasElement)).toEqual(['Split']);
  },
};
