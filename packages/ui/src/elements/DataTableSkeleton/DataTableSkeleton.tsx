'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useTexts } from '../../UiProvider.js';
import {
  container,
  denseLayout,
  layout,
  rowCount,
  searchField,
  sortField,
  toolbar,
} from '../DataTable/DataTable.css.js';
import { FieldSkeleton } from '../Field/FieldSkeleton.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import {
  actions,
  denseRows,
  head,
  picture,
  pictureHeader,
  row,
  rowCountWidth,
  rowHeader,
  rows,
  twoLineRow,
  value,
} from './DataTableSkeleton.css.js';
import { tableTexts } from '../../texts/en/table.js';

const ROWS = 6;

export interface DataTableSkeletonProps extends NativeProps<'div'> {
  /** The number of columns after the row header. @default 4 */
  columns?: number | undefined;
  /** The row header starts with a small picture. @default false */
  hasPicture?: boolean | undefined;
  /** In a narrow container the rows have two lines, as those of a table with a `secondLine` column. @default false */
  hasTwoLines?: boolean | undefined;
  /** The density of the table. @default 'normal' */
  density?: 'normal' | 'dense' | undefined;
}

/** The loading state of a `DataTable`. */
export const DataTableSkeleton = ({
  columns = 4,
  hasPicture = false,
  hasTwoLines = false,
  density = 'normal',
  ...native
}: DataTableSkeletonProps) => {
  const { table } = useTexts(tableTexts);
  return (
    <div aria-hidden="true" {...mergeProps({ className: container }, native)}>
      <div className={density === 'dense' ? denseLayout : layout}>
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
        <div className={density === 'dense' ? denseRows : rows}>
          <div className={head} />
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index} className={hasTwoLines ? twoLineRow : row}>
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
