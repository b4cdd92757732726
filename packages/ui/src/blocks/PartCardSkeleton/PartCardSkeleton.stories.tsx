import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brakeDisc } from '../../../stories/fixtures/index.js';
import { PartCard } from '../PartCard/PartCard.js';
import { PartCardSkeleton } from './PartCardSkeleton.js';

const meta = { component: PartCardSkeleton } satisfies Meta<typeof PartCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <div style={{ maxInlineSize: '23rem' }}>
      <PartCardSkeleton />
    </div>
  ),
};

export const SizeOfTheCard: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: '1rem' }}>
      <div style={{ inlineSize: '23rem' }}>
        <PartCardSkeleton />
      </div>
      <div style={{ inlineSize: '23rem' }}>
        <PartCard part={brakeDisc} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const card = canvasElement.querySelector('article');
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(skeleton?.clientHeight).toBe(card?.clientHeight);
  },
};
