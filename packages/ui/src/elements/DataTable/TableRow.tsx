import { useUi } from '../../UiProvider.js';
import { setStyle } from '../setStyle.js';
import { EmailText } from '../EmailText/EmailText.js';
import { clickRowLink, RowLink } from './RowLink.js';
import { hasTwoLines, isSingleNumber } from './column.js';
import type { DataColumn, TableLayout } from './column.js';
import { clickableRow } from './RowLink.css.js';
import {
  actions as actionsCell,
  cell,
  clampedText,
  noWrapText,
  row as rowStyle,
  rowHeader,
  rowHeightName,
  valueCountName,
} from './TableBody.css.js';
import { hidden, twoLines } from './TwoLines.css.js';

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
