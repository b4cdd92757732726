import type { Meta, StoryObj } from '@storybook/react-vite';
import { maxWidth } from '../../../stories/maxWidth.js';
import { ReviewCardSkeleton } from './ReviewCard.js';

const meta = { component: ReviewCardSkeleton } satisfies Meta<typeof ReviewCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [maxWidth('23rem')],
};
