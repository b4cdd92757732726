'use client';
import { useAccountUi } from '../../useAccountUi.js';
import { count, parts, room, searchBox, sortBox, toolbar } from '../DataTable/DataTable.css.js';
import { FieldSkeleton } from '../Field/FieldSkeleton.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { deed, head, name, number, row, rows, value } from './DataTableSkeleton.css.js';

const ROWS_KEPT = [1, 2, 3, 4, 5, 6];
const VALUES_KEPT = [1, 2, 3, 4];

/** Keeps the place of a `DataTable`: its search, its head and its first rows. */
export const DataTableSkeleton = () => {
  const { table } = useAccountUi().texts;
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
            <div key={each} className={row}>
              <div className={name}>
                <Skeleton />
              </div>
              {VALUES_KEPT.map((place) => (
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
