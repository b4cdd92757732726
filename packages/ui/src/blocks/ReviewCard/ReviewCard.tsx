'use client';
import { Rating } from '../../elements/Rating/Rating.js';
import type { Review } from '../../entities.js';
import { useUi } from '../../UiProvider.js';
import { card, name, product, reviewer, text } from './ReviewCard.css.js';

export interface ReviewCardProps {
  /** The review; its e-mail address is never shown. */
  review: Review;
}

/** A customer's review of a part. */
export const ReviewCard = ({ review }: ReviewCardProps) => {
  const { texts } = useUi();
  return (
    <article className={card}>
      <Rating value={review.rating} />
      <p className={text}>{review.description}</p>
      <div className={reviewer}>
        <p className={name}>{review.reviewName?.trim() || texts.review.anonymous}</p>
        {review.productName && <p className={product}>{texts.review.onPart(review.productName)}</p>}
      </div>
    </article>
  );
};
