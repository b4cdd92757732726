'use client';
import { useAccountUi } from '../../useAccountUi.js';
import { count, parts, room, searchBox, sortBox, toolbar } from '../DataTable/DataTable.css.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { field, head, label, number, row, rows } from './DataTableSkeleton.css.js';

const ROWS_KEPT = [1, 2, 3, 4, 5, 6];

const KeptField = ({ name }: { name: string }) => (
  <div className={field}>
    <p className={label}>{name}</p>
    <Skeleton shape="button" />
  </div>
);

/** Keeps the place of a `DataTable`: its search, its head and its first rows. */
export const DataTableSkeleton = () => {
  const { table } = useAccountUi().texts;
  return (
    <div className={room} aria-hidden="true">
      <div className={parts}>
        <div className={toolbar}>
          <div className={searchBox}>
            <KeptField name={table.search} />
          </div>
          <div className={sortBox}>
            <KeptField name={table.sortBy} />
          </div>
          <div className={`${count} ${number}`}>
            <Skeleton />
          </div>
        </div>
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
};
