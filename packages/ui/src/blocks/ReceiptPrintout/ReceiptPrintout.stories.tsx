import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chequePayment, dealer, karim, legalLines } from '../../../stories/fixtures/index.js';
import { ReceiptPrintout } from './ReceiptPrintout.js';

const meta = {
  component: ReceiptPrintout,
  args: {
    receipt: { customer: karim, entry: chequePayment },
    dealer: { ...dealer, legalLines },
    paper: 'a5',
  },
} satisfies Meta<typeof ReceiptPrintout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article', { name: 'Receipt' }));
    await expect(paper.getByText('Cheque · 0045821 · Nov 15, 2026')).toBeVisible();
    await expect(paper.getByText('৳8,000')).toBeVisible();
    await expect(paper.getByText('Eight thousand taka only')).toBeVisible();
  },
};

/** The receipt of a cheque that has not cleared. */
export const WaitingCheque: Story = {
  args: { receipt: { customer: karim, entry: { ...chequePayment, balance: karim.balance }, isWaiting: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Counts once the cheque has cleared.')).toBeVisible();
    await expect(within(canvasElement).queryByText('Balance after this payment')).toBeNull();
  },
};

export const Roll: Story = { args: { paper: 'receipt' } };

export const LongText: Story = {
  args: {
    receipt: {
      customer: { ...karim, name: 'Mohammad'.repeat(12), address: 'Zindabazar'.repeat(12) },
      entry: {
        ...chequePayment,
        amount: -999_999_990_000,
        balance: -1_000_000_000_000,
        reference: '0045821'.repeat(12),
      },
    },
    paper: 'receipt58',
  },
};
