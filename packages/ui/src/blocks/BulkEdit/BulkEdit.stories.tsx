import { useState } from 'react';
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
import type { Part } from '@dealerkit/domain/entities';
import { press, pressTo, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { Button } from '../../elements/Button/Button.js';
import { BulkEdit } from './BulkEdit.js';
import type { BulkEditProps } from './BulkEdit.js';

type Save = BulkEditProps['onSave'];

const meta = {
  component: BulkEdit,
  decorators: [
    // The head stays below the header of a page.
    (Story) => (
      <div style={{ paddingBlockStart: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { parts: [brakeDisc, clutchKit, headlamp], onSave: fn<Save>(async () => []) },
} satisfies Meta<typeof BulkEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

const disc = 'Ventilated Brake Disc 430 mm';
const kit = 'Clutch Kit 430 mm';
const lamp = 'Headlamp, Left, 24 V';

const cellOf = (canvasElement: HTMLElement, field: string, part: string) =>
  within(canvasElement).getByRole('textbox', { name: `${field}: ${part}` });

const retype = async (cell: HTMLElement, text: string) => {
  await userEvent.clear(cell);
  await userEvent.type(cell, text);
};

const pasteInto = async (cell: HTMLElement, text: string) => {
  await userEvent.click(cell);
  await userEvent.paste(text);
};

/** Two prices and a stock that is the listed one, saved with the keys alone, then undone. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = [disc, kit, lamp].map((part) => cellOf(canvasElement, 'Price', part));
    if (!first || !second || !third) throw new Error('A cell is missing.');
    await tabUntil(first);
    await press('9100');
    await pressTo('{Enter}', second);
    await press('৪২,০০০');
    await expect(second).toHaveAccessibleDescription('Changed, was ৳41,500');
    await tabTo(cellOf(canvasElement, 'Available', kit));
    await press('12');
    await pressTo('{ArrowDown}', cellOf(canvasElement, 'Available', lamp));
    const save = canvas.getByRole('button', { name: 'Save 2 changes' });
    await pressTo('{Enter}', save);
    await press('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      [
        { part: brakeDisc, update: { read: { price: brakeDisc.price }, changes: { price: 9100 } } },
        { part: clutchKit, update: { read: { price: 41500 }, changes: { price: 42000 } } },
      ],
      expect.anything(),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 parts saved.'));
    await expect(first).toHaveValue('9100');
    await tabUntil(canvas.getByRole('button', { name: 'Undo' }));
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 parts changed back.'));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [
        expect.objectContaining({ update: { read: { price: 9100 }, changes: { price: brakeDisc.price } } }),
        expect.objectContaining({ update: { read: { price: 42000 }, changes: { price: 41500 } } }),
      ],
      expect.anything(),
    );
    await expect(second).toHaveValue('41500');
  },
};

const pastedUpdate = ({ price, available_quantity }: Part, newPrice: number, newStock: number) => ({
  read: { price, available_quantity },
  changes: { price: newPrice, available_quantity: newStock },
});

/** A column that was copied from a sheet fills the cells below; what cannot be read stays in its cell. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const price = cellOf(canvasElement, 'Price', disc);
    await pasteInto(price, '৯,১০০\t40\r\nask me\t\r\nTk. 1,250/-\t7\r\n99\t1\r\n');
    await waitFor(() => expect(cellOf(canvasElement, 'Price', kit)).toHaveValue('ask me'));
    await expect(cellOf(canvasElement, 'Price', kit)).toHaveAccessibleDescription('Price: This must be an amount');
    await expect(cellOf(canvasElement, 'Price', kit)).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '5 values pasted. There was no part for the last row. 1 value cannot be read.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save 4 changes' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      [
        { part: brakeDisc, update: pastedUpdate(brakeDisc, 9100, 40) },
        { part: headlamp, update: pastedUpdate(headlamp, 1250, 7) },
      ],
      expect.anything(),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 parts saved. 1 value cannot be read.'));
    await expect(cellOf(canvasElement, 'Price', kit)).toHaveValue('ask me');
  },
};

export const PasteUndone: Story = {
  play: async ({ canvasElement }) => {
    const price = cellOf(canvasElement, 'Price', disc);
    const before = (price as HTMLInputElement).value;
    await pasteInto(price, '1\n2\n');
    await waitFor(() => expect(price).toHaveValue('1'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));
    await expect(price).toHaveValue(before);
  },
};

/** Another admin has changed the price meanwhile, which is not overwritten until the user says so. */
export const Conflict: Story = {
  tags: ['keyboard'],
  args: {
    onSave: fn<Save>(async (changes) =>
      changes
        .filter(({ update }) => update.read.price === 41500)
        .map(({ part }) => ({ part, message: 'Changed.', present: { ...part, price: 40000 } })),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const price = cellOf(canvasElement, 'Price', kit);
    await tabUntil(price);
    await press('42000{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription('Price: Another admin has changed this meanwhile. Now: ৳40,000'),
    );
    await expect(price).toHaveValue('42000');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 value changed by another admin.');
    await tabUntil(canvas.getByRole('button', { name: 'Replace it with 42000' }));
    await press('{Enter}');
    await expect(price).toHaveFocus();
    await press('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 part saved.'));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [expect.objectContaining({ update: { read: { price: 40000 }, changes: { price: 42000 } } })],
      expect.anything(),
    );
  },
};

export const Rejected: Story = {
  args: {
    onSave: fn<Save>(async ([change]) =>
      change ? [{ part: change.part, message: 'The shop could not be reached.' }] : [],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await retype(cellOf(canvasElement, 'Available', disc), '7');
    await retype(cellOf(canvasElement, 'Reorder level', kit), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(canvas.getByText('The shop could not be reached.')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('1 part saved. 1 part not saved');
    await expect(cellOf(canvasElement, 'Available', disc)).toHaveValue('7');
    await expect(canvas.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
  },
};

const KeptDraft = (props: BulkEditProps) => {
  const [kept, setKept] = useState<Readonly<Record<string, string>>>();
  const [opening, setOpening] = useState(0);
  return (
    <>
      <Button onClick={() => setOpening(opening + 1)}>Open again</Button>
      <BulkEdit
        key={opening}
        {...props}
        parts={opening === 0 ? props.parts : [{ ...brakeDisc, price: 8000 }]}
        draft={{ read: () => kept, write: setKept }}
      />
    </>
  );
};

/** What was typed is there again, with what another admin has changed since; parts of another search keep theirs too. */
export const Restored: Story = {
  render: (args) => <KeptDraft {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await retype(cellOf(canvasElement, 'Price', disc), '9100');
    await retype(cellOf(canvasElement, 'Minimum order', kit), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    const price = cellOf(canvasElement, 'Price', disc);
    await expect(price).toHaveValue('9100');
    await expect(price).toHaveAccessibleDescription(/Now: ৳8,000$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 part outside of this list has unsaved changes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use ৳8,000' }));
    await expect(price).toHaveValue('8000');
  },
};

export const Discarded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = cellOf(canvasElement, 'Price', kit);
    await retype(price, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(price).toHaveValue('41500');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(price).toHaveValue('1');
    await userEvent.type(price, '{Escape}');
    await expect(price).toHaveValue('41500');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing has been changed.');
  },
};

export const Phone: Story = {
  args: { parts: [...parts, factsPart] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('textbox', { name: `Price: ${kit}` });
    await expect(cells[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(80);
    await expect(within(canvasElement).getByText('1823-45 A')).toBeVisible();
  },
};

export const LongText: Story = { args: { parts: [longWordsPart, outOfStockPart, ...parts] } };
