import { memo } from 'react';
import type { Sort, TableShape } from './column.js';
import { body, table } from './Rows.css.js';
import { Head } from './Head.js';
import { Row } from './Row.js';

/** What either way to draw the rows needs. */
export interface RowsProps<Data> extends TableShape<Data> {
  label: string;
  rows: readonly Data[];
  /** Which rows are shown, in their order. */
  positions: Uint32Array;
  rowKey: (row: Data) => string;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

const Rows = <Data,>({ label, rows, positions, rowKey, sort, onSort, ...shape }: RowsProps<Data>) => (
  <table className={table.plain} role="table" aria-label={label}>
    <Head {...shape} sort={sort} onSort={onSort} />
    <tbody className={body.plain} role="rowgroup">
      {Array.from(positions, (position, index) => {
        const row = rows[position];
        return row && <Row key={rowKey(row)} {...shape} row={row} index={index} />;
      })}
    </tbody>
  </table>
);

/** All rows at once, so that the browser's own search finds them and a screen reader reads on; left alone while somebody types. */
export const PlainRows = memo(Rows) as typeof Rows;
