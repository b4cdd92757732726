'use client';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import type { DataColumn, Sort } from './column.js';
import { parts, room } from './DataTable.css.js';
import { PlainRows } from './PlainRows.js';
import { Toolbar } from './Toolbar.js';
import { useSearch } from './useSearch.js';
import { useSorted } from './useSorted.js';
import { WindowedRows } from './WindowedRows.js';

export type { DataColumn } from './column.js';

/** Up to so many rows are all drawn; above it only those in sight. */
const MOST_PLAIN_ROWS = 200;

export interface DataTableProps<Row> {
  /** What the table holds, as its name for screen readers; to the eye the heading above says it. */
  label: string;
  /** All rows, in the order they have until somebody sorts them. */
  rows: readonly Row[];
  /** The columns in reading order, the first one names the row; keep the array from one drawing to the next. */
  columns: readonly DataColumn<Row>[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
  /** Says how many rows there are: "24 users". */
  formatCount: (rows: number) => string;
  /** What can be done with a row: buttons, each named after it. */
  actions?: (row: Row) => ReactNode;
}

/** Rows that can be searched and sorted, from one to a hundred thousand: a table where there is room, cards where there is not. */
export const DataTable = <Row,>({ label, rows, columns, rowKey, formatCount, actions }: DataTableProps<Row>) => {
  const { texts, number } = useUi();
  const whole = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort>();
  // The field shows a letter at once; the rows follow when the browser has drawn it.
  const query = useDeferredValue(typed);

  const sortedBy = columns.find(({ key }) => key === sort?.key);
  const { order, isSorting } = useSorted(rows, sortedBy, sort?.direction ?? 'ascending', texts.locale);
  const { find, isReady } = useSearch(rows, columns);
  const searched = isReady ? query : '';
  const positions = useMemo(() => find(searched, order), [find, searched, order]);

  const shared = {
    label,
    rows,
    columns,
    positions,
    rowKey,
    actions,
    sort,
    onSort: setSort,
  };
  const isFiltered = positions.length < rows.length;
  const isWindowed = rows.length > MOST_PLAIN_ROWS;

  const clear = () => {
    setTyped('');
    whole.current?.querySelector('input')?.focus();
  };

  return (
    <div className={room} ref={whole}>
      <div className={parts}>
        <Toolbar
          columns={columns}
          query={typed}
          onQuery={setTyped}
          sort={sort}
          onSort={setSort}
          count={
            isFiltered
              ? texts.table.found(number(positions.length), formatCount(rows.length))
              : formatCount(rows.length)
          }
        />
        <div aria-busy={isSorting || searched !== typed}>
          {positions.length === 0 ? (
            <EmptyState icon="search" {...texts.table.nothingFound}>
              <Button onClick={clear}>{texts.table.clearSearch}</Button>
            </EmptyState>
          ) : isWindowed ? (
            <WindowedRows {...shared} isWindowed question={`${searched} ${sort?.direction ?? ''} ${sort?.key ?? ''}`} />
          ) : (
            <PlainRows {...shared} isWindowed={false} />
          )}
        </div>
      </div>
    </div>
  );
};
