import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { card, count, list, picture, rows } from './OrderListSkeleton.css.js';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The loading state of an `OrderList`. */
export const OrderListSkeleton = () => (
  <div className={list} aria-hidden="true">
    <span className={count}>
      <Skeleton />
    </span>
    <div className={rows}>
      {ROWS.map((row) => (
        <div key={row} className={card}>
          <span className={picture}>
            <Skeleton shape="block" />
          </span>
          <Skeleton lines={2} />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  </div>
);
