import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import * as css from './PartList.css.js';

const PARTS = [1, 2, 3, 4, 5, 6];

/** The loading state of the list. */
export const PartListSkeleton = ({ hasBasket }: { hasBasket: boolean }) => (
  <ul className={`${css.list} ${css.comparable} ${hasBasket ? css.rootWithBasket : css.root}`} aria-hidden="true">
    {PARTS.map((part) => (
      <li key={part}>
        <div className={css.row}>
          <div className={css.image}>
            <Skeleton shape="block" />
          </div>
          <div className={css.text}>
            <div className={css.nameSkeleton}>
              <Skeleton shape="title" />
            </div>
            <Skeleton lines={3} />
          </div>
          {hasBasket && (
            <div className={css.basket}>
              <Skeleton shape="button" />
            </div>
          )}
        </div>
      </li>
    ))}
  </ul>
);
