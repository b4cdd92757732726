import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { detail, figures, photo, sight } from '../PartDetail/PartDetail.css.js';
import { plate, slip } from './PartDetailSkeleton.css.js';

/** Keeps the place of a `PartDetail` with an order form, so that nothing jumps when the part is there. */
export const PartDetailSkeleton = () => (
  <div className={detail}>
    <div className={sight}>
      <div className={photo} />
      <Skeleton lines={3} />
    </div>
    <div className={figures}>
      <div className={plate}>
        <Skeleton shape="block" />
      </div>
      <div className={slip}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  </div>
);
