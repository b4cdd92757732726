'use client';
import type { ReactNode } from 'react';
import { Rating } from '../../elements/Rating/Rating.js';
import type { Review } from '@dealerkit/domain/entities';
import { languageOf } from '../../format/languageOf.js';
import { useUi } from '../../UiProvider.js';
import { quietButtons } from '../quietButtons.css.js';
import { card, name as nameText, reviewer, wholeLine } from './ReviewCard.css.js';

export { ReviewCardSkeleton } from './ReviewCardSkeleton.js';

export interface ReviewCardProps {
  /** The review; its e-mail address is never shown. */
  review: Review;
  /** Buttons below the review. */
  actions?: ReactNode | undefined;
}

/** A customer's review of a part. */
export const ReviewCard = ({ review, actions }: ReviewCardProps) => {
  const { texts } = useUi();
  const name = review.reviewName?.trim() || texts.review.anonymous;
  const language = (written: string | undefined) => languageOf(written, texts.locale);
  return (
    <article data-part="review-card" className={card}>
      <Rating value={review.rating} />
      <p data-part="review-card.text" className={wholeLine} lang={language(review.description)}>
        {review.description}
      </p>
      <div className={reviewer}>
        <p data-part="review-card.name" className={nameText} lang={language(name)} translate="no">
          {name}
        </p>
        {review.productName && <p lang={language(review.productName)}>{texts.review.onPart(review.productName)}</p>}
      </div>
      {actions && <div className={`${quietButtons} ${wholeLine}`}>{actions}</div>}
    </article>
  );
};
