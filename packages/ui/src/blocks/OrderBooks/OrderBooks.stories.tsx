import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { creditedInvoice, garage, invoice } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { OrderBooks } from './OrderBooks.js';
import type { OrderBooksProps } from './OrderBooks.js';

const meta = {
  component: OrderBooks,
  args: {
    invoices: [
      { number: invoice.number, issuedAt: invoice.issuedAt, total: invoice.total },
      {
        number: creditedInvoice.number,
        issuedAt: creditedInvoice.issuedAt,
        total: creditedInvoice.total,
        creditedBy: creditedInvoice.creditedBy,
      },
    ],
  },
} satisfies Meta<typeof OrderBooks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The customer of a linked account reads the invoices. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Invoice 2026-000123' }));
    await expect(await followLink()).toBe('/dashboard/invoices/2026-000123');
    await expect(canvas.getByText('Taken back by credit note CN-2026-000001')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Admin: Story = {
  tags: ['keyboard'],
  args: {
    customer: garage,
    invoices: [],
    onIssueInvoice: fn<NonNullable<OrderBooksProps['onIssueInvoice']>>(async () => undefined),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(
      canvas.getByRole('link', { name: 'Jalalabad Motor Workshop' }),
      canvas.getByRole('button', { name: 'Issue invoice' }),
    );
    await press('{Enter}');
    await expect(args.onIssueInvoice).toHaveBeenCalledOnce();
  },
};

/** The payment is taken where the balance stands. */
export const Payment: Story = {
  tags: ['keyboard', 'escape'],
  args: {
    customer: garage,
    invoices: [],
    onPay: fn<NonNullable<OrderBooksProps['onPay']>>(async () => undefined),
  },
  play: async ({ args, canvasElement }) => {
    const pay = within(canvasElement).getByRole('button', { name: 'Take payment' });
    await tabUntil(pay);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Take payment' }));
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await press('{Escape}');
    await expectFocusReturned(pay);
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await press('500{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPay).toHaveBeenCalledWith(garage, { amount: 50_000, method: 'cash' }, expect.anything());
  },
};

export const Rejected: Story = {
  args: {
    onIssueInvoice: fn<NonNullable<OrderBooksProps['onIssueInvoice']>>(async () => ({
      message: 'Nothing of this order is handed over.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Issue invoice' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing of this order is handed over.');
  },
};

/** The first invoice of a year, after the server's clock has jumped. */
export const DateToConfirm: Story = {
  tags: ['keyboard'],
  args: {
    onIssueInvoice: fn<NonNullable<OrderBooksProps['onIssueInvoice']>>(async (confirmedDate) =>
      confirmedDate === undefined ? { message: 'Is today November 29, 2027?', dateToConfirm: '2027-11-29' } : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const issue = within(canvasElement).getByRole('button', { name: 'Issue invoice' });
    await tabUntil(issue);
    await press('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Is today November 29, 2027?' });
    await press('{Enter}');
    await expectFocusReturned(issue);
    await expect(args.onIssueInvoice).toHaveBeenCalledOnce();
    await press('{Enter}');
    await tabTo(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, confirm' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onIssueInvoice).toHaveBeenLastCalledWith('2027-11-29'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
