import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewCardSkeleton } from './ReviewCardSkeleton.js';

const meta = { component: ReviewCardSkeleton } satisfies Meta<typeof ReviewCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <div style={{ maxInlineSize: '23rem' }}>
      <ReviewCardSkeleton />
    </div>
  ),
};
