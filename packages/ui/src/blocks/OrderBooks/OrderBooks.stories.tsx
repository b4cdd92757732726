import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { creditedInvoice, garage, invoice } from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo } from '../../../stories/keyboard.js';
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
