import type { MouseEvent, ReactNode } from 'react';
import { memo } from 'react';
import { useUi, useTexts } from '../../UiProvider.js';
import { setStyle } from '../setStyle.js';
import { EmailText } from '../EmailText/EmailText.js';
import { Icon } from '../Icon/Icon.js';
import { downIcon, sortIcon, upIcon } from '../Icon/icons.js';
import { tableTexts } from '../../texts/en/table.js';
import type { TableLayout, DataColumn, Sort } from './column.js';
import {
  rowLink,
  clickableRow,
  actions as actionsCell,
  cell,
  clampedText,
  noWrapText,
  row as rowStyle,
  rowHeader,
  rowHeightName,
  valueCountName,
  hidden,
  twoLines,
  actionsHeader,
  columnHeader,
  head,
  headRow,
  icon,
  plainHeader,
  sortButton,
  body,
  table,
} from './Rows.css.js';
import { hasTwoLines, isSingleNumber } from './column.js';

interface RowLinkProps<Row> extends Pick<TableLayout<Row>, 'rowHref' | 'onRowClick'> {
  row: Row;
  children: ReactNode;
}

/** The row header of a clickable row: its link, or a button. */
const RowLink = <Row,>({ row, rowHref, onRowClick, children }: RowLinkProps<Row>) => {
  const { Link } = useUi();
  const shared = { className: rowLink, onClick: onRowClick && (() => onRowClick(row)), children };
  if (rowHref) return <Link href={rowHref(row)} {...shared} />;
  return onRowClick ? <button type="button" {...shared} /> : children;
};

/** Passes a click on a row on to its link with the keys that are held, so that the link opens as if it was clicked itself. */
const clickRowLink = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const isOnControl = target instanceof Element && target.closest('a, button, input, select, textarea, label, summary');
  if (isOnControl || event.defaultPrevented || getSelection()?.isCollapsed === false) return;
  currentTarget
    .querySelector(`.${rowLink}`)
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
};

interface TableRowProps<Row> extends TableLayout<Row> {
  row: Row;
  /** The position of the row in the list, from 0. */
  index: number;
  /** The distance from the top of the list in pixels; only in a virtual list. */
  top?: number | undefined;
}

export const tableClass = <Row,>(base: string, columns: readonly DataColumn<Row>[]): string =>
  hasTwoLines(columns) ? `${base} ${twoLines}` : base;

const cellClass = <Row,>({ align = 'start', narrow }: DataColumn<Row>, isVirtual: boolean): string => {
  const base = cell[`${align}${isVirtual ? 'Virtual' : 'Plain'}`];
  return narrow === 'hidden' ? `${base} ${hidden}` : base;
};

/** The width of a column in percent, so that a long value does not narrow the other columns. */
export const columnWidth = <Row,>(columns: readonly DataColumn<Row>[], { flex = 1 }: DataColumn<Row>): string =>
  `${String((flex / columns.reduce((sum, { flex: other = 1 }) => sum + other, 0)) * 100)}%`;

/** `grid-template-columns` of a virtual row: the rows are positioned absolutely, so no table layout aligns them. */
export const gridColumns = <Row,>({ columns, actions, actionsWidth }: TableLayout<Row>): string =>
  [
    ...columns.map(
      ({ flex = 1, noWrap, minWidth = noWrap ? '8.5rem' : '0' }) => `minmax(${minWidth}, ${String(flex)}fr)`,
    ),
    ...(actions ? [`minmax(${actionsWidth}, 0.8fr)`] : []),
  ].join(' ');

const positionedAt = <Row,>(top: number, layout: TableLayout<Row>) =>
  setStyle({
    'inset-block-start': `${String(top)}px`,
    'grid-template-columns': gridColumns(layout),
    [valueCountName]: String(layout.columns.length - 1),
    [rowHeightName]: layout.rowHeight,
  });

const Value = <Row,>({ column, row, isClamped }: { column: DataColumn<Row>; row: Row; isClamped: boolean }) => {
  const { texts, formatNumber } = useUi();
  const value = column.value(row);
  const isNumber = typeof value === 'number';
  const text = (isNumber ? formatNumber(value) : value) || texts.common.dash;
  const content = column.cell?.(row) ?? <EmailText>{text}</EmailText>;
  if (isNumber || (column.noWrap && isSingleNumber(text)))
    return (
      <span className={noWrapText} translate="no">
        {content}
      </span>
    );
  if (isClamped)
    return (
      <span className={clampedText} title={text}>
        {content}
      </span>
    );
  return column.cell ? content : <span>{content}</span>;
};

/** One row: the row header, the other values and the actions. */
export const TableRow = <Row,>({ row, index, top, ...layout }: TableRowProps<Row>) => {
  const { columns, actions, isVirtual, rowHref, onRowClick } = layout;
  const isClickable = rowHref !== undefined || onRowClick !== undefined;
  const variant = isVirtual ? 'virtual' : 'plain';
  const role = isVirtual ? 'gridcell' : 'cell';
  const cellPosition = (column: number) => (isVirtual ? { 'data-row': index, 'data-column': column } : undefined);
  return (
    <tr
      className={isClickable ? `${rowStyle[variant]} ${clickableRow}` : rowStyle[variant]}
      role="row"
      aria-rowindex={isVirtual ? index + 2 : undefined}
      ref={top === undefined ? undefined : positionedAt(top, layout)}
      onClick={isClickable ? clickRowLink : undefined}
    >
      {columns.map((column, position) =>
        position === 0 ? (
          <th key={column.key} className={rowHeader[variant]} scope="row" role="rowheader" {...cellPosition(position)}>
            <RowLink row={row} rowHref={rowHref} onRowClick={onRowClick}>
              <Value column={column} row={row} isClamped={isVirtual} />
            </RowLink>
          </th>
        ) : (
          <td
            key={column.key}
            className={cellClass(column, isVirtual)}
            role={role}
            data-label={column.header}
            {...cellPosition(position)}
          >
            <Value column={column} row={row} isClamped={isVirtual} />
          </td>
        ),
      )}
      {actions && (
        <td className={actionsCell[variant]} role={role} {...cellPosition(columns.length)}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
};

interface TableHeadProps<Row> extends TableLayout<Row> {
  sort: Sort | undefined;
  onSortChange: (sort: Sort | undefined) => void;
}

const icons = { none: sortIcon, ascending: upIcon, descending: downIcon } as const;

/** Ascending, then descending, then unsorted. */
const nextSort = (sort: Sort | undefined, key: string): Sort | undefined => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
};

/** The column headers, each a button that sorts the table. */
export const TableHead = <Row,>({ sort, onSortChange, ...layout }: TableHeadProps<Row>) => {
  const texts = useTexts(tableTexts);
  const { columns, actions, isVirtual } = layout;
  const variant = isVirtual ? 'virtual' : 'plain';
  return (
    <thead className={head[variant]} role="rowgroup">
      <tr
        className={headRow[variant]}
        role="row"
        aria-rowindex={isVirtual ? 1 : undefined}
        ref={isVirtual ? setStyle({ 'grid-template-columns': gridColumns(layout) }) : undefined}
      >
        {columns.map((column) => {
          const { key, header, align = 'start', isSortable = true } = column;
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <th
              key={key}
              className={columnHeader}
              scope="col"
              role="columnheader"
              aria-sort={isSortable ? direction : undefined}
              ref={isVirtual ? undefined : setStyle({ 'inline-size': columnWidth(columns, column) })}
            >
              {isSortable ? (
                <button className={sortButton[align]} type="button" onClick={() => onSortChange(nextSort(sort, key))}>
                  {header}
                  <span className={icon}>
                    <Icon path={icons[direction]} />
                  </span>
                </button>
              ) : (
                <span className={plainHeader[align]}>{header}</span>
              )}
            </th>
          );
        })}
        {actions && (
          <th className={actionsHeader} scope="col" role="columnheader">
            {texts.table.actions}
          </th>
        )}
      </tr>
    </thead>
  );
};

/** The props of `AllRows` and `VirtualRows`. */
export interface RowsProps<Row> extends TableLayout<Row> {
  label: string;
  rows: readonly Row[];
  /** The indexes of the rows to show, in display order. */
  rowIndexes: Uint32Array;
  rowKey: (row: Row) => string;
  sort: Sort | undefined;
  onSortChange: (sort: Sort | undefined) => void;
}

const Table = <Row,>({ label, rows, rowIndexes, rowKey, sort, onSortChange, ...layout }: RowsProps<Row>) => (
  <table className={tableClass(table.plain, layout.columns)} role="table" aria-label={label}>
    <TableHead {...layout} sort={sort} onSortChange={onSortChange} />
    <tbody className={body.plain} role="rowgroup">
      {Array.from(rowIndexes, (rowIndex, index) => {
        const row = rows[rowIndex];
        return row && <TableRow key={rowKey(row)} {...layout} row={row} index={index} />;
      })}
    </tbody>
  </table>
);

/** Renders all rows, so that the browser's search finds them. Memoized, so that typing in the search field does not render it. */
export const AllRows = memo(Table) as typeof Table;
