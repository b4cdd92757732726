import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { PartGrid } from './PartGrid.js';

const meta = { component: PartGrid, args: { parts: fixtures.parts.slice(0, 3) } } satisfies Meta<typeof PartGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    if (!first || !second) throw new Error('A card is missing.');
    await tabTo(first, second);
    await expect(await followLink()).toMatch(/^\/purchase\//);
  },
};

export const OnePart: Story = { args: { parts: fixtures.parts.slice(0, 1) } };
export const LongText: Story = { args: { parts: [fixtures.longWordsPart, fixtures.barePart, fixtures.brakeDisc] } };
