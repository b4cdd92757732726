'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { setStyle } from '../setStyle.js';
import { useScrollRegion } from '../useScrollRegion.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { caption as captionStyle, noWrap as noWrapStyle, region, table } from './Table.css.js';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** The column header, which no other column has; in a table without headers only its key. */
  header: string;
  /** Renders the value of a row. */
  cell: (row: Row) => ReactNode;
  /** Whether the values name their rows. @default that of the first column, if no column has it */
  isRowHeader?: boolean | undefined;
  /** `end` puts the header and the values under each other at their ends, with digits of equal width. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Keeps the values on one line. @default false */
  noWrap?: boolean | undefined;
  /** The width, a length. @default as wide as the values */
  width?: string | undefined;
  /** A class of the cells of its rows. */
  className?: string | undefined;
}

export interface TableProps<Row> extends NativeProps<'table'> {
  /** The name of the table, shown above it. */
  caption: ReactNode;
  /** Shows the caption to screen readers only. @default false */
  captionHidden?: boolean | undefined;
  /** The columns in reading order. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** The rows, in their order. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Rows below the others, such as sums. */
  footRows?: ReadonlyArray<Row> | undefined;
  /** Whether the headers of the columns are shown. @default true */
  hasHead?: boolean | undefined;
}

const joined = (...classes: ReadonlyArray<string | false | undefined>) =>
  classes.filter(Boolean).join(' ') || undefined;

/** Rows under the headers of their columns, which scroll in their own region if they are too wide. Use `DataTable` to search and sort. */
export const Table = <Row,>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  footRows,
  hasHead = true,
  ...native
}: TableProps<Row>) => {
  const id = useId();
  const { ref, scrollable } = useScrollRegion(id);
  const named = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  const renderRow = (row: Row) => (
    <tr key={rowKey(row)} role="row">
      {columns.map(({ header, cell, align, noWrap, className: own }, index) => {
        const props = {
          className: joined(noWrap && noWrapStyle, own),
          'data-numeric': align === 'end' || undefined,
          children: cell(row),
        };
        return index === named ? (
          <th key={header} {...props} scope="row" role="rowheader" />
        ) : (
          <td key={header} {...props} role="cell" data-label={header} />
        );
      })}
    </tr>
  );
  return (
    <div ref={ref} className={region} {...scrollable}>
      <table {...mergeProps({ 'data-part': 'table', className: table }, native)} role="table" aria-labelledby={id}>
        <caption id={id} className={captionHidden ? undefined : captionStyle}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {hasHead && (
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ header, align, width }) => (
                <th
                  key={header}
                  data-numeric={align === 'end' || undefined}
                  scope="col"
                  role="columnheader"
                  ref={width === undefined ? undefined : setStyle({ 'inline-size': width })}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">{rows.map(renderRow)}</tbody>
        {footRows && <tfoot role="rowgroup">{footRows.map(renderRow)}</tfoot>}
      </table>
    </div>
  );
};
