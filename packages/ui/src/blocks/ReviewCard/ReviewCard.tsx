'use client';
import { Rating } from '../../elements/Rating/Rating.js';
import type { Review } from '../../entities.js';
import { useUi } from '../../UiProvider.js';
import { card, name, person, product, words } from './ReviewCard.css.js';

export interface ReviewCardProps {
  /** What was said; the reviewer's e-mail is never shown. */
  review: Review;
}

/** What one customer says of one part. */
export const ReviewCard = ({ review }: ReviewCardProps) => {
  const { texts } = useUi();
  return (
    <article className={card}>
      <Rating value={review.rating} />
      <p className={words}>{review.description}</p>
      <div className={person}>
        <p className={name}>{review.reviewName?.trim() || texts.review.anonymous}</p>
        {review.productName && <p className={product}>{texts.review.onPart(review.productName)}</p>}
      </div>
    </article>
  );
};
