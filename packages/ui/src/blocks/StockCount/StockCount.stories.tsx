import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  brakeDisc,
  clutchKit,
  factsPart,
  headlamp,
  longWordsPart,
  outOfStockPart,
  parts,
} from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { StockCount } from './StockCount.js';
import type { StockCountProps } from './StockCount.js';

const meta = {
  component: StockCount,
  args: { parts: [brakeDisc, clutchKit, headlamp], onCount: fn<StockCountProps['onCount']>(async () => undefined) },
} satisfies Meta<typeof StockCount>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name: `Counted: ${name}` });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [disc, kit, lamp] = ['Ventilated Brake Disc 430 mm', 'Clutch Kit 430 mm', 'Headlamp, Left, 24 V'].map(
      (name) => fieldOf(canvasElement, name),
    );
    if (!disc || !kit || !lamp) throw new Error('A field is missing.');
    await tabUntil(disc);
    await press('৩৪{Enter}');
    await expect(kit).toHaveFocus();
    await press('12{Enter}');
    await expect(lamp).toHaveFocus();
    await press('some{Enter}');
    await expect(args.onCount).toHaveBeenCalledOnce();
    await expect(args.onCount).toHaveBeenCalledWith(brakeDisc, {
      read: { available_quantity: 36 },
      changes: { available_quantity: 34 },
    });
    await waitFor(() => expect(disc).toHaveAccessibleDescription(/^Listed: 34 *Saved: 34$/));
    await expect(kit).toHaveAccessibleDescription(/Counted, unchanged$/);
    await expect(lamp).toHaveAccessibleDescription(/This must be a whole number$/);
    await expect(canvas.getByText('2 of 3 counted')).toBeVisible();
    await tabUntil(lamp);
  },
};

export const Conflict: Story = {
  args: {
    onCount: fn<StockCountProps['onCount']>(async (_part, { read }) =>
      read.available_quantity === 36
        ? { message: 'Changed.', present: { ...brakeDisc, available_quantity: 30 } }
        : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const disc = fieldOf(canvasElement, 'Ventilated Brake Disc 430 mm');
    await userEvent.type(disc, '34{Enter}');
    await waitFor(() =>
      expect(disc).toHaveAccessibleDescription(/^Listed: 30 *Now listed: 30\. Press Enter again to replace it\.$/),
    );
    await expect(disc).toHaveValue('34');
    await userEvent.type(disc, '{Enter}');
    await waitFor(() => expect(disc).toHaveAccessibleDescription(/Saved: 34$/));
    await expect(args.onCount).toHaveBeenLastCalledWith(expect.objectContaining({ available_quantity: 30 }), {
      read: { available_quantity: 30 },
      changes: { available_quantity: 34 },
    });
  },
};

export const Rejected: Story = {
  args: { onCount: fn<StockCountProps['onCount']>(async () => ({ message: 'The shop could not be reached.' })) },
  play: async ({ canvasElement }) => {
    const kit = fieldOf(canvasElement, 'Clutch Kit 430 mm');
    await userEvent.type(kit, '7{Enter}');
    await waitFor(() => expect(kit).toHaveAccessibleDescription(/The shop could not be reached\.$/));
    await expect(kit).toHaveValue('7');
  },
};

export const Numbers: Story = {
  args: { parts: [factsPart, headlamp] },
  play: async ({ canvasElement }) => {
    const [kit, lamp] = within(canvasElement).getAllByRole('listitem');
    await expect(kit).toHaveTextContent('Part number 1823-45 A');
    await expect(lamp).not.toHaveTextContent('Part number');
  },
};

export const LongText: Story = { args: { parts: [longWordsPart, outOfStockPart, ...parts] } };
