import { memo } from 'react';
import type { Sort, TableLayout } from './column.js';
import { body, table } from './TableBody.css.js';
import { TableHead } from './TableHead.js';
import { TableRow, tableClass } from './TableRow.js';

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
