import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { RelatedParts } from './RelatedParts.js';

const meta = {
  component: RelatedParts,
  args: { title: 'Also listed for Tata LPT 1613', parts: fixtures.parts },
} satisfies Meta<typeof RelatedParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Also listed for Tata LPT 1613' }));
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    const [first] = region.getAllByRole('link');
    if (!first) throw new Error('A card is missing.');
    await tabTo(first);
    await expect(await followLink()).toBe(`/parts/${fixtures.headlamp._id}`);
  },
};

export const NoParts: Story = {
  args: { parts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const LongText: Story = {
  args: { title: `Also listed for ${'OM457-OM460-'.repeat(8)}`, parts: [fixtures.longWordsPart] },
};
