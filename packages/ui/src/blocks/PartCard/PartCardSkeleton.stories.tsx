import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brakeDisc } from '../../../stories/fixtures/index.js';
import { tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartCard, PartCardSkeleton } from './PartCard.js';

const meta = { tags: ['no-own-controls'], component: PartCardSkeleton } satisfies Meta<typeof PartCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [maxWidth('23rem')],
};

export const MatchesCardHeight: Story = {
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
    await tabTo(...within(canvasElement).getAllByRole('link'));
  },
};
