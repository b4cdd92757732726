import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  creditedInvoice,
  creditNote,
  dealer,
  invoice,
  legalLines,
  longWordsInvoice,
} from '../../../stories/fixtures/index.js';
import { InvoicePrintout } from './InvoicePrintout.js';

const meta = {
  component: InvoicePrintout,
  args: {
    invoice,
    money: { paid: 20_000_000, due: 9_120_000 },
    dealer: { ...dealer, legalLines },
    href: 'https://parts.example/dashboard/orders/1042',
    paper: 'a5',
  },
} satisfies Meta<typeof InvoicePrintout>;
export default meta;
type Story = StoryObj<typeof meta>;

const paperIn = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('article', { name }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const paper = paperIn(canvasElement, 'Invoice 2026-000123');
    await expect(paper.getByText('001234567-0505')).toBeVisible();
    await expect(paper.getByRole('row', { name: /Drive Axle Tyre/ })).toHaveTextContent('6৳38,750.50৳232,503');
    await expect(paper.getByRole('row', { name: /Brake Disc/ })).toHaveTextContent('Part number 2754 4210 0112');
    await expect(paper.getByText('Two lakh ninety-one thousand two hundred taka only')).toBeVisible();
    await expect(paper.getByText('-৳503')).toBeVisible();
    await expect(paper.getByText('৳91,200')).toBeVisible();
    await expect(paper.queryByText('Copy')).toBeNull();
  },
};

export const Copy: Story = {
  args: { isCopy: true, paper: 'a4' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Copy')).toBeVisible();
  },
};

export const Receipt: Story = {
  args: { paper: 'receipt' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /Drive Axle Tyre/ });
    await expect(row).toHaveTextContent('৳232,503');
  },
};

/** Without terms and legal lines; a credit note has taken it back, so nothing of it is owed. */
export const Credited: Story = {
  args: { invoice: creditedInvoice, dealer },
  play: async ({ canvasElement }) => {
    const paper = paperIn(canvasElement, 'Invoice 2026-000124');
    await expect(paper.getByText('Taken back by credit note CN-2026-000001')).toBeVisible();
    await expect(paper.queryByText('Discount')).toBeNull();
    await expect(paper.queryByText(/^Due/)).toBeNull();
  },
};

export const CreditNote: Story = {
  args: { invoice: creditNote },
  play: async ({ canvasElement }) => {
    const paper = paperIn(canvasElement, 'Credit note CN-2026-000001');
    await expect(paper.getByText('Takes back invoice 2026-000124')).toBeVisible();
    await expect(paper.getByText('Fifty-eight thousand taka only')).toBeVisible();
    await expect(paper.queryByText(/^Due/)).toBeNull();
  },
};

/** The order has other invoices or returns, so that what is paid and due is not that of this invoice. */
export const PartOfOrder: Story = {
  args: { money: { paid: 20_000_000, due: 31_120_000 } },
  play: async ({ canvasElement }) => {
    const paper = paperIn(canvasElement, 'Invoice 2026-000123');
    await expect(paper.getByText('Due for the whole order')).toBeVisible();
    await expect(paper.queryByText('Due')).toBeNull();
  },
};

export const LongText: Story = { args: { invoice: longWordsInvoice } };
export const LongTextReceipt: Story = { args: { invoice: longWordsInvoice, paper: 'receipt' } };
