import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo } from '../../../stories/keyboard.js';
import { PartList } from './PartList.js';

const meta = {
  component: PartList,
  args: { parts: [fixtures.factsPart, ...fixtures.parts], onQuickLook: fn() },
} satisfies Meta<typeof PartList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const first = within(within(canvasElement).getAllByRole('article')[0] ?? canvasElement);
    await expect(first.getByText(/^OEM number 1823-45 A, 3482 000 556 ·/)).toBeVisible();
    await expect(first.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '9 pcs',
      '1 pc',
      '৳36,800',
    ]);
    await tabTo(first.getByRole('link', { name: 'Clutch Kit 395 mm, Three-Piece' }));
    await expect(await followLink()).toBe(`/purchase/${fixtures.factsPart._id}`);
    await tabTo(first.getByRole('button', { name: 'Quick look: Clutch Kit 395 mm, Three-Piece' }));
    await press('{Enter}');
    await expect(args.onQuickLook).toHaveBeenCalledWith(fixtures.factsPart);
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
