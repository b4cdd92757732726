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
  /** They are about to change. */
  isBusy: boolean;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** All rows at once, so that the browser's own search finds them and a screen reader reads on. */
export const PlainRows = <Data,>({
  label,
  rows,
  positions,
  rowKey,
  isBusy,
  sort,
  onSort,
  ...shape
}: RowsProps<Data>) => (
  <table className={table.plain} role="table" aria-label={label} aria-busy={isBusy}>
    <Head {...shape} sort={sort} onSort={onSort} />
    <tbody className={body.plain} role="rowgroup">
      {Array.from(positions, (position, index) => {
        const row = rows[position];
        return row && <Row key={rowKey(row)} {...shape} row={row} index={index} />;
      })}
    </tbody>
  </table>
);
