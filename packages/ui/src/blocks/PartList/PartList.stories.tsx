import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { AddToBasket } from '../AddToBasket/AddToBasket.js';
import { PartList } from './PartList.js';

const meta = {
  component: PartList,
  args: { parts: [fixtures.factsPart, ...fixtures.parts] },
} satisfies Meta<typeof PartList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of columns of a row. */
const columnsOf = (row: HTMLElement | undefined) => row && getComputedStyle(row).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole('article');
    // A site without a basket has no column for its button.
    await expect(columnsOf(row)).toBe(5);
    const first = within(row ?? canvasElement);
    await expect(first.getByText(/^OEM number 1823-45 A, 3482 000 556 ·/)).toBeVisible();
    await expect(first.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '9 pcs',
      '1 pc',
      '৳36,800',
    ]);
    await tabTo(first.getByRole('link', { name: 'Clutch Kit 395 mm, Three-Piece' }));
    await expect(await followLink()).toBe(`/parts/${fixtures.factsPart._id}`);
  },
};

export const WithBasket: Story = {
  args: {
    addToBasket: (part) => (
      <AddToBasket part={part} quantity={undefined} onAdd={fn()} onQuantityChange={fn()} onRemove={fn()} fullWidth />
    ),
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('article');
    await expect(within(first ?? canvasElement).getByRole('button', { name: /^Add to basket: / })).toBeVisible();
    await expect(columnsOf(first)).toBe(6);
  },
};

export const EdgeCases: Story = {
  args: {
    parts: [
      fixtures.longWordsPart,
      fixtures.barePart,
      fixtures.noImagePart,
      { ...fixtures.brokenImagePart, image: 'data:image/png;base64,AAAA' },
      fixtures.outOfStockPart,
      fixtures.banglaPart,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Out of stock')).toBeVisible();
  },
};
