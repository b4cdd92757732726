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

/** A head of several words breaks between them, also in the narrow columns of a phone. */
export const BanglaOnPhone: Story = {
  globals: { language: 'bn', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const words = within(canvasElement)
      .getAllByRole('columnheader')
      .flatMap(({ textContent, firstChild: text }) =>
        [...textContent.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          if (!text) return { word, lines: 0 };
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return { word, lines: range.getClientRects().length };
        }),
      );
    await expect(words.filter(({ lines }) => lines !== 1)).toEqual([]);
    await expect(words.length).toBeGreaterThan(4);
  },
};

export const SmallSheet: Story = { args: { paper: 'a5' } };

export const Receipt: Story = { args: { paper: 'receipt' } };

export const LongText: Story = { args: { parts: [{ ...longWordsPart, sold: 123_456 }], paper: 'receipt' } };
