import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import {
  clutchKit,
  factsPart,
  headlamp,
  longWordsPart,
  pastedList,
  resolveLines,
  tyre,
} from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { PasteList } from './PasteList.js';
import type { PasteListProps } from './PasteList.js';

const meta = {
  component: PasteList,
  args: {
    onResolve: fn<PasteListProps['onResolve']>(resolveLines),
    onAdd: fn<PasteListProps['onAdd']>(() => ({ isStored: true, left: [] })),
    onNote: fn<NonNullable<PasteListProps['onNote']>>(() => true),
    contact: { phone: '01700-000142', whatsApp: '01700-000142' },
  },
} satisfies Meta<typeof PasteList>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = async (canvasElement: HTMLElement, text = pastedList) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Your list' }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
  return canvas;
};

export const Default: Story = {
  args: { onResolve: fn<PasteListProps['onResolve']>(async () => []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
    const field = canvas.getByRole('textbox', { name: 'Your list' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Paste or type a list first/);
  },
};

export const Found: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await find(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What we understood' })).toHaveFocus());
    await expect(canvas.getByText('4 of 5 lines found')).toBeVisible();
    await expect(canvas.getByText(/was replaced by/)).toHaveTextContent('643 3226 00 was replaced by 1823-45 A');
    await expect(canvas.getByText(/No quantity read, so the minimum is taken.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send a message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('air%20compressor'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the order as a note' }));
    await expect(args.onNote).toHaveBeenCalledWith('air compressor 12 V - 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 4 parts to the basket' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      basketLine(factsPart, 6),
      basketLine(factsPart, 2),
      basketLine(clutchKit, 2),
      basketLine(tyre, 4),
    ]);
    await expect(canvas.getByText('4 parts are in the basket now.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Line 5' })).toHaveValue('air compressor 12 V - 1');
  },
};

/** From the list to the basket with the keyboard only: a line is corrected, another part is chosen, a quantity changed. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('textbox', { name: 'Your list' }), 'clutch kit{Enter}headlmp 2 pcs');
    await tabTo(canvas.getByRole('button', { name: 'Find the parts' }));
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What we understood' })).toHaveFocus());
    await tabTo(canvas.getByRole('textbox', { name: 'Line 1' }));
    const choice = canvas.getByRole('combobox', { name: 'Part of line 1' });
    await tabTo(choice);
    // A synthetic arrow key does not change a native list.
    await fireEvent.change(choice, { target: { value: factsPart._id } });
    await tabUntil(canvas.getByRole('textbox', { name: 'Quantity of Clutch Kit 395 mm, Three-Piece' }));
    await press('{ArrowUp}{ArrowUp}');
    const line = canvas.getByRole('textbox', { name: 'Line 2' });
    await tabUntil(line);
    await press('{Control>}a{/Control}headlamp 2 pcs{Enter}');
    await expect(await canvas.findByText('Headlamp, Left, 24 V')).toBeVisible();
    await expect(line).toHaveFocus();
    await tabUntil(canvas.getByRole('button', { name: 'Add 2 parts to the basket' }));
    await press('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith([basketLine(factsPart, 3), basketLine(headlamp, 2)]);
  },
};

/** Ctrl+Enter in a line adds all parts; in a line that has changed it looks that line up first. */
export const Shortcut: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await find(canvasElement, 'clutch kit\nheadlmp 2 pcs');
    const line = await canvas.findByRole('textbox', { name: 'Line 2' });
    await tabUntil(line);
    await press('{Control>}a{/Control}headlamp 2 pcs{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Headlamp, Left, 24 V')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await press('{Control>}{Enter}{/Control}');
    await expect(args.onAdd).toHaveBeenCalledWith([expect.anything(), basketLine(headlamp, 2)]);
    await expect(canvas.getByText('2 parts are in the basket now.')).toBeVisible();
  },
};

/** After a line is removed, the focus is in the next one, or in the field if none is left. */
export const RemoveLine: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, 'headlamp\nclutch kit\ndrive axle tyre');
    const remove = async (line: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Remove ${line}` }));
    await remove('line 2');
    await expect(canvas.getByRole('textbox', { name: 'Line 3' })).toHaveFocus();
    await expect(canvas.getByText('2 of 2 lines found')).toBeVisible();
    await remove('line 3');
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveFocus();
    await remove('line 1');
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveFocus();
    await expect(canvas.queryByRole('heading', { name: 'What we understood' })).toBeNull();
  },
};

/** A second list follows the lines of the first one; clearing empties both. */
export const SecondList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, 'air compressor');
    await expect(await canvas.findByText('0 of 1 lines found')).toBeVisible();
    await find(canvasElement, 'headlamp 2 pcs');
    await expect(await canvas.findByText('1 of 2 lines found')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveValue('air compressor');
    await expect(canvas.getByRole('textbox', { name: 'Line 2' })).toHaveValue('headlamp 2 pcs');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: /^Line/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear the list' })).toBeNull();
  },
};

/** At the counter the lines go into an order. */
export const ToOrder: Story = {
  args: { target: 'order' },
  render: (args) => <PasteList {...args} contact={undefined} />,
  play: async ({ args, canvasElement }) => {
    const canvas = await find(canvasElement, 'headlamp 2 pcs\nair compressor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 part to the order' }));
    await expect(args.onAdd).toHaveBeenCalledWith([basketLine(headlamp, 2)]);
    await expect(canvas.getByText('1 part is in the order now.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Rows that were copied from a spreadsheet, with their headings. */
export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, 'SL\tPart No\tQty\tPrice\n1\t3482000556\t3\t36800');
    await expect(await canvas.findByText('Read as column headings: SL Part No Qty Price')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Quantity of Clutch Kit 395/ })).toHaveValue('3');
  },
};

/** Numbers that a spreadsheet has destroyed are marked on their line. */
export const Destroyed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, '3.48208E+09 x 2\n#REF!\t1');
    await expect(await canvas.findByText(/^A spreadsheet has shortened this number/)).toBeVisible();
    await expect(canvas.getByText(/^This is an error of the spreadsheet/)).toBeVisible();
  },
};

/** Text that was typed with Bijoy is offered as Unicode. */
export const Bijoy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Your list' });
    await userEvent.click(field);
    await userEvent.paste('‡eªK c¨vW 2 pcs\nheadlamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Convert to Unicode' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ব্রেক প্যাড 2 pcs\nheadlamp'.normalize());
  },
};

export const NotFound: Story = {
  args: { onNote: fn<NonNullable<PasteListProps['onNote']>>(() => false) },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, 'Assalamu alaikum bhai\nair compressor');
    await expect(await canvas.findByText('0 of 2 lines found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add \d/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the order as a note' }));
    await expect(canvas.getByText(/^The note has room for 500 characters/)).toBeVisible();
  },
};

export const BasketFull: Story = {
  args: {
    onAdd: fn<PasteListProps['onAdd']>((lines) => ({ isStored: true, left: lines.slice(1) })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, '3482000556\nheadlamp');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 parts to the basket' }));
    await expect(canvas.getByText(/The basket is full: it holds 200 parts. 1 part was not added.$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Line 2' })).toHaveValue('headlamp');
    await expect(canvas.queryByRole('textbox', { name: 'Line 1' })).toBeNull();
  },
};

export const NotStored: Story = {
  args: { onAdd: fn<PasteListProps['onAdd']>((lines) => ({ isStored: false, left: lines })) },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, 'headlamp');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 part to the basket' }));
    await expect(canvas.getByText(/^This browser has no room for the basket/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveValue('headlamp');
  },
};

export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, `${longWordsPart.product_name ?? ''}\n${'unknown'.repeat(60)}`);
    await expect(await canvas.findByText('1 of 2 lines found')).toBeVisible();
  },
};
