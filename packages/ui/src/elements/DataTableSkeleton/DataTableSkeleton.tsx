import { Skeleton } from '../Skeleton/Skeleton.js';
import { further, head, label, parts, room, row, rows, search } from './DataTableSkeleton.css.js';

const ROWS_KEPT = [1, 2, 3, 4, 5, 6];

/** Keeps the place of a `DataTable`: its search, its head and its first rows. */
export const DataTableSkeleton = () => (
  <div className={room} aria-hidden="true">
    <div className={parts}>
      <div className={search}>
        <div className={label}>
          <Skeleton />
        </div>
        <Skeleton shape="button" />
      </div>
      <div className={further} />
      <div className={rows}>
        <div className={head} />
        {ROWS_KEPT.map((each) => (
          <div key={each} className={row}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  </div>
);
