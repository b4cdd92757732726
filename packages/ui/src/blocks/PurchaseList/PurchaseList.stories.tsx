import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dealer, longWordsPart, partsToBuy } from '../../../stories/fixtures/index.js';
import { PurchaseList } from './PurchaseList.js';

const meta = {
  component: PurchaseList,
  args: { parts: partsToBuy, day: '2026-11-22', dealer, paper: 'a4' },
} satisfies Meta<typeof PurchaseList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('article', { name: 'Purchase list' }));
    await expect(list.getByText('3 parts, Nov 22')).toBeVisible();
    await expect(list.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const SmallSheet: Story = { args: { paper: 'a5' } };

export const Receipt: Story = { args: { paper: 'receipt' } };

export const LongText: Story = { args: { parts: [{ ...longWordsPart, sold: 123_456 }], paper: 'receipt' } };
