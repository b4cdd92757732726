import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dealer, legalLines } from '../../../stories/fixtures/index.js';
import { PrintoutFrame, PrintoutSection } from './PrintoutFrame.js';

const meta = {
  component: PrintoutFrame,
  args: {
    paper: 'a5',
    dealer: { ...dealer, legalLines },
    title: 'Delivery note 17',
    lead: 'November 22, 2026',
    children: <PrintoutSection label="Deliver to">Ambarkhana, Sylhet</PrintoutSection>,
    footer: <p>Received by</p>,
  },
} satisfies Meta<typeof PrintoutFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article', { name: 'Delivery note 17' }));
    await expect(paper.getByText(dealer.name)).toBeVisible();
    await expect(paper.queryByText('001234567-0505')).toBeNull();
  },
};

export const LegalLines: Story = {
  args: { hasShowrooms: false, hasLegalLines: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('001234567-0505')).toBeVisible();
  },
};

export const Receipt: Story = { args: { paper: 'receipt58' } };
export const LongText: Story = {
  args: { paper: 'receipt', title: 'Lieferbescheinigungsnummer'.repeat(4), lead: 'Donnerstagnachmittag'.repeat(5) },
};
