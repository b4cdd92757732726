import type { ReactNode } from 'react';
import type { Review } from '@dealerkit/domain/entities';
import { ReviewCard } from '../ReviewCard/ReviewCard.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { item } from './ReviewList.css.js';

export interface ReviewListProps {
  /** The reviews, in display order. */
  reviews: ReadonlyArray<Review>;
  /** Renders the buttons of a review, each labelled with its author or its part. */
  actions?: ((review: Review) => ReactNode) | undefined;
}

/** Reviews as a list of cards. */
export const ReviewList = ({ reviews, actions }: ReviewListProps) => (
  <Grid as="ul" columnWidth="lg" gap="lg">
    {reviews.map((review) => (
      <li key={review._id} className={item}>
        <ReviewCard review={review} actions={actions?.(review)} />
      </li>
    ))}
  </Grid>
);
