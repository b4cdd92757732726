'use client';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { AllRows } from './AllRows.js';
import type { DataColumn, Sort } from './column.js';
import { container, layout } from './DataTable.css.js';
import { Toolbar } from './Toolbar.js';
import { useSearch } from './useSearch.js';
import { useSorted } from './useSorted.js';
import { VirtualRows } from './VirtualRows.js';

export type { DataColumn } from './column.js';

/** Up to this number all rows are rendered; above it only those in the viewport. */
const MAX_RENDERED_ROWS = 200;

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** All rows, in their original order. */
  rows: readonly Row[];
  /** The columns in reading order; the first one is the row header. Keep the array identity between renders. */
  columns: readonly DataColumn<Row>[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Formats the number of rows: "24 users". */
  formatCount: (rows: number) => string;
  /** Renders the buttons of a row, each labelled with the name of the row. */
  actions?: (row: Row) => ReactNode;
  /** The minimum width of the buttons of a row, in a table of more than 200 rows. @default '11.75rem' */
  actionsWidth?: string;
}

/** A searchable and sortable table of up to 100,000 rows, shown as cards in a narrow container. */
export const DataTable = <Row,>({
  label,
  rows,
  columns,
  rowKey,
  formatCount,
  actions,
  actionsWidth = '11.75rem',
}: DataTableProps<Row>) => {
  const { texts, formatNumber } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState('');
  const [sort, setSort] = useState<Sort>();
  // The input updates at once; the rows follow at low priority.
  const deferredInput = useDeferredValue(input);

  const sortColumn = columns.find(({ key }) => key === sort?.key);
  const { order, isSorting } = useSorted(rows, sortColumn, sort?.direction ?? 'ascending', texts.locale);
  const { find, isReady } = useSearch(rows, columns);
  const query = isReady ? deferredInput : '';
  const rowIndexes = useMemo(() => find(query, order), [find, query, order]);

  const shared = { label, rows, columns, rowIndexes, rowKey, actions, actionsWidth, sort, onSort: setSort };
  const isFiltered = rowIndexes.length < rows.length;
  const isVirtual = rows.length > MAX_RENDERED_ROWS;

  const clearSearch = () => {
    setInput('');
    root.current?.querySelector('input')?.focus();
  };

  return (
    <div className={container} ref={root}>
      <div className={layout}>
        <Toolbar
          columns={columns}
          query={input}
          onQuery={setInput}
          sort={sort}
          onSort={setSort}
          count={
            isFiltered
              ? texts.table.found(formatNumber(rowIndexes.length), formatCount(rows.length))
              : formatCount(rows.length)
          }
        />
        <div aria-busy={isSorting || query !== input}>
          {rowIndexes.length === 0 ? (
            <EmptyState icon="search" {...texts.table.nothingFound}>
              <Button onClick={clearSearch}>{texts.table.clearSearch}</Button>
            </EmptyState>
          ) : isVirtual ? (
            <VirtualRows {...shared} isVirtual resetKey={`${query} ${sort?.direction ?? ''} ${sort?.key ?? ''}`} />
          ) : (
            <AllRows {...shared} isVirtual={false} />
          )}
        </div>
      </div>
    </div>
  );
};
