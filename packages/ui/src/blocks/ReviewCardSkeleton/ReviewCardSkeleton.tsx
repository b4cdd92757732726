import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { card, person, words } from '../ReviewCard/ReviewCard.css.js';

/** Keeps the place of a review. */
export const ReviewCardSkeleton = () => (
  <div className={card} aria-hidden="true">
    <Skeleton />
    <div className={words}>
      <Skeleton lines={3} />
    </div>
    <div className={person}>
      <Skeleton lines={2} />
    </div>
  </div>
);
