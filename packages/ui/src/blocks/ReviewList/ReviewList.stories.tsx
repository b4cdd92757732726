import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../elements/Button/Button.js';
import { aboveScaleReview, bareReview, review } from '../../../stories/fixtures/index.js';
import { press, tabTo } from '../../../stories/keyboard.js';
import { ReviewList } from './ReviewList.js';

const onEdit = fn();

const meta = {
  component: ReviewList,
  args: {
    reviews: [review, aboveScaleReview, bareReview],
    actions: ({ productName = '' }) => (
      <Button tone="quiet" aria-label={`Edit ${productName}`} onClick={onEdit}>
        Edit
      </Button>
    ),
  },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await tabTo(...canvas.getAllByRole('button'));
    await press('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};
