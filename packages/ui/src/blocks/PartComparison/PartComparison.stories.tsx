import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { clutchKit, factsPart, longWordsPart, noImagePart, textPricePart } from '../../../stories/fixtures/index.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { PartComparison } from './PartComparison.js';

const meta = { component: PartComparison, args: { parts: [factsPart, clutchKit] } } satisfies Meta<
  typeof PartComparison
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fact that the dealer lists for one of them has a dash for the others. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Compare parts' }));
    await expect(table.getByRole('row', { name: /^Price/ })).toHaveTextContent('৳36,800৳41,500');
    await expect(table.getByRole('row', { name: /^OEM/ })).toHaveTextContent('1823-45 A, 3482 000 556–');
    await expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Clutch Kit 395 mm, Three-Piece',
      'Clutch Kit 430 mm',
    ]);
    await tabUntil(table.getByRole('link', { name: 'Clutch Kit 430 mm' }));
    await expect(await followLink()).toBe(`/parts/${clutchKit._id}`);
  },
};

export const Four: Story = { args: { parts: [factsPart, clutchKit, textPricePart, noImagePart] } };

export const LongText: Story = { args: { parts: [longWordsPart, factsPart] } };
