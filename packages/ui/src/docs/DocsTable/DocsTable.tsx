import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { body, cell, columnHeader, container, head, row as rowStyle, rowHeader, table } from './DocsTable.css.js';

interface DocsColumn<Row> {
  /** The column header; on cards, the label of each value. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
}

export interface DocsTableProps<Row> {
  /** The caption for screen readers. */
  caption: string;
  /** The columns in reading order; the first one is the row header. */
  columns: readonly [DocsColumn<Row>, ...DocsColumn<Row>[]];
  /** The rows. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
}

/** A static table for documentation, shown as cards in a narrow container. */
export const DocsTable = <Row,>({ caption, columns, rows, rowKey }: DocsTableProps<Row>) => {
  const [first, ...others] = columns;
  // With another `display` value some browsers drop the table roles, so they are explicit.
  return (
    <div className={container}>
      <table className={table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={head} role="rowgroup">
          <tr role="row">
            {columns.map(({ header }) => (
              <th key={header} className={columnHeader} scope="col" role="columnheader">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowStyle} role="row">
              <th className={rowHeader} scope="row" role="rowheader">
                {first.cell(row)}
              </th>
              {others.map(({ header, cell: renderCell }) => (
                <td key={header} className={cell} role="cell" data-label={header}>
                  {renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
