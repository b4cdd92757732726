import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brakeDisc, factsPart } from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartFactsTable } from './PartFactsTable.js';

const meta = {
  component: PartFactsTable,
  args: { part: { description: factsPart.description } },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof PartFactsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'As listed by the dealer' }));
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'OEM number',
      'Replaces',
      'Listed for',
    ]);
    await expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1823-45 A',
      '3482 000 556',
      '643 3226 00',
      'Tata LPT 1613',
      'Ashok Leyland 1616, 2004-2011',
      'Eicher 20.16',
    ]);
  },
};

export const LongText: Story = {
  args: {
    part: { description: `OEM: ${'9876543210-'.repeat(12)}\nFits: ${'Tata LPT 1613; Hino 300 Series; '.repeat(6)}` },
  },
};

/** The category is in the language of the page, as in the filters. */
export const Bangla: Story = {
  globals: { language: 'bn' },
  args: { part: { description: 'OEM: 1823-45 A\nCategory: Brakes' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: 'ধরন ব্রেক' })).toBeVisible();
  },
};

/** What only this dealer states stands below the facts. */
export const OwnValues: Story = {
  args: { part: { description: 'OEM: 1823-45 A', extra: { Weight: '9.4 kg', Guarantee: '6 months' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'OEM number1823-45 A',
      'Weight9.4 kg',
      'Guarantee6 months',
    ]);
  },
};

export const NoFacts: Story = {
  args: { part: { description: brakeDisc.description } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
