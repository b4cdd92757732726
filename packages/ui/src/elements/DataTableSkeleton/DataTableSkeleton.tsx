'use client';
import { useUi } from '../../UiProvider.js';
import { count, parts, room, searchBox, sortBox, toolbar } from '../DataTable/DataTable.css.js';
import { FieldSkeleton } from '../Field/FieldSkeleton.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import {
  deed,
  head,
  name,
  number,
  picture,
  picturedName,
  row,
  rows,
  value,
  valueCountName,
} from './DataTableSkeleton.css.js';

const ROWS_KEPT = [1, 2, 3, 4, 5, 6];

export interface DataTableSkeletonProps {
  /** How many values stand beside the name of a row. @default 4 */
  columns?: number;
  /** Whether a small picture stands before the name. @default false */
  hasPicture?: boolean;
}

/** Keeps the place of a `DataTable`: its search, its head and its first rows. */
export const DataTableSkeleton = ({ columns = 4, hasPicture = false }: DataTableSkeletonProps) => {
  const { table } = useUi().texts;
  return (
    <div className={room} aria-hidden="true">
      <div className={parts}>
        <div className={toolbar}>
          <div className={searchBox}>
            <FieldSkeleton label={table.search} />
          </div>
          <div className={sortBox}>
            <FieldSkeleton label={table.sortBy} />
          </div>
          <div className={`${count} ${number}`}>
            <Skeleton />
          </div>
        </div>
        <div className={rows}>
          <div className={head} />
          {ROWS_KEPT.map((each) => (
            <div key={each} className={row} style={{ [valueCountName]: columns }}>
              <div className={hasPicture ? picturedName : name}>
                {hasPicture && (
                  <span className={picture}>
                    <Skeleton shape="block" />
                  </span>
                )}
                <Skeleton />
              </div>
              {Array.from({ length: columns }, (_, place) => (
                <div key={place} className={value}>
                  <Skeleton />
                </div>
              ))}
              <div className={deed}>
                <Skeleton shape="button" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};
