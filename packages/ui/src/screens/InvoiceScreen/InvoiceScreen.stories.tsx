import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { creditedInvoice, creditNote, dealer, invoice, legalLines } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { InvoiceScreen } from './InvoiceScreen.js';
import type { InvoiceScreenProps } from './InvoiceScreen.js';

const meta = {
  component: InvoiceScreen,
  parameters: { layout: 'fullscreen', path: paths.invoice('2026-000123'), role: 'admin' },
  args: {
    invoice: { state: 'ready', data: invoice },
    money: { paid: 20_000_000, due: 9_120_000 },
    dealer: { ...dealer, legalLines },
    href: 'https://parts.example/dashboard/orders/1042',
    paper: 'a5',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof InvoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const onCredit = fn<NonNullable<InvoiceScreenProps['onCredit']>>(async () => undefined);

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  args: { onCredit },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const credit = canvas.getByRole('button', { name: 'Credit this invoice' });
    await tabUntil(credit);
    await press('{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Credit invoice 2026-000123?' })).toBeVisible();
    await press('{Escape}');
    await expectFocusReturned(credit);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await tabUntil(canvas.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await tabUntil(canvas.getByRole('checkbox', { name: 'Print “Copy”' }));
    await press(' ');
    await expect(canvas.getByText('Copy')).toBeVisible();
  },
};

export const Credit: Story = {
  args: { onCredit },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Credit this invoice' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong customer');
    await userEvent.click(dialog.getByRole('button', { name: 'Credit this invoice' }));
    await waitFor(() => expect(onCredit).toHaveBeenCalledWith('Wrong customer'));
  },
};

/** The first credit note of a year, after the server's clock has jumped. */
export const DateToConfirm: Story = {
  args: {
    onCredit: fn<NonNullable<InvoiceScreenProps['onCredit']>>(async (_reason, confirmedDate) =>
      confirmedDate === undefined ? { message: 'Is today November 29, 2027?', dateToConfirm: '2027-11-29' } : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Credit this invoice' }));
    const reasonDialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(reasonDialog.getByRole('textbox', { name: 'Reason' }), 'Wrong customer');
    await userEvent.click(reasonDialog.getByRole('button', { name: 'Credit this invoice' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Is today November 29, 2027?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, confirm' }));
    await waitFor(() => expect(args.onCredit).toHaveBeenLastCalledWith('Wrong customer', '2027-11-29'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A customer, whose invoice was taken back. */
export const Credited: Story = {
  args: { invoice: { state: 'ready', data: creditedInvoice } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Credit note CN-2026-000001' })).toHaveAttribute(
      'href',
      '/dashboard/invoices/CN-2026-000001',
    );
  },
};

export const CreditNote: Story = {
  args: { invoice: { state: 'ready', data: creditNote }, money: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Invoice 2026-000124' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Credit this invoice' })).toBeNull();
  },
};

export const Receipt: Story = { args: { paper: 'receipt' } };
export const Loading: Story = { args: { invoice: { state: 'loading' } } };

export const NotFound: Story = {
  args: { invoice: { state: 'failed', kind: 'notFound', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Invoice not found')).toBeVisible();
  },
};

export const Failed: Story = failedStory((value) => ({ invoice: value }));
