import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { body, cell, columnHeader, head, name, room, row as rowStyle, table } from './DocsTable.css.js';

/** One column: what stands over it and what it shows of a row. */
interface DocsColumn<Row> {
  /** What stands over it on a desk, and before each value on a phone. */
  header: string;
  /** Draws what it shows of a row. */
  cell: (row: Row) => ReactNode;
}

export interface DocsTableProps<Row> {
  /** What the table is of, for screen readers; to the eye the heading above says it. */
  caption: string;
  /** The columns in reading order; the first one names the row. */
  columns: readonly [DocsColumn<Row>, ...DocsColumn<Row>[]];
  /** What is shown, one row each. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
}

/** A ruled table where there is room, a card for each row where there is not; the shop's own tables are `DataTable`s. */
export const DocsTable = <Row,>({ caption, columns, rows, rowKey }: DocsTableProps<Row>) => {
  const [naming, ...others] = columns;
  // Roles are written out, because a table laid out as cards loses its own in some browsers.
  return (
    <div className={room}>
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
              <th className={name} scope="row" role="rowheader">
                {naming.cell(row)}
              </th>
              {others.map(({ header, cell: draw }) => (
                <td key={header} className={cell} role="cell" data-label={header}>
                  {draw(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
