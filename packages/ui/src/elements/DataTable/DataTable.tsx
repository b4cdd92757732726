'use client';
import { useState, useDeferredValue, useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts, useUi } from '../../UiProvider.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Select } from '../Select/Select.js';
import { tableTexts } from '../../texts/en/table.js';
import { Button } from '../Button/Button.js';
import { Pagination } from '../Pagination/Pagination.js';
import { searchIcon } from '../Icon/icons.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useFormatTotal } from '../useFormatTotal.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import type { DataColumn, Direction, HostPaging, Sort } from './column.js';
import { rowCount, searchField, sortField, toolbar, more, container, denseLayout, layout } from './DataTable.css.js';
import { AllRows } from './Rows.js';
import { useSearch } from './search.js';
import { useSorted } from './sort.js';
import { VirtualRows } from './VirtualRows.js';

export type { DataColumn, HostPaging, Sort } from './column.js';

interface Controls {
  paging: HostPaging | undefined;
  search: string | undefined;
  onSearchChange: ((search: string) => void) | undefined;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
}

/** The search and the sort order: those of the host, those of the caller if there is a handler, or the table's own. */
const useControls = ({ paging, ...given }: Controls) => {
  const [search, onSearchChange] = useState('');
  const [sort, onSortChange] = useState<Sort>();
  if (paging) return paging;
  return {
    ...(given.onSearchChange
      ? { search: given.search ?? '', onSearchChange: given.onSearchChange }
      : { search, onSearchChange }),
    ...(given.onSortChange ? { sort: given.sort, onSortChange: given.onSortChange } : { sort, onSortChange }),
    isUpdating: false,
  };
};

interface ToolbarProps<Row> {
  columns: readonly DataColumn<Row>[];
  query: string;
  onQuery: (query: string) => void;
  sort: Sort | undefined;
  onSortChange: (sort: Sort | undefined) => void;
  /** The number of rows as text. */
  count: string;
  /** The part of a longer search text that was used. */
  usedSearch: string | undefined;
}

const typeOf = <Row,>({ align, type = align === 'end' ? 'number' : 'text' }: DataColumn<Row>) => type;

const directions: readonly Direction[] = ['ascending', 'descending'];

const toOption = ({ key, direction }: Sort) => `${direction} ${key}`;

const fromOption = (option: string): Sort | undefined => {
  const direction = directions.find((each) => option.startsWith(each));
  return direction && { key: option.slice(direction.length + 1), direction };
};

/** The search field, the number of rows and, for cards, the sort options. */
const Toolbar = <Row,>({ columns, query, onQuery, sort, onSortChange, count, usedSearch }: ToolbarProps<Row>) => {
  const { table } = useTexts(tableTexts);
  const sortable = columns.filter(({ isSortable = true }) => isSortable);
  return (
    <div className={toolbar}>
      <div className={searchField}>
        <SearchField
          label={table.search}
          placeholder={table.search}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          hint={usedSearch && table.searchCut(usedSearch)}
        />
      </div>
      {sortable.length > 0 && (
        <div className={sortField}>
          <Select
            label={table.sortBy}
            value={sort ? toOption(sort) : ''}
            onChange={(event) => onSortChange(fromOption(event.target.value))}
          >
            <option value="">{table.asListed}</option>
            {sortable.flatMap((column) =>
              directions.map((direction) => {
                const option = toOption({ key: column.key, direction });
                return (
                  <option key={option} value={option}>
                    {table[direction][typeOf(column)](column.header)}
                  </option>
                );
              }),
            )}
          </Select>
        </div>
      )}
      <p className={rowCount} role="status">
        {count}
      </p>
    </div>
  );
};

/** Loads more rows of the host, or another page of them. */
const OtherRows = ({ isUpdating, onMore, page = 1, pageCount = 1, onPageChange }: HostPaging) => {
  const texts = useTexts(tableTexts);
  return (
    <>
      {onMore && (
        <div className={more}>
          <Button busy={isUpdating} onClick={onMore}>
            {texts.table.more}
          </Button>
        </div>
      )}
      {onPageChange && <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />}
    </>
  );
};

/** Up to this number all rows are rendered; above it only those in the viewport. */
const MAX_RENDERED_ROWS = 200;

export interface DataTableProps<Row> extends NativeProps<'div'> {
  /** The accessible name of the table. */
  label: string;
  /** All rows, in their original order. */
  rows: ReadonlyArray<Row>;
  /** The columns in reading order; the first one is the row header. Keep the array identity between renders. */
  columns: ReadonlyArray<DataColumn<Row>>;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Names a number of rows, which gets the number and its text: "24 users". */
  formatCount: (rows: number, formatted: string) => string;
  /** The text of the search field, if `onSearchChange` is given; otherwise the table keeps it. */
  search?: string | undefined;
  /** Called with each change of the search field; the caller then passes `search`. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** The sort order, if `onSortChange` is given; otherwise the table keeps it. Undefined is the original order. */
  sort?: Sort | undefined;
  /** Called with the sort order that the user chooses; the caller then passes `sort`. */
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  /** Returns the URL that a row leads to: its row header is a link, and a click anywhere in the row follows it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Called with the row that is clicked; without `rowHref` its row header is a button. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Renders the buttons of a row, each labelled with the name of the row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Shown in place of the rows if there are none and the user did not search, for example an `EmptyState`. */
  empty?: ReactNode | undefined;
  /** `dense` for a page that people work in all day: rows of 40 px, or 44 px on touch screens. @default 'normal' */
  density?: 'normal' | 'dense' | undefined;
  /** The minimum width of the buttons of a row, in a table of more than 200 rows. @default '11.75rem' */
  actionsWidth?: string | undefined;
  /** The height of a row in a table of more than 200 rows. @default '4rem', for two lines of text, or '2.5rem' if it is dense */
  rowHeight?: string | undefined;
  /** The search, sort order and pages of the host; without it the table itself searches and sorts `rows`. */
  paging?: HostPaging | undefined;
  /** Finds the rows of a search, the best first; without it the table finds those that contain all words of it. */
  findRows?: ((search: string) => ReadonlyArray<Row>) | undefined;
}

/** A searchable and sortable table of up to 100,000 rows, shown as cards in a narrow container. */
export const DataTable = <Row,>({
  paging,
  density = 'normal',
  actionsWidth = '11.75rem',
  rowHeight = density === 'dense' ? '2.5rem' : '4rem',
  ...props
}: DataTableProps<Row>) => {
  const { label, rows, columns, rowKey, formatCount, rowHref, onRowClick, actions, empty, findRows, ...others } = props;
  const {
    search,
    onSearchChange: givenOnSearchChange,
    sort: givenSort,
    onSortChange: givenOnSortChange,
    ref,
    ...native
  } = others;
  const given = { search, onSearchChange: givenOnSearchChange, sort: givenSort, onSortChange: givenOnSortChange };
  const { formatNumber } = useUi();
  const texts = useTexts(tableTexts);
  const formatTotal = useFormatTotal();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const { search: input, onSearchChange, sort, onSortChange, isUpdating } = useControls({ ...given, paging });
  // The input updates at once; the rows follow at low priority.
  const deferredInput = useDeferredValue(input);

  const sortColumn = paging ? undefined : columns.find(({ key }) => key === sort?.key);
  const { order, isSorting } = useSorted(rows, sortColumn, sort?.direction ?? 'ascending', texts.locale);
  const { find, isReady } = useSearch(rows, columns, findRows);
  const query = isReady && !paging ? deferredInput : '';
  // What the rows are the result of.
  const searched = paging ? input : query;
  const rowIndexes = useMemo(() => find(query, order), [find, query, order]);

  const shared = {
    label,
    rows,
    columns,
    rowIndexes,
    rowKey,
    rowHref,
    onRowClick,
    actions,
    actionsWidth,
    rowHeight,
    sort,
    onSortChange,
  };
  const total = paging?.total ?? rows.length;
  const all = formatCount(total, formatTotal(total, paging?.isTotalMinimum));
  const isVirtual = rows.length > MAX_RENDERED_ROWS;
  const formatShown = paging ? texts.table.shown : texts.table.found;

  const clearSearch = () => {
    onSearchChange('');
    root.current?.querySelector('input')?.focus();
  };

  const nothingFound = (
    <EmptyState icon={searchIcon} {...texts.table.nothingFound}>
      <Button onClick={clearSearch}>{texts.table.clearSearch}</Button>
    </EmptyState>
  );

  return (
    <div {...mergeProps({ 'data-part': 'data-table', className: container }, native)} ref={root}>
      <div className={density === 'dense' ? denseLayout : layout}>
        <Toolbar
          columns={columns}
          query={input}
          onQuery={onSearchChange}
          sort={sort}
          onSortChange={onSortChange}
          usedSearch={paging?.usedSearch}
          count={
            rowIndexes.length < total || paging?.isTotalMinimum
              ? formatShown(formatNumber(rowIndexes.length), all)
              : all
          }
        />
        <div aria-busy={isUpdating || isSorting || (!paging && query !== input)}>
          {rowIndexes.length === 0 ? (
            !isUpdating && (searched ? nothingFound : empty)
          ) : isVirtual ? (
            <VirtualRows
              {...shared}
              isVirtual
              resetKey={`${paging?.page?.toString() ?? ''} ${searched} ${sort?.direction ?? ''} ${sort?.key ?? ''}`}
            />
          ) : (
            <AllRows {...shared} isVirtual={false} />
          )}
        </div>
        {paging && <OtherRows {...paging} />}
      </div>
    </div>
  );
};
