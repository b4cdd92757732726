import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dealer, karim, ledger, longWordsCustomer } from '../../../stories/fixtures/index.js';
import { StatementPrintout } from './StatementPrintout.js';

const meta = {
  component: StatementPrintout,
  args: {
    statement: { customer: karim, entries: ledger, closingBalance: 1_250_000 },
    dates: { from: '2026-11-01', to: '2026-11-30' },
    dealer,
    paper: 'a4',
  },
} satisfies Meta<typeof StatementPrintout>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (canvasElement: HTMLElement, row: RegExp) =>
  within(within(canvasElement).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, /Opening balance/).at(-1)).toBe('৳0');
    await expect(cellsOf(canvasElement, /Closing balance/).slice(-3)).toEqual(['৳27,000.50', '৳14,500.50', '৳12,500']);
    await expect(within(canvasElement).getByText('November 1, 2026 to November 30, 2026')).toBeVisible();
  },
};

/** A period in which the balance begins with what was owed before. */
export const PartOfLedger: Story = {
  args: {
    statement: { customer: karim, entries: ledger.slice(0, 2), closingBalance: 1_250_000 },
    dates: { from: '2026-11-19', to: '' },
    paper: 'a5',
  },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, /Opening balance/).at(-1)).toBe('৳8,000');
  },
};

/** Cheques that have not cleared stand beside the balance of today. */
export const Cheques: Story = {
  args: {
    statement: {
      customer: { ...karim, cheques: { amount: 5_000_000, until: '2027-01-07' } },
      entries: ledger,
      closingBalance: 1_250_000,
    },
    dates: { from: '2026-11-01', to: '' },
  },
  play: async ({ canvasElement }) => {
    const sentence = /^In cheques that have not cleared: ৳50,000 until /;
    await expect(within(canvasElement).getByText(sentence)).toBeVisible();
  },
};

export const Receipt: Story = { args: { paper: 'receipt' } };
export const NoEntries: Story = { args: { statement: { customer: karim, entries: [], closingBalance: 1_250_000 } } };
export const LongText: Story = {
  args: { statement: { customer: longWordsCustomer, entries: ledger, closingBalance: 1_250_000 } },
};
