import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { action, card, description, image, imageRow, name, specs } from './PartCard.css.js';
import { PartSpecsSkeleton } from '../PartSpecs/PartSpecsSkeleton.js';

/** The placeholder of a `PartCard` with the same row heights. */
export const PartCardSkeleton = () => (
  <div className={card} aria-hidden="true">
    <div className={imageRow}>
      <div className={image}>
        <Skeleton shape="block" />
      </div>
    </div>
    <div className={name}>
      <Skeleton shape="title" />
    </div>
    <div className={description}>
      <Skeleton lines={3} />
    </div>
    <div className={specs}>
      <PartSpecsSkeleton />
    </div>
    <div className={action}>
      <Skeleton shape="button" />
    </div>
  </div>
);
