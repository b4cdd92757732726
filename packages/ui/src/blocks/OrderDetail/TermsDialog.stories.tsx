import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { longLines, orderOf, sevenLines, threeLines } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { termsOf, TermsDialog } from './TermsDialog.js';
import type { TermsDialogProps } from './TermsDialog.js';

type Save = TermsDialogProps['onSave'];

const order = orderOf(...threeLines);
const [, placed] = order.lines;

const meta = {
  component: TermsDialog,
  render: (args) => <DialogOpener button="Edit terms" dialog={TermsDialog} props={args} />,
  args: {
    order,
    terms: termsOf({ ...order, note: undefined }, {}),
    isWholeOrderOpen: true,
    onSave: fn<Save>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof TermsDialog>;
export default meta;
type Story = StoryObj<TermsDialogProps>;

const open = async (canvasElement: HTMLElement) => {
  const { opener, dialog: element } = await openDialog(canvasElement, 'dialog');
  const dialog = within(element);
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return { opener, dialog, field, discount: field('Discount'), save: dialog.getByRole('button', { name: 'Save' }) };
};

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { field, discount, save } = await open(canvasElement);
    await typeInto(field('Agreed price of Ventilated Brake Disc 430 mm'), '14000');
    await typeInto(discount, '৫০০/-');
    await tabUntil(save);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        read: { discount: null, prices: { [placed?._id ?? '']: null } },
        changes: { discount: 50_000, prices: { [placed?._id ?? '']: 1_400_000 } },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Filled: Story = {
  args: { terms: termsOf(order, { discount: 150_000, deliveryCharge: 35_050 }) },
  play: async ({ args, canvasElement }) => {
    const { dialog, field, discount, save } = await open(canvasElement);
    await expect(discount).toHaveValue('1500');
    await expect(field('Delivery charge')).toHaveValue('350.5');
    await expect(field('Note')).toHaveValue('Please call before the truck leaves.');
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { discount, save } = await open(canvasElement);
    await userEvent.type(discount, '-5');
    await userEvent.click(save);
    await waitFor(() => expect(discount).toHaveAccessibleDescription(/Enter an amount of 0 or more/));
    await expect(discount).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { discount, save } = await open(canvasElement);
    await userEvent.type(discount, '5');
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Another admin has agreed a discount in the meantime: it is shown, and replaced only by a second save. */
export const Rejected: Story = {
  args: {
    onSave: fn<Save>(async ({ read }) =>
      read.discount === null
        ? { message: 'Another admin has changed these terms.', present: { discount: 90_000 } }
        : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { dialog, discount, save } = await open(canvasElement);
    await userEvent.type(discount, '500');
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Another admin has changed these terms.');
    await expect(discount).toHaveValue('500');
    await expect(discount).toHaveAccessibleDescription('Another admin has set: ৳900');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ read: { discount: 90_000 }, changes: { discount: 50_000 } }),
    );
  },
};

/** Something was handed over, so only the prices of open lines can be agreed. */
export const PricesOnly: Story = {
  args: { order: orderOf(...sevenLines), terms: termsOf(orderOf(...sevenLines), {}), isWholeOrderOpen: false },
  play: async ({ canvasElement }) => {
    const { dialog: element } = await openDialog(canvasElement, 'dialog');
    await expect(within(element).queryByRole('textbox', { name: 'Discount' })).toBeNull();
    await expect(within(element).getAllByRole('textbox')).toHaveLength(7);
  },
};

export const Kept: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener } = await open(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  render: (args) => <TermsDialog {...args} />,
  args: { order: orderOf(...longLines), terms: termsOf(orderOf(...longLines), { discount: 99_999_999_999 }) },
};
