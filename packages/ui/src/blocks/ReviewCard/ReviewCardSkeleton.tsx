import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { card, reviewer, wholeLine } from './ReviewCard.css.js';

/** The placeholder of a `ReviewCard`. */
export const ReviewCardSkeleton = () => (
  <div className={card} aria-hidden="true">
    <Skeleton />
    <div className={wholeLine}>
      <Skeleton lines={3} />
    </div>
    <div className={reviewer}>
      <Skeleton lines={2} />
    </div>
  </div>
);
