'use client';
import { useUi } from '../../UiProvider.js';
import { container, layout, rowCount, searchField, sortField, toolbar } from '../DataTable/DataTable.css.js';
import { FieldSkeleton } from '../Field/FieldSkeleton.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import {
  actions,
  head,
  picture,
  pictureHeader,
  row,
  rowCountWidth,
  rowHeader,
  rows,
  twoLineRow,
  value,
  valueCountName,
} from './DataTableSkeleton.css.js';

const ROWS = 6;

export interface DataTableSkeletonProps {
  /** The number of columns after the row header. @default 4 */
  columns?: number;
  /** The row header starts with a small picture. @default false */
  hasPicture?: boolean;
  /** In a narrow container the rows have two lines, as those of a table with a `secondLine` column. @default false */
  hasTwoLines?: boolean;
}

/** The loading state of a `DataTable`. */
export const DataTableSkeleton = ({ columns = 4, hasPicture = false, hasTwoLines = false }: DataTableSkeletonProps) => {
  const { table } = useUi().texts;
  return (
    <div className={container} aria-hidden="true">
      <div className={layout}>
        <div className={toolbar}>
          <div className={searchField}>
            <FieldSkeleton label={table.search} />
          </div>
          <div className={sortField}>
            <FieldSkeleton label={table.sortBy} />
          </div>
          <div className={`${rowCount} ${rowCountWidth}`}>
            <Skeleton />
          </div>
        </div>
        <div className={rows}>
          <div className={head} />
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index} className={hasTwoLines ? twoLineRow : row} style={{ [valueCountName]: columns }}>
              <div className={hasPicture ? pictureHeader : rowHeader}>
                {hasPicture && (
                  <span className={picture}>
                    <Skeleton shape="block" />
                  </span>
                )}
                <Skeleton />
              </div>
              {Array.from({ length: columns }, (_column, column) => (
                <div key={column} className={value}>
                  <Skeleton />
                </div>
              ))}
              <div className={actions}>
                <Skeleton shape="button" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};
