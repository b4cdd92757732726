import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  aboveScaleReview,
  bareReview,
  belowScaleReview,
  longWordsPart,
  review,
} from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { ReviewCard } from './ReviewCard.js';

const meta = {
  component: ReviewCard,
  args: { review },
  decorators: [maxWidth('23rem')],
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveTextContent('5 out of 5');
    await expect(card).toHaveTextContent('Abdul Karim');
    await expect(card).not.toHaveTextContent('@');
  },
};

export const AboveScale: Story = { args: { review: aboveScaleReview } };
export const BelowScale: Story = { args: { review: belowScaleReview } };

export const MissingData: Story = {
  args: { review: bareReview },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveTextContent('No rating');
    await expect(card).toHaveTextContent('A customer');
  },
};

export const LongText: Story = {
  args: { review: { ...review, description: longWordsPart.description, productName: longWordsPart.product_name } },
};
