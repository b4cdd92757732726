import type { CSSProperties } from 'react';
import { useUi } from '../../UiProvider.js';
import { EmailText } from '../EmailText/EmailText.js';
import { isOneFigure } from './column.js';
import type { DataColumn, TableShape } from './column.js';
import { actions as actionsCell, cell, clamped, name, row as rowStyle, unbroken, valueCountName } from './Rows.css.js';

interface RowProps<Row> extends TableShape<Row> {
  /** What it shows. */
  row: Row;
  /** Which row of the list it is, from 0; said only where not all rows are drawn. */
  index: number;
  /** Distance from the top of the list in pixels; only where not all rows are drawn. */
  top?: number;
}

/** How much of the whole a column may have, so that one long value does not take the room of all others. */
export const widthOf = <Row,>(columns: readonly DataColumn<Row>[], { flex = 1 }: DataColumn<Row>): string =>
  `${String((flex / columns.reduce((sum, { flex: other = 1 }) => sum + other, 0)) * 100)}%`;

/** The same for tables whose rows stand apart and so cannot agree on it. */
export const tracksOf = <Row,>({ columns, actions }: TableShape<Row>): string =>
  [
    ...columns.map(({ flex = 1, noWrap }) => `minmax(${noWrap ? '8.5rem' : '0'}, ${String(flex)}fr)`),
    ...(actions ? ['minmax(11.75rem, 0.8fr)'] : []),
  ].join(' ');

const placed = <Row,>(shape: TableShape<Row>, top: number): CSSProperties => ({
  insetBlockStart: top,
  gridTemplateColumns: tracksOf(shape),
  [valueCountName]: shape.columns.length - 1,
});

const Value = <Row,>({ column, row, isClamped }: { column: DataColumn<Row>; row: Row; isClamped: boolean }) => {
  const { texts, number } = useUi();
  const value = column.value(row);
  const isFigure = typeof value === 'number';
  const words = (isFigure ? number(value) : value) || texts.common.dash;
  const drawn = column.cell?.(row) ?? <EmailText>{words}</EmailText>;
  if (isFigure || (column.noWrap && isOneFigure(words))) return <span className={unbroken}>{drawn}</span>;
  if (isClamped)
    return (
      <span className={clamped} title={words}>
        {drawn}
      </span>
    );
  return column.cell ? drawn : <span>{drawn}</span>;
};

/** One row: its name, its values, and at the end what can be done with it. */
export const Row = <Data,>({ row, index, top, ...shape }: RowProps<Data>) => {
  const { columns, actions, isWindowed } = shape;
  const look = isWindowed ? 'windowed' : 'plain';
  const role = isWindowed ? 'gridcell' : 'cell';
  const place = (column: number) => (isWindowed ? { 'data-row': index, 'data-column': column } : undefined);
  return (
    <tr
      className={rowStyle[look]}
      role="row"
      aria-rowindex={isWindowed ? index + 2 : undefined}
      style={top === undefined ? undefined : placed(shape, top)}
    >
      {columns.map((column, position) =>
        position === 0 ? (
          <th key={column.key} className={name[look]} scope="row" role="rowheader" {...place(position)}>
            <Value column={column} row={row} isClamped={isWindowed} />
          </th>
        ) : (
          <td
            key={column.key}
            className={cell[`${column.align ?? 'start'}${isWindowed ? 'Windowed' : 'Plain'}`]}
            role={role}
            data-label={column.header}
            {...place(position)}
          >
            <Value column={column} row={row} isClamped={isWindowed} />
          </td>
        ),
      )}
      {actions && (
        <td className={actionsCell[look]} role={role} {...place(columns.length)}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
};
